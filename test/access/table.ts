import type { OperationId } from '../../src/contract/operation.ts'
import { form, plain } from '../media/samples.ts'
import { newFilament, newPrinter, type User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

/** Statuses by whose the record is, or how it is named, or who asks for it. */
export interface Row {
  readonly own: number
  /** Of somebody else, who shows it to nobody. */
  readonly others: number
  readonly unknown: number
  readonly malformed: number
  /** Without a credential, for a record that is shown to nobody. */
  readonly anonymous: number
  /** The owner's account is suspended. */
  readonly suspended: number
}

/** The access rights to one record (docs/domain.md, "Visibility" and "Credentials"). */
const TABLE = `
operation                            own  others unknown malformed anonymous suspended
Prints_GetPrint                      200  404    404     400       404       403
Prints_PutPrint                      200  404    404     400       401       403
Prints_PatchPrint                    200  404    404     400       401       403
Prints_DeletePrint                   204  404    404     400       401       403
Prints_CompletePrint                 200  404    404     400       401       403
Prints_GetSettings                   200  404    404     400       404       403
Prints_GetComments                   200  404    404     400       404       403
Prints_PostComment                   201  404    404     400       401       403
Prints_GetImages                     200  404    404     400       404       403
Prints_PostImage                     201  404    404     400       401       403
Prints_DeleteImage                   204  404    404     400       401       403
Prints_DeleteComment                 204  404    404     400       401       403
Printers_GetPrinter                  200  404    404     400       401       403
Printers_PutPrinter                  200  404    404     400       401       403
Printers_PatchPrinter                200  404    404     400       401       403
Printers_DeletePrinter               204  404    404     400       401       403
Printers_GetImages                   200  404    404     400       401       403
Printers_PostImage                   201  404    404     400       401       403
Printers_GetFilament                 200  404    404     400       401       403
Printers_PutFilament                 200  404    404     400       401       403
Printers_UnloadFilament              200  404    404     400       401       403
PrinterMaintenance_GetEntry          200  404    404     400       401       403
PrinterMaintenance_PutEntry          200  404    404     400       401       403
PrinterMaintenance_PatchEntry        200  404    404     400       401       403
PrinterMaintenance_DeleteEntry       204  404    404     400       401       403
PrinterMaintenance_CompleteEntry     200  404    404     400       401       403
Filaments_GetFilament                200  404    404     400       401       403
Filaments_PutFilament                200  404    404     400       401       403
Filaments_PatchFilament              200  404    404     400       401       403
Filaments_DeleteFilament             204  404    404     400       401       403
Filaments_GetLedger                  200  404    404     400       401       403
Filaments_GetLedgerCsv               200  404    404     400       401       403
Filaments_GetImages                  200  404    404     400       401       403
Filaments_PostImage                  201  404    404     400       401       403
Filaments_PostAdjustment             201  404    404     400       401       403
Filaments_PostReversal               201  404    404     400       401       403
Brands_GetBrand                      200  404    404     400       401       403
Brands_PatchBrand                    200  404    404     400       401       403
Brands_DeleteBrand                   204  404    404     400       401       403
FilamentTypes_GetFilamentType        200  404    404     400       401       403
FilamentTypes_PatchFilamentType      200  404    404     400       401       403
FilamentTypes_DeleteFilamentType     204  404    404     400       401       403
Projects_GetProject                  200  404    404     400       404       403
Projects_PutProject                  200  404    404     400       401       403
Projects_PatchProject                200  404    404     400       401       403
Projects_DeleteProject               204  404    404     400       401       403
Projects_GetPrints                   200  404    404     400       404       403
Projects_GetImages                   200  404    404     400       404       403
Projects_PostImage                   201  404    404     400       401       403
Projects_DeleteImage                 204  404    404     400       401       403
SlicerSettings_GetSettings           200  403    404     400       401       403
SlicerSettings_DeleteSettings        204  404    404     400       401       403
Users_GetUser                        200  404    404     400       404       403
Users_GetPrints                      200  404    404     400       404       403
Sessions_DeleteSession               204  404    404     400       401       403
SpoolConnections_DeleteConnection    204  404    404     400       401       403
UserApiKeys_DeleteApiKey             204  404    404     400       401       403
Exports_GetExport                    200  404    404     400       401       403
Exports_DeleteExport                 204  404    404     400       401       403
Exports_GetArchive                   200  404    404     400       404       403
Webhooks_GetWebhook                  200  404    404     400       401       403
Webhooks_PatchWebhook                200  404    404     400       401       403
Webhooks_DeleteWebhook               204  404    404     400       401       403
Webhooks_PingWebhook                 202  404    404     400       401       403
Webhooks_RotateSecret                200  404    404     400       401       403
Webhooks_GetDeliveries               200  404    404     400       401       403
Webhooks_ResendDelivery              202  404    404     400       401       403
Webhooks_RecoverDeliveries           202  404    404     400       401       403
Achievements_GetForUser              200  200    200     400       200       403
Comments_GetComment                  200  404    404     400       404       403
Comments_PutComment                  201  403    404     400       401       403
Comments_DeleteComment               200  403    404     400       401       403
BlockedUsers_PutBlockedUser          204  404    404     400       401       403
Imports_GetImport                    200  404    404     400       401       403
Imports_PatchImport                  200  404    404     400       401       403
Imports_DeleteImport                 204  404    404     400       401       403
Imports_GetRows                      200  404    404     400       401       403
Imports_CommitImport                 202  404    404     400       401       403
Imports_UndoImport                   202  404    404     400       401       403
BlockedUsers_DeleteBlockedUser       204  204    204     400       401       403
Images_GetImage                      200  404    404     400       401       403
Images_PatchImage                    200  404    404     400       401       403
Images_DeleteImage                   204  404    404     400       401       403
Images_RotateImage                   200  404    404     400       401       403
Media_GetImage                       200  404    404     400       404       403
Media_GetThumbnail                   200  404    404     400       404       403
Notifications_DeleteNotification     204  404    404     400       401       403
Notifications_PutRead                204  404    404     400       401       403
ConnectedAgents_RevokeConnectedAgent 200  200    200     400       401       403
ConnectedAgents_AllowConnectedAgent  204  204    204     400       401       403
Devices_DeleteDevice                 204  204    204     400       401       403
`

/** The table by operation. */
export const rows: ReadonlyMap<string, Row> = new Map(
  TABLE.trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', ...statuses] = line.split(/\s+/)
      const [own = 0, others = 0, unknown = 0, malformed = 0, anonymous = 0, suspended = 0] = statuses.map(Number)
      return [id, { own, others, unknown, malformed, anonymous, suspended }]
    }),
)

