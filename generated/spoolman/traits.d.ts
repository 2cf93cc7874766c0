// written by `make generate`
/** Operations that also answer without credentials. */
export type CallerOptional = 'Exports_GetExport' | 'External_GetFilaments' | 'External_GetMaterials' | 'External_SearchFilaments' | 'Fields_DeleteField' | 'Fields_GetFields' | 'Fields_GetValues' | 'Fields_PostField' | 'Filaments_DeleteFilament' | 'Filaments_GetFilament' | 'Filaments_GetFilaments' | 'Filaments_PatchFilament' | 'Filaments_PostFilament' | 'Server_GetHealth' | 'Server_GetInfo' | 'Server_GetMetrics' | 'Server_PostBackup' | 'Server_Search' | 'Settings_GetSetting' | 'Settings_GetSettings' | 'Settings_PostSetting' | 'Spools_DeleteSpool' | 'Spools_GetGroups' | 'Spools_GetSpool' | 'Spools_GetSpools' | 'Spools_MeasureSpool' | 'Spools_PatchField' | 'Spools_PatchSpool' | 'Spools_PostSpool' | 'Spools_UseSpool' | 'Values_GetArticleNumbers' | 'Values_GetLocations' | 'Values_GetLotNumbers' | 'Values_GetMaterials' | 'Values_PatchLocation' | 'Vendors_DeleteVendor' | 'Vendors_GetVendor' | 'Vendors_GetVendors' | 'Vendors_PatchVendor' | 'Vendors_PostVendor'
/** Operations that never write. */
export type ReadOnly = 'Exports_GetExport' | 'External_GetFilaments' | 'External_GetMaterials' | 'External_SearchFilaments' | 'Fields_GetFields' | 'Fields_GetValues' | 'Filaments_GetFilament' | 'Filaments_GetFilaments' | 'Server_GetHealth' | 'Server_GetInfo' | 'Server_GetMetrics' | 'Server_Search' | 'Settings_GetSetting' | 'Settings_GetSettings' | 'Spools_GetGroups' | 'Spools_GetSpool' | 'Spools_GetSpools' | 'Values_GetArticleNumbers' | 'Values_GetLocations' | 'Values_GetLotNumbers' | 'Values_GetMaterials' | 'Vendors_GetVendor' | 'Vendors_GetVendors'
/** Query parameters that have a default. */
export interface Defaulted {
  Exports_GetExport: 'allow_archived'
  External_GetFilaments: never
  External_GetMaterials: never
  External_SearchFilaments: never
  Fields_DeleteField: never
  Fields_GetFields: never
  Fields_GetValues: never
  Fields_PostField: never
  Filaments_DeleteFilament: never
  Filaments_GetFilament: never
  Filaments_GetFilaments: 'color_similarity_threshold' | 'offset'
  Filaments_PatchFilament: never
  Filaments_PostFilament: never
  Server_GetHealth: never
  Server_GetInfo: never
  Server_GetMetrics: never
  Server_PostBackup: never
  Server_Search: 'limit' | 'allow_archived' | 'color_similarity_threshold' | 'spools_per_filament'
  Settings_GetSetting: never
  Settings_GetSettings: never
  Settings_PostSetting: never
  Spools_DeleteSpool: never
  Spools_GetGroups: 'allow_archived' | 'offset'
  Spools_GetSpool: never
  Spools_GetSpools: 'allow_archived' | 'offset'
  Spools_MeasureSpool: never
  Spools_PatchField: never
  Spools_PatchSpool: never
  Spools_PostSpool: never
  Spools_UseSpool: never
  Values_GetArticleNumbers: never
  Values_GetLocations: never
  Values_GetLotNumbers: never
  Values_GetMaterials: never
  Values_PatchLocation: never
  Vendors_DeleteVendor: never
  Vendors_GetVendor: never
  Vendors_GetVendors: 'offset'
  Vendors_PatchVendor: never
  Vendors_PostVendor: never
}
