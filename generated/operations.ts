// written by `make generate`
import { handle as Achievements_DismissHint } from '../src/operations/Achievements/DismissHint.ts'
import { handle as Achievements_GetCatalog } from '../src/operations/Achievements/GetCatalog.ts'
import { handle as Achievements_GetForUser } from '../src/operations/Achievements/GetForUser.ts'
import { handle as Achievements_GetMine } from '../src/operations/Achievements/GetMine.ts'
import { handle as Analytics_GetAccuracy } from '../src/operations/Analytics/GetAccuracy.ts'
import { handle as Analytics_GetActivity } from '../src/operations/Analytics/GetActivity.ts'
import { handle as Analytics_GetCosts } from '../src/operations/Analytics/GetCosts.ts'
import { handle as Analytics_GetMaterials } from '../src/operations/Analytics/GetMaterials.ts'
import { handle as Analytics_GetOverview } from '../src/operations/Analytics/GetOverview.ts'
import { handle as Analytics_GetPrinters } from '../src/operations/Analytics/GetPrinters.ts'
import { handle as Comments_DeleteComment } from '../src/operations/Comments/DeleteComment.ts'
import { handle as Comments_PutComment } from '../src/operations/Comments/PutComment.ts'
import { handle as ConnectedAgents_GetConnectedAgents } from '../src/operations/ConnectedAgents/GetConnectedAgents.ts'
import { handle as ConnectedAgents_RevokeConnectedAgent } from '../src/operations/ConnectedAgents/RevokeConnectedAgent.ts'
import { handle as Devices_DeleteDevice } from '../src/operations/Devices/DeleteDevice.ts'
import { handle as Devices_RegisterDevice } from '../src/operations/Devices/RegisterDevice.ts'
import { handle as Moonraker_PostNotification } from '../src/operations/Moonraker/PostNotification.ts'
import { handle as Octoprint_PostEvent } from '../src/operations/Octoprint/PostEvent.ts'
import { handle as Printers_GetPrinter } from '../src/operations/Printers/GetPrinter.ts'
import { handle as Printers_GetPrinters } from '../src/operations/Printers/GetPrinters.ts'
import { handle as Printers_PostPrinter } from '../src/operations/Printers/PostPrinter.ts'
import { handle as Prints_CompletePrint } from '../src/operations/Prints/CompletePrint.ts'
import { handle as Prints_DeletePrint } from '../src/operations/Prints/DeletePrint.ts'
import { handle as Prints_GetPrint } from '../src/operations/Prints/GetPrint.ts'
import { handle as Prints_GetSummary } from '../src/operations/Prints/GetSummary.ts'
import { handle as Prints_PatchPrint } from '../src/operations/Prints/PatchPrint.ts'
import { handle as Prints_PostPrint } from '../src/operations/Prints/PostPrint.ts'
import { handle as Prints_PutPrint } from '../src/operations/Prints/PutPrint.ts'
import { handle as SlicerSettings_GetSettings } from '../src/operations/SlicerSettings/GetSettings.ts'
import { handle as SlicerSettings_SaveSettings } from '../src/operations/SlicerSettings/SaveSettings.ts'
import { handle as UserApiKeys_DeleteApiKey } from '../src/operations/UserApiKeys/DeleteApiKey.ts'
import { handle as UserApiKeys_GetApiKeys } from '../src/operations/UserApiKeys/GetApiKeys.ts'
import { handle as UserApiKeys_PostApiKey } from '../src/operations/UserApiKeys/PostApiKey.ts'
import { handle as Users_GetMe } from '../src/operations/Users/GetMe.ts'
import { handle as Users_GetMyEmail } from '../src/operations/Users/GetMyEmail.ts'
import type { Operation, OperationId } from '../src/contract/operation.ts'

export const operations = {
  Achievements_DismissHint,
  Achievements_GetCatalog,
  Achievements_GetForUser,
  Achievements_GetMine,
  Analytics_GetAccuracy,
  Analytics_GetActivity,
  Analytics_GetCosts,
  Analytics_GetMaterials,
  Analytics_GetOverview,
  Analytics_GetPrinters,
  Comments_DeleteComment,
  Comments_PutComment,
  ConnectedAgents_GetConnectedAgents,
  ConnectedAgents_RevokeConnectedAgent,
  Devices_DeleteDevice,
  Devices_RegisterDevice,
  Moonraker_PostNotification,
  Octoprint_PostEvent,
  Printers_GetPrinter,
  Printers_GetPrinters,
  Printers_PostPrinter,
  Prints_CompletePrint,
  Prints_DeletePrint,
  Prints_GetPrint,
  Prints_GetSummary,
  Prints_PatchPrint,
  Prints_PostPrint,
  Prints_PutPrint,
  SlicerSettings_GetSettings,
  SlicerSettings_SaveSettings,
  UserApiKeys_DeleteApiKey,
  UserApiKeys_GetApiKeys,
  UserApiKeys_PostApiKey,
  Users_GetMe,
  Users_GetMyEmail,
} satisfies { [Id in OperationId]: Operation<Id> }
