// written by `make generate`
/** Operations that also answer without credentials. */
export type CallerOptional = 'Achievements_GetCatalog' | 'Achievements_GetForUser' | 'Comments_GetComment' | 'Exports_GetArchive' | 'Materials_GetMaterials' | 'Media_GetImage' | 'Media_GetThumbnail' | 'Octoprint_PostEvent' | 'PrinterCategories_GetPrinterCategories' | 'Prints_GetComments' | 'Prints_GetImages' | 'Prints_GetPrint' | 'Prints_GetSettings' | 'Projects_GetImages' | 'Projects_GetPrints' | 'Projects_GetProject' | 'SlicerSettings_SaveSettings' | 'Users_GetPrints' | 'Users_GetUser'
/** Operations that never write. */
export type ReadOnly = 'Achievements_GetCatalog' | 'Achievements_GetForUser' | 'Analytics_GetAccuracy' | 'Analytics_GetActivity' | 'Analytics_GetCosts' | 'Analytics_GetFailures' | 'Analytics_GetMaterials' | 'Analytics_GetOverview' | 'Analytics_GetPrinters' | 'BlockedUsers_GetBlockedUsers' | 'Brands_GetBrand' | 'Brands_GetBrands' | 'Comments_GetComment' | 'ConnectedAgents_GetConnectedAgents' | 'Devices_GetDevices' | 'Devices_GetWebPushKey' | 'Events_GetEvents' | 'Exports_GetArchive' | 'Exports_GetExport' | 'Exports_GetExports' | 'Feed_GetFeed' | 'FilamentTypes_GetFilamentType' | 'FilamentTypes_GetFilamentTypes' | 'Filaments_GetBrands' | 'Filaments_GetCsv' | 'Filaments_GetFilament' | 'Filaments_GetFilaments' | 'Filaments_GetImages' | 'Filaments_GetLedger' | 'Filaments_GetLedgerCsv' | 'Filaments_GetPurchaseLocations' | 'Filaments_GetStorageLocations' | 'Images_GetImage' | 'Imports_GetImport' | 'Imports_GetImports' | 'Imports_GetRows' | 'Materials_GetMaterials' | 'Media_GetImage' | 'Media_GetThumbnail' | 'Notifications_GetNotifications' | 'Notifications_GetSettings' | 'Notifications_GetUnreadCount' | 'PrinterCategories_GetPrinterCategories' | 'PrinterMaintenance_GetCategories' | 'PrinterMaintenance_GetCsv' | 'PrinterMaintenance_GetEntries' | 'PrinterMaintenance_GetEntry' | 'Printers_GetCsv' | 'Printers_GetFilament' | 'Printers_GetImages' | 'Printers_GetPrinter' | 'Printers_GetPrinters' | 'Printers_GetSummary' | 'Prints_GetComments' | 'Prints_GetCsv' | 'Prints_GetImages' | 'Prints_GetPrint' | 'Prints_GetSettings' | 'Prints_GetSummary' | 'Prints_GetTotals' | 'Projects_GetImages' | 'Projects_GetPrints' | 'Projects_GetProject' | 'Projects_GetProjects' | 'Quotes_Estimate' | 'Sessions_GetSessions' | 'SlicerSettings_ListSettings' | 'SpoolConnections_GetConnections' | 'Stock_GetPlan' | 'Stock_GetStock' | 'UserApiKeys_GetApiKeys' | 'Users_GetMe' | 'Users_GetMyEmail' | 'Users_GetMyStorage' | 'Users_GetPrints' | 'Users_GetUser' | 'Webhooks_GetDeliveries' | 'Webhooks_GetWebhook' | 'Webhooks_GetWebhooks'
/** Query parameters that have a default. */
export interface Defaulted {
  Achievements_DismissHint: never
  Achievements_GetCatalog: never
  Achievements_GetForUser: never
  Achievements_GetMine: never
  Analytics_GetAccuracy: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetActivity: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetCosts: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetFailures: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetMaterials: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetOverview: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetPrinters: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Bambuddy_PostNotification: never
  BlockedUsers_DeleteBlockedUser: never
  BlockedUsers_GetBlockedUsers: 'pageNumber' | 'pageSize'
  BlockedUsers_PutBlockedUser: never
  Brands_DeleteBrand: never
  Brands_GetBrand: never
  Brands_GetBrands: 'pageNumber' | 'pageSize' | 'sortColumn' | 'sortDirection'
  Brands_PatchBrand: never
  Brands_PostBrand: never
  Comments_DeleteComment: never
  Comments_GetComment: never
  Comments_PutComment: never
  ConnectedAgents_AllowConnectedAgent: never
  ConnectedAgents_GetConnectedAgents: 'includeRevoked'
  ConnectedAgents_RevokeConnectedAgent: never
  Devices_DeleteDevice: never
  Devices_GetDevices: 'pageNumber' | 'pageSize'
  Devices_GetWebPushKey: never
  Devices_RegisterDevice: never
  Events_GetEvents: 'limit'
  Exports_DeleteExport: never
  Exports_GetArchive: never
  Exports_GetExport: never
  Exports_GetExports: 'pageNumber' | 'pageSize'
  Exports_PostExport: never
  Feed_GetFeed: 'pageNumber' | 'pageSize'
  FilamentTypes_DeleteFilamentType: never
  FilamentTypes_GetFilamentType: never
  FilamentTypes_GetFilamentTypes: 'pageNumber' | 'pageSize' | 'sortColumn' | 'sortDirection'
  FilamentTypes_PatchFilamentType: never
  FilamentTypes_PostFilamentType: never
  Filaments_DeleteFilament: never
  Filaments_GetBrands: never
  Filaments_GetCsv: 'sortColumn' | 'sortDirection'
  Filaments_GetFilament: never
  Filaments_GetFilaments: 'pageNumber' | 'pageSize' | 'sortColumn' | 'sortDirection'
  Filaments_GetImages: never
  Filaments_GetLedger: 'pageNumber' | 'pageSize'
  Filaments_GetLedgerCsv: never
  Filaments_GetPurchaseLocations: never
  Filaments_GetStorageLocations: never
  Filaments_PatchFilament: never
  Filaments_PostAdjustment: never
  Filaments_PostFilament: never
  Filaments_PostImage: never
  Filaments_PostReversal: never
  Filaments_PutFilament: never
  Images_DeleteImage: never
  Images_GetImage: never
  Images_PatchImage: never
  Images_RotateImage: never
  Imports_CommitImport: never
  Imports_DeleteImport: never
  Imports_GetImport: never
  Imports_GetImports: 'pageNumber' | 'pageSize'
  Imports_GetRows: 'pageNumber' | 'pageSize'
  Imports_PatchImport: never
  Imports_PostImport: never
  Imports_UndoImport: never
  Materials_GetMaterials: never
  Media_GetImage: never
  Media_GetThumbnail: never
  Moonraker_PostNotification: never
  Notifications_DeleteNotification: never
  Notifications_DeleteNotifications: never
  Notifications_GetNotifications: 'pageNumber' | 'pageSize'
  Notifications_GetSettings: never
  Notifications_GetUnreadCount: never
  Notifications_PatchSettings: never
  Notifications_PutRead: never
  Notifications_PutReadAll: never
  Obico_PostNotification: never
  OctoEverywhere_PostNotification: never
  Octoprint_PostEvent: never
  PrintEvents_PostEvent: never
  PrinterCategories_GetPrinterCategories: never
  PrinterMaintenance_CompleteEntry: never
  PrinterMaintenance_DeleteEntry: never
  PrinterMaintenance_GetCategories: never
  PrinterMaintenance_GetCsv: never
  PrinterMaintenance_GetEntries: 'pageNumber' | 'pageSize'
  PrinterMaintenance_GetEntry: never
  PrinterMaintenance_PatchEntry: never
  PrinterMaintenance_PostEntry: never
  PrinterMaintenance_PutEntry: never
  Printers_DeletePrinter: never
  Printers_GetCsv: never
  Printers_GetFilament: never
  Printers_GetImages: never
  Printers_GetPrinter: never
  Printers_GetPrinters: 'pageNumber' | 'pageSize'
  Printers_GetSummary: 'pageNumber' | 'pageSize'
  Printers_PatchPrinter: never
  Printers_PostImage: never
  Printers_PostPrinter: never
  Printers_PutFilament: never
  Printers_PutPrinter: never
  Printers_UnloadFilament: never
  Prints_CompletePrint: never
  Prints_DeleteBulk: never
  Prints_DeleteComment: never
  Prints_DeleteImage: never
  Prints_DeletePrint: never
  Prints_GetComments: 'pageNumber' | 'pageSize'
  Prints_GetCsv: 'showOnlySuccessful' | 'showOnlyFailed' | 'sortColumn' | 'sortDirection'
  Prints_GetImages: never
  Prints_GetPrint: 'asVisitor'
  Prints_GetSettings: 'asVisitor'
  Prints_GetSummary: 'pageNumber' | 'pageSize' | 'showOnlySuccessful' | 'showOnlyFailed' | 'sortColumn' | 'sortDirection'
  Prints_GetTotals: 'showOnlySuccessful' | 'showOnlyFailed'
  Prints_PatchBulk: never
  Prints_PatchPrint: never
  Prints_PostComment: never
  Prints_PostImage: never
  Prints_PostPrint: never
  Prints_PutPrint: never
  Prints_RepricePrints: never
  Projects_DeleteImage: never
  Projects_DeleteProject: never
  Projects_GetImages: never
  Projects_GetPrints: 'pageNumber' | 'pageSize'
  Projects_GetProject: never
  Projects_GetProjects: 'pageNumber' | 'pageSize' | 'sortColumn' | 'sortDirection'
  Projects_PatchProject: never
  Projects_PostImage: never
  Projects_PostProject: never
  Projects_PutProject: never
  Quotes_Estimate: never
  Sessions_DeleteSession: never
  Sessions_DeleteSessions: never
  Sessions_GetSessions: 'pageNumber' | 'pageSize'
  SlicerSettings_DeleteSettings: never
  SlicerSettings_GetSettings: never
  SlicerSettings_ListSettings: 'pageNumber' | 'pageSize' | 'sortColumn' | 'sortDirection'
  SlicerSettings_SaveSettings: never
  SpoolConnections_DeleteConnection: never
  SpoolConnections_GetConnections: 'pageNumber' | 'pageSize'
  SpoolConnections_PostConnection: never
  Stock_GetPlan: never
  Stock_GetStock: 'pageNumber' | 'pageSize' | 'sortColumn' | 'sortDirection'
  UserApiKeys_DeleteApiKey: never
  UserApiKeys_GetApiKeys: 'pageNumber' | 'pageSize'
  UserApiKeys_PostApiKey: never
  Users_DeleteMe: never
  Users_DeleteMyImage: never
  Users_GetMe: never
  Users_GetMyEmail: never
  Users_GetMyStorage: never
  Users_GetPrints: 'pageNumber' | 'pageSize'
  Users_GetUser: never
  Users_PatchMe: never
  Users_PutMyImage: never
  Webhooks_DeleteWebhook: never
  Webhooks_GetDeliveries: 'pageNumber' | 'pageSize'
  Webhooks_GetWebhook: never
  Webhooks_GetWebhooks: 'pageNumber' | 'pageSize'
  Webhooks_PatchWebhook: never
  Webhooks_PingWebhook: never
  Webhooks_PostWebhook: never
  Webhooks_RecoverDeliveries: never
  Webhooks_ResendDelivery: never
  Webhooks_RotateSecret: never
}
