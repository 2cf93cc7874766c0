// written by `make generate`
import { handle as Achievements_DismissHint } from '../src/operations/Achievements/DismissHint.ts'
import { handle as Achievements_GetCatalog } from '../src/operations/Achievements/GetCatalog.ts'
import { handle as Achievements_GetForUser } from '../src/operations/Achievements/GetForUser.ts'
import { handle as Achievements_GetMine } from '../src/operations/Achievements/GetMine.ts'
import { handle as Analytics_GetAccuracy } from '../src/operations/Analytics/GetAccuracy.ts'
import { handle as Analytics_GetActivity } from '../src/operations/Analytics/GetActivity.ts'
import { handle as Analytics_GetCosts } from '../src/operations/Analytics/GetCosts.ts'
import { handle as Analytics_GetFailures } from '../src/operations/Analytics/GetFailures.ts'
import { handle as Analytics_GetMaterials } from '../src/operations/Analytics/GetMaterials.ts'
import { handle as Analytics_GetOverview } from '../src/operations/Analytics/GetOverview.ts'
import { handle as Analytics_GetPrinters } from '../src/operations/Analytics/GetPrinters.ts'
import { handle as Bambuddy_PostNotification } from '../src/operations/Bambuddy/PostNotification.ts'
import { handle as BlockedUsers_DeleteBlockedUser } from '../src/operations/BlockedUsers/DeleteBlockedUser.ts'
import { handle as BlockedUsers_GetBlockedUsers } from '../src/operations/BlockedUsers/GetBlockedUsers.ts'
import { handle as BlockedUsers_PutBlockedUser } from '../src/operations/BlockedUsers/PutBlockedUser.ts'
import { handle as Brands_DeleteBrand } from '../src/operations/Brands/DeleteBrand.ts'
import { handle as Brands_GetBrand } from '../src/operations/Brands/GetBrand.ts'
import { handle as Brands_GetBrands } from '../src/operations/Brands/GetBrands.ts'
import { handle as Brands_PatchBrand } from '../src/operations/Brands/PatchBrand.ts'
import { handle as Brands_PostBrand } from '../src/operations/Brands/PostBrand.ts'
import { handle as Comments_DeleteComment } from '../src/operations/Comments/DeleteComment.ts'
import { handle as Comments_GetComment } from '../src/operations/Comments/GetComment.ts'
import { handle as Comments_PutComment } from '../src/operations/Comments/PutComment.ts'
import { handle as ConnectedAgents_AllowConnectedAgent } from '../src/operations/ConnectedAgents/AllowConnectedAgent.ts'
import { handle as ConnectedAgents_GetConnectedAgents } from '../src/operations/ConnectedAgents/GetConnectedAgents.ts'
import { handle as ConnectedAgents_RevokeConnectedAgent } from '../src/operations/ConnectedAgents/RevokeConnectedAgent.ts'
import { handle as Devices_DeleteDevice } from '../src/operations/Devices/DeleteDevice.ts'
import { handle as Devices_GetDevices } from '../src/operations/Devices/GetDevices.ts'
import { handle as Devices_GetWebPushKey } from '../src/operations/Devices/GetWebPushKey.ts'
import { handle as Devices_RegisterDevice } from '../src/operations/Devices/RegisterDevice.ts'
import { handle as Events_GetEvents } from '../src/operations/Events/GetEvents.ts'
import { handle as Exports_DeleteExport } from '../src/operations/Exports/DeleteExport.ts'
import { handle as Exports_GetArchive } from '../src/operations/Exports/GetArchive.ts'
import { handle as Exports_GetExport } from '../src/operations/Exports/GetExport.ts'
import { handle as Exports_GetExports } from '../src/operations/Exports/GetExports.ts'
import { handle as Exports_PostExport } from '../src/operations/Exports/PostExport.ts'
import { handle as Feed_GetFeed } from '../src/operations/Feed/GetFeed.ts'
import { handle as FilamentTypes_DeleteFilamentType } from '../src/operations/FilamentTypes/DeleteFilamentType.ts'
import { handle as FilamentTypes_GetFilamentType } from '../src/operations/FilamentTypes/GetFilamentType.ts'
import { handle as FilamentTypes_GetFilamentTypes } from '../src/operations/FilamentTypes/GetFilamentTypes.ts'
import { handle as FilamentTypes_PatchFilamentType } from '../src/operations/FilamentTypes/PatchFilamentType.ts'
import { handle as FilamentTypes_PostFilamentType } from '../src/operations/FilamentTypes/PostFilamentType.ts'
import { handle as Filaments_DeleteFilament } from '../src/operations/Filaments/DeleteFilament.ts'
import { handle as Filaments_GetBrands } from '../src/operations/Filaments/GetBrands.ts'
import { handle as Filaments_GetCsv } from '../src/operations/Filaments/GetCsv.ts'
import { handle as Filaments_GetFilament } from '../src/operations/Filaments/GetFilament.ts'
import { handle as Filaments_GetFilaments } from '../src/operations/Filaments/GetFilaments.ts'
import { handle as Filaments_GetImages } from '../src/operations/Filaments/GetImages.ts'
import { handle as Filaments_GetLedger } from '../src/operations/Filaments/GetLedger.ts'
import { handle as Filaments_GetLedgerCsv } from '../src/operations/Filaments/GetLedgerCsv.ts'
import { handle as Filaments_GetPurchaseLocations } from '../src/operations/Filaments/GetPurchaseLocations.ts'
import { handle as Filaments_GetStorageLocations } from '../src/operations/Filaments/GetStorageLocations.ts'
import { handle as Filaments_PatchFilament } from '../src/operations/Filaments/PatchFilament.ts'
import { handle as Filaments_PostAdjustment } from '../src/operations/Filaments/PostAdjustment.ts'
import { handle as Filaments_PostFilament } from '../src/operations/Filaments/PostFilament.ts'
import { handle as Filaments_PostImage } from '../src/operations/Filaments/PostImage.ts'
import { handle as Filaments_PostReversal } from '../src/operations/Filaments/PostReversal.ts'
import { handle as Filaments_PutFilament } from '../src/operations/Filaments/PutFilament.ts'
import { handle as Images_DeleteImage } from '../src/operations/Images/DeleteImage.ts'
import { handle as Images_GetImage } from '../src/operations/Images/GetImage.ts'
import { handle as Images_PatchImage } from '../src/operations/Images/PatchImage.ts'
import { handle as Images_RotateImage } from '../src/operations/Images/RotateImage.ts'
import { handle as Imports_CommitImport } from '../src/operations/Imports/CommitImport.ts'
import { handle as Imports_DeleteImport } from '../src/operations/Imports/DeleteImport.ts'
import { handle as Imports_GetImport } from '../src/operations/Imports/GetImport.ts'
import { handle as Imports_GetImports } from '../src/operations/Imports/GetImports.ts'
import { handle as Imports_GetRows } from '../src/operations/Imports/GetRows.ts'
import { handle as Imports_PatchImport } from '../src/operations/Imports/PatchImport.ts'
import { handle as Imports_PostImport } from '../src/operations/Imports/PostImport.ts'
import { handle as Imports_UndoImport } from '../src/operations/Imports/UndoImport.ts'
import { handle as Materials_GetMaterials } from '../src/operations/Materials/GetMaterials.ts'
import { handle as Media_GetImage } from '../src/operations/Media/GetImage.ts'
import { handle as Media_GetThumbnail } from '../src/operations/Media/GetThumbnail.ts'
import { handle as Moonraker_PostNotification } from '../src/operations/Moonraker/PostNotification.ts'
import { handle as Notifications_DeleteNotification } from '../src/operations/Notifications/DeleteNotification.ts'
import { handle as Notifications_DeleteNotifications } from '../src/operations/Notifications/DeleteNotifications.ts'
import { handle as Notifications_GetNotifications } from '../src/operations/Notifications/GetNotifications.ts'
import { handle as Notifications_GetSettings } from '../src/operations/Notifications/GetSettings.ts'
import { handle as Notifications_GetUnreadCount } from '../src/operations/Notifications/GetUnreadCount.ts'
import { handle as Notifications_PatchSettings } from '../src/operations/Notifications/PatchSettings.ts'
import { handle as Notifications_PutRead } from '../src/operations/Notifications/PutRead.ts'
import { handle as Notifications_PutReadAll } from '../src/operations/Notifications/PutReadAll.ts'
import { handle as Obico_PostNotification } from '../src/operations/Obico/PostNotification.ts'
import { handle as OctoEverywhere_PostNotification } from '../src/operations/OctoEverywhere/PostNotification.ts'
import { handle as Octoprint_PostEvent } from '../src/operations/Octoprint/PostEvent.ts'
import { handle as PrintEvents_PostEvent } from '../src/operations/PrintEvents/PostEvent.ts'
import { handle as PrinterCategories_GetPrinterCategories } from '../src/operations/PrinterCategories/GetPrinterCategories.ts'
import { handle as PrinterMaintenance_CompleteEntry } from '../src/operations/PrinterMaintenance/CompleteEntry.ts'
import { handle as PrinterMaintenance_DeleteEntry } from '../src/operations/PrinterMaintenance/DeleteEntry.ts'
import { handle as PrinterMaintenance_GetCategories } from '../src/operations/PrinterMaintenance/GetCategories.ts'
import { handle as PrinterMaintenance_GetCsv } from '../src/operations/PrinterMaintenance/GetCsv.ts'
import { handle as PrinterMaintenance_GetEntries } from '../src/operations/PrinterMaintenance/GetEntries.ts'
import { handle as PrinterMaintenance_GetEntry } from '../src/operations/PrinterMaintenance/GetEntry.ts'
import { handle as PrinterMaintenance_PatchEntry } from '../src/operations/PrinterMaintenance/PatchEntry.ts'
import { handle as PrinterMaintenance_PostEntry } from '../src/operations/PrinterMaintenance/PostEntry.ts'
import { handle as PrinterMaintenance_PutEntry } from '../src/operations/PrinterMaintenance/PutEntry.ts'
import { handle as Printers_DeletePrinter } from '../src/operations/Printers/DeletePrinter.ts'
import { handle as Printers_GetCsv } from '../src/operations/Printers/GetCsv.ts'
import { handle as Printers_GetFilament } from '../src/operations/Printers/GetFilament.ts'
import { handle as Printers_GetImages } from '../src/operations/Printers/GetImages.ts'
import { handle as Printers_GetPrinter } from '../src/operations/Printers/GetPrinter.ts'
import { handle as Printers_GetPrinters } from '../src/operations/Printers/GetPrinters.ts'
import { handle as Printers_GetSummary } from '../src/operations/Printers/GetSummary.ts'
import { handle as Printers_PatchPrinter } from '../src/operations/Printers/PatchPrinter.ts'
import { handle as Printers_PostImage } from '../src/operations/Printers/PostImage.ts'
import { handle as Printers_PostPrinter } from '../src/operations/Printers/PostPrinter.ts'
import { handle as Printers_PutFilament } from '../src/operations/Printers/PutFilament.ts'
import { handle as Printers_PutPrinter } from '../src/operations/Printers/PutPrinter.ts'
import { handle as Printers_UnloadFilament } from '../src/operations/Printers/UnloadFilament.ts'
import { handle as Prints_CompletePrint } from '../src/operations/Prints/CompletePrint.ts'
import { handle as Prints_DeleteBulk } from '../src/operations/Prints/DeleteBulk.ts'
import { handle as Prints_DeleteComment } from '../src/operations/Prints/DeleteComment.ts'
import { handle as Prints_DeleteImage } from '../src/operations/Prints/DeleteImage.ts'
import { handle as Prints_DeletePrint } from '../src/operations/Prints/DeletePrint.ts'
import { handle as Prints_GetComments } from '../src/operations/Prints/GetComments.ts'
import { handle as Prints_GetCsv } from '../src/operations/Prints/GetCsv.ts'
import { handle as Prints_GetImages } from '../src/operations/Prints/GetImages.ts'
import { handle as Prints_GetPrint } from '../src/operations/Prints/GetPrint.ts'
import { handle as Prints_GetSettings } from '../src/operations/Prints/GetSettings.ts'
import { handle as Prints_GetSummary } from '../src/operations/Prints/GetSummary.ts'
import { handle as Prints_GetTotals } from '../src/operations/Prints/GetTotals.ts'
import { handle as Prints_PatchBulk } from '../src/operations/Prints/PatchBulk.ts'
import { handle as Prints_PatchPrint } from '../src/operations/Prints/PatchPrint.ts'
import { handle as Prints_PostComment } from '../src/operations/Prints/PostComment.ts'
import { handle as Prints_PostImage } from '../src/operations/Prints/PostImage.ts'
import { handle as Prints_PostPrint } from '../src/operations/Prints/PostPrint.ts'
import { handle as Prints_PutPrint } from '../src/operations/Prints/PutPrint.ts'
import { handle as Prints_RepricePrints } from '../src/operations/Prints/RepricePrints.ts'
import { handle as Projects_DeleteImage } from '../src/operations/Projects/DeleteImage.ts'
import { handle as Projects_DeleteProject } from '../src/operations/Projects/DeleteProject.ts'
import { handle as Projects_GetImages } from '../src/operations/Projects/GetImages.ts'
import { handle as Projects_GetPrints } from '../src/operations/Projects/GetPrints.ts'
import { handle as Projects_GetProject } from '../src/operations/Projects/GetProject.ts'
import { handle as Projects_GetProjects } from '../src/operations/Projects/GetProjects.ts'
import { handle as Projects_PatchProject } from '../src/operations/Projects/PatchProject.ts'
import { handle as Projects_PostImage } from '../src/operations/Projects/PostImage.ts'
import { handle as Projects_PostProject } from '../src/operations/Projects/PostProject.ts'
import { handle as Projects_PutProject } from '../src/operations/Projects/PutProject.ts'
import { handle as Quotes_Estimate } from '../src/operations/Quotes/Estimate.ts'
import { handle as Sessions_DeleteSession } from '../src/operations/Sessions/DeleteSession.ts'
import { handle as Sessions_DeleteSessions } from '../src/operations/Sessions/DeleteSessions.ts'
import { handle as Sessions_GetSessions } from '../src/operations/Sessions/GetSessions.ts'
import { handle as SlicerSettings_DeleteSettings } from '../src/operations/SlicerSettings/DeleteSettings.ts'
import { handle as SlicerSettings_GetSettings } from '../src/operations/SlicerSettings/GetSettings.ts'
import { handle as SlicerSettings_ListSettings } from '../src/operations/SlicerSettings/ListSettings.ts'
import { handle as SlicerSettings_SaveSettings } from '../src/operations/SlicerSettings/SaveSettings.ts'
import { handle as SpoolConnections_DeleteConnection } from '../src/operations/SpoolConnections/DeleteConnection.ts'
import { handle as SpoolConnections_GetConnections } from '../src/operations/SpoolConnections/GetConnections.ts'
import { handle as SpoolConnections_PostConnection } from '../src/operations/SpoolConnections/PostConnection.ts'
import { handle as Stock_GetPlan } from '../src/operations/Stock/GetPlan.ts'
import { handle as Stock_GetStock } from '../src/operations/Stock/GetStock.ts'
import { handle as UserApiKeys_DeleteApiKey } from '../src/operations/UserApiKeys/DeleteApiKey.ts'
import { handle as UserApiKeys_GetApiKeys } from '../src/operations/UserApiKeys/GetApiKeys.ts'
import { handle as UserApiKeys_PostApiKey } from '../src/operations/UserApiKeys/PostApiKey.ts'
import { handle as Users_DeleteMe } from '../src/operations/Users/DeleteMe.ts'
import { handle as Users_DeleteMyImage } from '../src/operations/Users/DeleteMyImage.ts'
import { handle as Users_GetMe } from '../src/operations/Users/GetMe.ts'
import { handle as Users_GetMyEmail } from '../src/operations/Users/GetMyEmail.ts'
import { handle as Users_GetMyStorage } from '../src/operations/Users/GetMyStorage.ts'
import { handle as Users_GetPrints } from '../src/operations/Users/GetPrints.ts'
import { handle as Users_GetUser } from '../src/operations/Users/GetUser.ts'
import { handle as Users_PatchMe } from '../src/operations/Users/PatchMe.ts'
import { handle as Users_PutMyImage } from '../src/operations/Users/PutMyImage.ts'
import { handle as Webhooks_DeleteWebhook } from '../src/operations/Webhooks/DeleteWebhook.ts'
import { handle as Webhooks_GetDeliveries } from '../src/operations/Webhooks/GetDeliveries.ts'
import { handle as Webhooks_GetWebhook } from '../src/operations/Webhooks/GetWebhook.ts'
import { handle as Webhooks_GetWebhooks } from '../src/operations/Webhooks/GetWebhooks.ts'
import { handle as Webhooks_PatchWebhook } from '../src/operations/Webhooks/PatchWebhook.ts'
import { handle as Webhooks_PingWebhook } from '../src/operations/Webhooks/PingWebhook.ts'
import { handle as Webhooks_PostWebhook } from '../src/operations/Webhooks/PostWebhook.ts'
import { handle as Webhooks_RecoverDeliveries } from '../src/operations/Webhooks/RecoverDeliveries.ts'
import { handle as Webhooks_ResendDelivery } from '../src/operations/Webhooks/ResendDelivery.ts'
import { handle as Webhooks_RotateSecret } from '../src/operations/Webhooks/RotateSecret.ts'
import type { Operation, OperationId } from '../src/contract/operation.ts'

