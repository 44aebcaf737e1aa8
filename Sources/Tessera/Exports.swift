@_exported import TesseraLayout
@_exported import TesseraUI
