import {
  newAdjustment,
  newBlockedUser,
  newComment,
  newDelivery,
  newExport,
  newGrant,
  newImage,
  newImport,
  newMaintenanceEntry,
  newNotification,
  newPushDevice,
  newSession,
  newSpoolConnection,
  newWebhook,
} from '../support/belongings.ts'
import type { ContractOperation } from '../support/contract.ts'
import {
  load,
  newApiKey,
  newBrand,
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newProject,
  newSlicerSettings,
  type User,
} from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

/** The parameters that name a record, in the order of the path. */
export type Names = Readonly<Record<string, string | number>>

type Make = (server: TestServer, owner: User) => Promise<Names>

/** Records that nobody but their owner may see, by the path that names them. */
const MAKERS: Readonly<Record<string, Make>> = {
  '/api/Prints/{id}': async (server, owner) => ({ id: (await openPrint(server, owner)).id }),
  '/api/Prints/{id}/images/{imageId}': async (server, owner) => {
    const print = await openPrint(server, owner)
    return { id: print.id, imageId: (await newImage(server, print)).id }
  },
  '/api/Prints/{id}/comments/{commentId}': async (server, owner) => {
    const print = await newPrint(server, owner)
    return { id: print.id, commentId: (await newComment(server, print, owner)).id }
  },
  '/api/Printers/{id}': async (server, owner) => {
    const printer = await newPrinter(server, owner)
    await load(server, printer, await newFilament(server, owner))
    return { id: printer.id }
  },
  '/api/PrinterMaintenance/{id}': async (server, owner) => {
    return { id: (await newMaintenanceEntry(server, await newPrinter(server, owner))).id }
  },
  '/api/Filaments/{id}': async (server, owner) => ({ id: (await fullSpool(server, owner)).id }),
  '/api/Filaments/{id}/adjustments/{entryId}': async (server, owner) => {
    const spool = await fullSpool(server, owner)
    return { id: spool.id, entryId: (await newAdjustment(server, spool, -500)).id }
  },
  '/api/Images/{imageId}': async (server, owner) => ({
    imageId: (await newImage(server, await newPrint(server, owner))).id,
  }),
  '/api/Brands/{id}': async (server, owner) => ({ id: (await newBrand(server, owner)).id }),
  '/api/FilamentTypes/{id}': async (server, owner) => ({ id: (await newFilamentType(server, owner)).id }),
  '/api/Projects/{id}': async (server, owner) => ({ id: (await newProject(server, owner)).id }),
  '/api/Projects/{id}/images/{imageId}': async (server, owner) => {
    const project = await newProject(server, owner)
    return { id: project.id, imageId: (await newImage(server, project)).id }
  },
  '/api/Cura/settings': async (server, owner) => ({ id: (await newSlicerSettings(server, { user_id: owner.id })).id }),
  '/api/SlicerSettings/{id}': async (server, owner) => ({
    id: (await newSlicerSettings(server, { user_id: owner.id })).id,
  }),
  '/api/users/{id}': async (_server, owner) => ({ id: owner.id }),
  '/api/Sessions/{id}': async (server, owner) => ({ id: (await newSession(server, owner)).id }),
  '/api/SpoolConnections/{id}': async (server, owner) => ({ id: (await newSpoolConnection(server, owner)).id }),
  '/api/UserApiKeys/{id}': async (server, owner) => ({ id: (await newApiKey(server, owner)).id }),
  '/api/Exports/{id}': async (server, owner) => ({ id: (await newExport(server, owner)).id }),
  '/api/Webhooks/{id}': async (server, owner) => ({ id: (await newWebhook(server, owner)).id }),
  '/api/Webhooks/{id}/deliveries/{eventId}': async (server, owner) => {
    const webhook = await newWebhook(server, owner)
    return { id: webhook.id, eventId: (await newDelivery(server, webhook)).id }
  },
  '/api/Imports/{id}': async (server, owner) => ({ id: (await newImport(server, owner)).id }),
  '/api/Imports/{id}/undo': async (server, owner) => ({
    id: (await newImport(server, owner, { state: 'Committed' })).id,
  }),
  '/api/Comments/{id}': async (server, owner) => {
    return { id: (await newComment(server, await newPrint(server, owner), owner)).id }
  },
  '/api/BlockedUsers/{id}': async (server, owner) => ({ id: (await newBlockedUser(server, owner)).id }),
  '/media/{imageId}': async (server, owner) => ({
    imageId: (await newImage(server, await newPrint(server, owner))).id,
  }),
  '/api/Notifications/{id}': async (server, owner) => ({ id: (await newNotification(server, owner)).id }),
  '/api/connected-agents/{grantId}': async (server, owner) => ({ grantId: (await newGrant(server, owner)).id }),
  '/api/Devices/{token}': async (server, owner) => ({ token: (await newPushDevice(server, owner)).token }),
}

const makers = new Map(Object.entries(MAKERS).map(([path, make]) => [path.toLowerCase(), make]))

/** The operations that name one record: in the path, or, as slicers do, with `id` in the query. */
export function namesRecord({ path, parameters }: ContractOperation): boolean {
  return path.includes('{') || parameters.some(({ name, in: where }) => name === 'id' && where === 'query')
}

/**
 * Makes a record for an operation, which only its owner may see.
 * @throws Error when nobody has written how
 */
export async function makeRecord(server: TestServer, { id, path }: ContractOperation, owner: User): Promise<Names> {
  const record = path.includes('{') ? path.slice(0, path.lastIndexOf('}') + 1) : path
  const make = makers.get(path.toLowerCase()) ?? makers.get(record.toLowerCase())
  if (!make) throw new Error(`Say in test/access/records.ts how to make the record of ${id}.`)
  return make(server, owner)
}

/** What can be completed. */
function openPrint(server: TestServer, owner: User) {
  return newPrint(server, owner, { status: 'Printing', start_date: '2026-03-14T08:05:00Z' })
}

function fullSpool(server: TestServer, owner: User) {
  return newFilament(server, owner, { initial_nominal_weight_mg: 1_000_000, spool_weight_mg: 200_000 })
}