export const operations = {
  Achievements_DismissHint,
  Achievements_GetCatalog,
  Achievements_GetForUser,
  Achievements_GetMine,
  Analytics_GetAccuracy,
  Analytics_GetActivity,
  Analytics_GetCosts,
  Analytics_GetFailures,
  Analytics_GetMaterials,
  Analytics_GetOverview,
  Analytics_GetPrinters,
  Bambuddy_PostNotification,
  BlockedUsers_DeleteBlockedUser,
  BlockedUsers_GetBlockedUsers,
  BlockedUsers_PutBlockedUser,
  Brands_DeleteBrand,
  Brands_GetBrand,
  Brands_GetBrands,
  Brands_PatchBrand,
  Brands_PostBrand,
  Comments_DeleteComment,
  Comments_GetComment,
  Comments_PutComment,
  ConnectedAgents_AllowConnectedAgent,
  ConnectedAgents_GetConnectedAgents,
  ConnectedAgents_RevokeConnectedAgent,
  Devices_DeleteDevice,
  Devices_GetDevices,
  Devices_GetWebPushKey,
  Devices_RegisterDevice,
  Events_GetEvents,
  Exports_DeleteExport,
  Exports_GetArchive,
  Exports_GetExport,
  Exports_GetExports,
  Exports_PostExport,
  Feed_GetFeed,
  FilamentTypes_DeleteFilamentType,
  FilamentTypes_GetFilamentType,
  FilamentTypes_GetFilamentTypes,
  FilamentTypes_PatchFilamentType,
  FilamentTypes_PostFilamentType,
  Filaments_DeleteFilament,
  Filaments_GetBrands,
  Filaments_GetCsv,
  Filaments_GetFilament,
  Filaments_GetFilaments,
  Filaments_GetImages,
  Filaments_GetLedger,
  Filaments_GetLedgerCsv,
  Filaments_GetPurchaseLocations,
  Filaments_GetStorageLocations,
  Filaments_PatchFilament,
  Filaments_PostAdjustment,
  Filaments_PostFilament,
  Filaments_PostImage,
  Filaments_PostReversal,
  Filaments_PutFilament,
  Images_DeleteImage,
  Images_GetImage,
  Images_PatchImage,
  Images_RotateImage,
  Imports_CommitImport,
  Imports_DeleteImport,
  Imports_GetImport,
  Imports_GetImports,
  Imports_GetRows,
  Imports_PatchImport,
  Imports_PostImport,
  Imports_UndoImport,
  Materials_GetMaterials,
  Media_GetImage,
  Media_GetThumbnail,
  Moonraker_PostNotification,
  Notifications_DeleteNotification,
  Notifications_DeleteNotifications,
  Notifications_GetNotifications,
  Notifications_GetSettings,
  Notifications_GetUnreadCount,
  Notifications_PatchSettings,
  Notifications_PutRead,
  Notifications_PutReadAll,
  Obico_PostNotification,
  OctoEverywhere_PostNotification,
  Octoprint_PostEvent,
  PrintEvents_PostEvent,
  PrinterCategories_GetPrinterCategories,
  PrinterMaintenance_CompleteEntry,
  PrinterMaintenance_DeleteEntry,
  PrinterMaintenance_GetCategories,
  PrinterMaintenance_GetCsv,
  PrinterMaintenance_GetEntries,
  PrinterMaintenance_GetEntry,
  PrinterMaintenance_PatchEntry,
  PrinterMaintenance_PostEntry,
  PrinterMaintenance_PutEntry,
  Printers_DeletePrinter,
  Printers_GetCsv,
  Printers_GetFilament,
  Printers_GetImages,
  Printers_GetPrinter,
  Printers_GetPrinters,
  Printers_GetSummary,
  Printers_PatchPrinter,
  Printers_PostImage,
  Printers_PostPrinter,
  Printers_PutFilament,
  Printers_PutPrinter,
  Printers_UnloadFilament,
  Prints_CompletePrint,
  Prints_DeleteBulk,
  Prints_DeleteComment,
  Prints_DeleteImage,
  Prints_DeletePrint,
  Prints_GetComments,
  Prints_GetCsv,
  Prints_GetImages,
  Prints_GetPrint,
  Prints_GetSettings,
  Prints_GetSummary,
  Prints_GetTotals,
  Prints_PatchBulk,
  Prints_PatchPrint,
  Prints_PostComment,
  Prints_PostImage,
  Prints_PostPrint,
  Prints_PutPrint,
  Prints_RepricePrints,
  Projects_DeleteImage,
  Projects_DeleteProject,
  Projects_GetImages,
  Projects_GetPrints,
  Projects_GetProject,
  Projects_GetProjects,
  Projects_PatchProject,
  Projects_PostImage,
  Projects_PostProject,
  Projects_PutProject,
  Quotes_Estimate,
  Sessions_DeleteSession,
  Sessions_DeleteSessions,
  Sessions_GetSessions,
  SlicerSettings_DeleteSettings,
  SlicerSettings_GetSettings,
  SlicerSettings_ListSettings,
  SlicerSettings_SaveSettings,
  SpoolConnections_DeleteConnection,
  SpoolConnections_GetConnections,
  SpoolConnections_PostConnection,
  Stock_GetPlan,
  Stock_GetStock,
  UserApiKeys_DeleteApiKey,
  UserApiKeys_GetApiKeys,
  UserApiKeys_PostApiKey,
  Users_DeleteMe,
  Users_DeleteMyImage,
  Users_GetMe,
  Users_GetMyEmail,
  Users_GetMyStorage,
  Users_GetPrints,
  Users_GetUser,
  Users_PatchMe,
  Users_PutMyImage,
  Webhooks_DeleteWebhook,
  Webhooks_GetDeliveries,
  Webhooks_GetWebhook,
  Webhooks_GetWebhooks,
  Webhooks_PatchWebhook,
  Webhooks_PingWebhook,
  Webhooks_PostWebhook,
  Webhooks_RecoverDeliveries,
  Webhooks_ResendDelivery,
  Webhooks_RotateSecret,
} satisfies { [Id in OperationId]: Operation<Id> }