/** What a caller sends, naming only what is theirs. */
export const bodies: Partial<Record<OperationId, (server: TestServer, caller: User) => unknown>> = {
  Prints_PutPrint: () => ({ title: 'Taken over', status: 'Success' }),
  Prints_PatchPrint: () => ({ title: 'Taken over', viewStatus: 'Public' }),
  Prints_CompletePrint: () => ({ status: 'Success' }),
  Prints_PostComment: () => ({ body: 'A comment' }),
  Prints_PostImage: async () => form(await plain(8, 8).png().toBuffer()),
  Filaments_PostImage: async () => form(await plain(8, 8).png().toBuffer()),
  Printers_PostImage: async () => form(await plain(8, 8).png().toBuffer()),
  Images_PatchImage: () => ({ caption: 'Taken over' }),
  Images_RotateImage: () => ({ degrees: 90 }),
  Printers_PutPrinter: () => ({ name: 'Taken over' }),
  Printers_PatchPrinter: () => ({ name: 'Taken over' }),
  Printers_PutFilament: async (server, caller) => ({ slot: 1, filamentId: (await newFilament(server, caller)).id }),
  Printers_UnloadFilament: () => ({ slot: 0 }),
  PrinterMaintenance_PutEntry: async (server, caller) => {
    return { printerId: (await newPrinter(server, caller)).id, category: 'Belt', done: true }
  },
  PrinterMaintenance_PatchEntry: () => ({ done: true }),
  PrinterMaintenance_CompleteEntry: () => ({ notes: 'Taken over' }),
  Brands_PatchBrand: () => ({ name: 'Taken over' }),
  FilamentTypes_PatchFilamentType: () => ({ name: 'Taken over' }),
  Filaments_PutFilament: () => ({ displayName: 'Taken over', materialType: 'PLA' }),
  Filaments_PatchFilament: () => ({ isActive: false }),
  Filaments_PostAdjustment: () => ({ measuredWeightMg: 700_000 }),
  Projects_PutProject: () => ({ name: 'Taken over' }),
  Projects_PatchProject: () => ({ viewStatus: 'Public' }),
  Projects_PostImage: async () => form(await plain(8, 8).png().toBuffer()),
  Webhooks_PatchWebhook: () => ({ url: 'https://hooks.example.com/', isActive: false }),
  Webhooks_RecoverDeliveries: () => ({ since: '2026-01-01T00:00:00Z' }),
  Imports_PatchImport: () => ({ deductsMaterial: true }),
  Comments_PutComment: () => ({ body: 'Taken over' }),
}
