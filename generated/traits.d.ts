// written by `make generate`
/** Operations that also answer without credentials. */
export type CallerOptional = 'Achievements_GetCatalog' | 'Achievements_GetForUser' | 'Octoprint_PostEvent' | 'Prints_GetPrint' | 'SlicerSettings_SaveSettings'
/** Operations that never write. */
export type ReadOnly = 'Achievements_GetCatalog' | 'Achievements_GetForUser' | 'Analytics_GetAccuracy' | 'Analytics_GetActivity' | 'Analytics_GetCosts' | 'Analytics_GetMaterials' | 'Analytics_GetOverview' | 'Analytics_GetPrinters' | 'ConnectedAgents_GetConnectedAgents' | 'Printers_GetPrinter' | 'Printers_GetPrinters' | 'Prints_GetPrint' | 'Prints_GetSummary' | 'UserApiKeys_GetApiKeys' | 'Users_GetMe' | 'Users_GetMyEmail'
/** Query parameters that have a default. */
export interface Defaulted {
  Achievements_DismissHint: never
  Achievements_GetCatalog: never
  Achievements_GetForUser: never
  Achievements_GetMine: never
  Analytics_GetAccuracy: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetActivity: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetCosts: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetMaterials: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetOverview: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Analytics_GetPrinters: 'TimeZone' | 'Granularity' | 'ComparePrevious'
  Comments_DeleteComment: never
  Comments_PutComment: never
  ConnectedAgents_GetConnectedAgents: never
  ConnectedAgents_RevokeConnectedAgent: never
  Devices_DeleteDevice: never
  Devices_RegisterDevice: never
  Moonraker_PostNotification: never
  Octoprint_PostEvent: never
  Printers_GetPrinter: never
  Printers_GetPrinters: 'pageNumber' | 'pageSize'
  Printers_PostPrinter: never
  Prints_CompletePrint: never
  Prints_DeletePrint: never
  Prints_GetPrint: never
  Prints_GetSummary: 'pageNumber' | 'pageSize' | 'showOnlySuccessful' | 'showOnlyFailed' | 'sortColumn' | 'sortDirection'
  Prints_PatchPrint: never
  Prints_PostPrint: never
  Prints_PutPrint: never
  SlicerSettings_GetSettings: never
  SlicerSettings_SaveSettings: never
  UserApiKeys_DeleteApiKey: never
  UserApiKeys_GetApiKeys: 'pageNumber' | 'pageSize'
  UserApiKeys_PostApiKey: never
  Users_GetMe: never
  Users_GetMyEmail: never
}
