import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Demo } from '../conformance/demo.ts'
import { exampleRequest } from '../conformance/example.ts'
import type { As } from '../support/client.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { namesRecord } from './records.ts'
import { snapshot } from './snapshot.ts'

/** Who may do what that is about no single record: the example of the contract, which names records of its user's. */
const TABLE = `
operation                              own others anonymous
Prints_PostPrint                       201 400    401
Prints_GetSummary                      200 200    401
Prints_GetTotals                       200 200    401
Prints_GetCsv                          200 200    401
Prints_DeleteBulk                      200 200    401
Prints_PatchBulk                       200 200    401
Prints_RepricePrints                   200 200    401
Printers_GetPrinters                   200 200    401
Printers_PostPrinter                   201 201    401
Printers_GetCsv                        200 200    401
Printers_GetSummary                    200 200    401
PrinterMaintenance_GetEntries          200 200    401
PrinterMaintenance_GetCsv              200 200    401
PrinterMaintenance_PostEntry           201 400    401
PrinterMaintenance_GetCategories       200 200    401
Filaments_GetFilaments                 200 200    401
Filaments_PostFilament                 201 201    401
Filaments_GetCsv                       200 200    401
Filaments_GetBrands                    200 200    401
Filaments_GetStorageLocations          200 200    401
Filaments_GetPurchaseLocations         200 200    401
Brands_GetBrands                       200 200    401
Brands_PostBrand                       201 201    401
FilamentTypes_GetFilamentTypes         200 200    401
FilamentTypes_PostFilamentType         201 201    401
Stock_GetStock                         200 200    401
Stock_GetPlan                          200 400    401
Quotes_Estimate                        200 400    401
Projects_GetProjects                   200 200    401
Projects_PostProject                   201 201    401
SlicerSettings_SaveSettings            200 200    200
SlicerSettings_ListSettings            200 200    401
Moonraker_PostNotification             200 403    401
Octoprint_PostEvent                    200 403    401
Bambuddy_PostNotification              200 403    401
Obico_PostNotification                 200 403    401
OctoEverywhere_PostNotification        200 403    401
PrintEvents_PostEvent                  200 403    401
Users_GetMe                            200 200    401
Users_PatchMe                          200 200    401
Users_DeleteMe                         202 202    401
Users_GetMyEmail                       200 200    401
Users_GetMyStorage                     200 200    401
Users_PutMyImage                       200 200    401
Users_DeleteMyImage                    204 404    401
Sessions_GetSessions                   200 200    401
Sessions_DeleteSessions                204 204    401
SpoolConnections_GetConnections        200 200    401
SpoolConnections_PostConnection        201 400    401
UserApiKeys_GetApiKeys                 200 200    401
UserApiKeys_PostApiKey                 201 201    401
Exports_GetExports                     200 200    401
Exports_PostExport                     202 202    401
Webhooks_GetWebhooks                   200 200    401
Webhooks_PostWebhook                   201 400    401
Imports_GetImports                     200 200    401
Imports_PostImport                     202 202    401
Achievements_GetCatalog                200 200    200
Achievements_GetMine                   200 200    401
Achievements_DismissHint               204 204    401
Analytics_GetOverview                  200 200    401
Analytics_GetActivity                  200 200    401
Analytics_GetPrinters                  200 200    401
Analytics_GetMaterials                 200 200    401
Analytics_GetCosts                     200 200    401
Analytics_GetAccuracy                  200 200    401
Analytics_GetFailures                  200 200    401
Notifications_GetNotifications         200 200    401
Notifications_DeleteNotifications      204 204    401
Notifications_GetUnreadCount           200 200    401
Notifications_PutReadAll               204 204    401
Notifications_GetSettings              200 200    401
Notifications_PatchSettings            200 200    401
BlockedUsers_GetBlockedUsers           200 200    401
Events_GetEvents                       200 200    401
Feed_GetFeed                           200 200    401
Materials_GetMaterials                 200 200    200
PrinterCategories_GetPrinterCategories 200 200    200
ConnectedAgents_GetConnectedAgents     200 200    401
Devices_GetDevices                     200 200    401
Devices_GetWebPushKey                  200 200    401
Devices_RegisterDevice                 204 204    401
`

/** What the answer to somebody else may not hold. */
const OWNERS =
  /Shelf|Workshop|PLA black|PETG orange|Busy printer|demo@example|fcm-demo|q7Zt0mWk3VbXn2Rc|Home server|Firefox on Linux|Which nozzle|hooks\.example/

/** A push token is the device's: it goes to whoever signs in there next. */
const FOLLOWS_DEVICE = 'Devices_RegisterDevice'

const server = await startServer()
const demo = new Demo(server)
const operations = contractOperations.filter((operation) => !namesRecord(operation))
const rows = new Map(
  TABLE.trim()
    .split('\n')
    .slice(1)
    .map((line): [string, number[]] => {
      const [id = '', ...statuses] = line.split(/\s+/)
      return [id, statuses.map(Number)]
    }),
)

test('every operation that names no record has its row, and no other has', () => {
  const [listed, declared] = [[...rows.keys()], operations.map(({ id }) => id)]
  assert.deepEqual(listed.sort(), declared.sort(), 'Add or remove rows of the TABLE in this file.')
})

for (const operation of operations) {
  const [own, others, anonymous] = rows.get(operation.id) ?? []
  describe(operation.id, () => {
    test(`its owner: ${own}`, async () => {
      await demo.reset()
      const answer = await send(operation, demo.user)
      assert.equal(answer.status, own, answer.text)
    })
    test(`somebody else: ${others}, who sees and changes nothing of the owner's`, async () => {
      await demo.reset()
      const stranger = await newUser(server)
      const before = await snapshot(server, demo.user.id)
      const answer = await send(operation, stranger)
      assert.equal(answer.status, others, answer.text)
      if (operation.method === 'GET') assert.doesNotMatch(answer.text, OWNERS)
      if (operation.id !== FOLLOWS_DEVICE) assert.equal(await snapshot(server, demo.user.id), before)
    })
    test(`nobody: ${anonymous}, and nothing changes`, async () => {
      await demo.reset()
      const before = await snapshot(server, demo.user.id)
      const answer = await send(operation, undefined)
      assert.equal(answer.status, anonymous, answer.text)
      assert.equal(await snapshot(server, demo.user.id), before)
    })
  })
}

function send(operation: ContractOperation, as: As | undefined) {
  const { target, input } = exampleRequest(operation)
  return server.client.raw(operation.method, target, { ...input, as })
}
