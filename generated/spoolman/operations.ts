// written by `make generate`
import { handle as Exports_GetExport } from '../../src/spoolman/operations/Exports/GetExport.ts'
import { handle as External_GetFilaments } from '../../src/spoolman/operations/External/GetFilaments.ts'
import { handle as External_GetMaterials } from '../../src/spoolman/operations/External/GetMaterials.ts'
import { handle as External_SearchFilaments } from '../../src/spoolman/operations/External/SearchFilaments.ts'
import { handle as Fields_DeleteField } from '../../src/spoolman/operations/Fields/DeleteField.ts'
import { handle as Fields_GetFields } from '../../src/spoolman/operations/Fields/GetFields.ts'
import { handle as Fields_GetValues } from '../../src/spoolman/operations/Fields/GetValues.ts'
import { handle as Fields_PostField } from '../../src/spoolman/operations/Fields/PostField.ts'
import { handle as Filaments_DeleteFilament } from '../../src/spoolman/operations/Filaments/DeleteFilament.ts'
import { handle as Filaments_GetFilament } from '../../src/spoolman/operations/Filaments/GetFilament.ts'
import { handle as Filaments_GetFilaments } from '../../src/spoolman/operations/Filaments/GetFilaments.ts'
import { handle as Filaments_PatchFilament } from '../../src/spoolman/operations/Filaments/PatchFilament.ts'
import { handle as Filaments_PostFilament } from '../../src/spoolman/operations/Filaments/PostFilament.ts'
import { handle as Server_GetHealth } from '../../src/spoolman/operations/Server/GetHealth.ts'
import { handle as Server_GetInfo } from '../../src/spoolman/operations/Server/GetInfo.ts'
import { handle as Server_GetMetrics } from '../../src/spoolman/operations/Server/GetMetrics.ts'
import { handle as Server_PostBackup } from '../../src/spoolman/operations/Server/PostBackup.ts'
import { handle as Server_Search } from '../../src/spoolman/operations/Server/Search.ts'
import { handle as Settings_GetSetting } from '../../src/spoolman/operations/Settings/GetSetting.ts'
import { handle as Settings_GetSettings } from '../../src/spoolman/operations/Settings/GetSettings.ts'
import { handle as Settings_PostSetting } from '../../src/spoolman/operations/Settings/PostSetting.ts'
import { handle as Spools_DeleteSpool } from '../../src/spoolman/operations/Spools/DeleteSpool.ts'
import { handle as Spools_GetGroups } from '../../src/spoolman/operations/Spools/GetGroups.ts'
import { handle as Spools_GetSpool } from '../../src/spoolman/operations/Spools/GetSpool.ts'
import { handle as Spools_GetSpools } from '../../src/spoolman/operations/Spools/GetSpools.ts'
import { handle as Spools_MeasureSpool } from '../../src/spoolman/operations/Spools/MeasureSpool.ts'
import { handle as Spools_PatchField } from '../../src/spoolman/operations/Spools/PatchField.ts'
import { handle as Spools_PatchSpool } from '../../src/spoolman/operations/Spools/PatchSpool.ts'
import { handle as Spools_PostSpool } from '../../src/spoolman/operations/Spools/PostSpool.ts'
import { handle as Spools_UseSpool } from '../../src/spoolman/operations/Spools/UseSpool.ts'
import { handle as Values_GetArticleNumbers } from '../../src/spoolman/operations/Values/GetArticleNumbers.ts'
import { handle as Values_GetLocations } from '../../src/spoolman/operations/Values/GetLocations.ts'
import { handle as Values_GetLotNumbers } from '../../src/spoolman/operations/Values/GetLotNumbers.ts'
import { handle as Values_GetMaterials } from '../../src/spoolman/operations/Values/GetMaterials.ts'
import { handle as Values_PatchLocation } from '../../src/spoolman/operations/Values/PatchLocation.ts'
import { handle as Vendors_DeleteVendor } from '../../src/spoolman/operations/Vendors/DeleteVendor.ts'
import { handle as Vendors_GetVendor } from '../../src/spoolman/operations/Vendors/GetVendor.ts'
import { handle as Vendors_GetVendors } from '../../src/spoolman/operations/Vendors/GetVendors.ts'
import { handle as Vendors_PatchVendor } from '../../src/spoolman/operations/Vendors/PatchVendor.ts'
import { handle as Vendors_PostVendor } from '../../src/spoolman/operations/Vendors/PostVendor.ts'
import type { SpoolmanOperation, SpoolmanOperationId } from '../../src/spoolman/operation.ts'

export const operations = {
  Exports_GetExport,
  External_GetFilaments,
  External_GetMaterials,
  External_SearchFilaments,
  Fields_DeleteField,
  Fields_GetFields,
  Fields_GetValues,
  Fields_PostField,
  Filaments_DeleteFilament,
  Filaments_GetFilament,
  Filaments_GetFilaments,
  Filaments_PatchFilament,
  Filaments_PostFilament,
  Server_GetHealth,
  Server_GetInfo,
  Server_GetMetrics,
  Server_PostBackup,
  Server_Search,
  Settings_GetSetting,
  Settings_GetSettings,
  Settings_PostSetting,
  Spools_DeleteSpool,
  Spools_GetGroups,
  Spools_GetSpool,
  Spools_GetSpools,
  Spools_MeasureSpool,
  Spools_PatchField,
  Spools_PatchSpool,
  Spools_PostSpool,
  Spools_UseSpool,
  Values_GetArticleNumbers,
  Values_GetLocations,
  Values_GetLotNumbers,
  Values_GetMaterials,
  Values_PatchLocation,
  Vendors_DeleteVendor,
  Vendors_GetVendor,
  Vendors_GetVendors,
  Vendors_PatchVendor,
  Vendors_PostVendor,
} satisfies { [Id in SpoolmanOperationId]: SpoolmanOperation<Id> }
