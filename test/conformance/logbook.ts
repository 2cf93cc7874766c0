import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { reportDueMaintenance } from '../../src/jobs/maintenanceDue.ts'
import { flatPng, form } from '../media/samples.ts'
import { document, type Node } from '../support/contract.ts'
import { newUser, type User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

/** Response bodies by the name of the example that shows them. */
export type Answers = Readonly<Record<string, unknown>>

/** Numbers and UUIDs of the records that the logbook is made of. */
export interface Logbook {
  readonly server: TestServer
  readonly robin: User
  readonly kim: User
  readonly spool: string
  readonly otherSpool: string
  readonly printer: number
  readonly project: string
  readonly print: number
}

const { examples } = document['components'] as { examples: Record<string, { value: unknown }> }

/** The value of an example of the contract. */
export function example(name: string): Node {
  const found = examples[name]
  if (!found) throw new Error(`openapi.yaml has no example ${name}.`)
  return found.value as Node
}

/** An image as large as the one in the examples, as a form. */
const image = () => form(flatPng(1600, 1200))

/** Makes the logbook that the examples show. Examples of responses are sent as they are: read-only members are ignored. */
export async function newLogbook(server: TestServer): Promise<Logbook> {
  const { client } = server
  const robin = await newUser(server, { display_name: 'Robin', email: 'robin@mail.example.org' })
  const kim = await newUser(server, { display_name: 'Kim', view_status: 'Public' })
  await client.call('Users_PatchMe', { as: robin, body: example('OwnProfile') })
  const { number: _number, typeId: _typeId, ...facts } = example('Filament')
  const { body: spool } = await client.call('Filaments_PostFilament', { as: robin, body: facts })
  const { id: otherSpool } = await newOtherSpool(server, robin)
  const loadedFilaments = [{ slot: 0, filamentId: spool.id }]
  const { body: printer } = await client.call('Printers_PostPrinter', {
    as: robin,
    body: { ...example('Printer'), loadedFilaments },
  })
  const { body: project } = await client.call('Projects_PostProject', { as: robin, body: example('Project') })
  const [usage] = example('FinishedPrint')['filamentUsage'] as [Node]
  const { body: print } = await client.call('Prints_PostPrint', {
    as: robin.token(),
    body: {
      ...example('FinishedPrint'),
      viewStatus: 'Public',
      printerId: printer.id,
      projectId: project.id,
      filamentUsage: [{ ...usage, filamentId: spool.id }],
    },
  })
  const images = [
    await client.call('Prints_PostImage', { as: robin, path: { id: print.id }, body: image() }),
    await client.call('Projects_PostImage', { as: robin, path: { id: project.id }, body: image() }),
  ]
  for (const { body } of images) {
    await client.call('Images_PatchImage', { as: robin, path: { imageId: body.id }, body: example('CaptionedCover') })
  }
  await client.call('Filaments_PostImage', { as: robin, path: { id: spool.id }, body: image() })
  await client.call('Printers_PostImage', { as: robin, path: { id: printer.id }, body: image() })
  await client.call('Users_PutMyImage', { as: robin, body: image() })
  const comment = { body: 'Which layer height did you use?' }
  await client.call('Prints_PostComment', { as: kim, path: { id: print.id }, body: comment })
  const ids = { spool: spool.id, otherSpool, printer: printer.id, project: project.id, print: print.id }
  return { server, robin, kim, ...ids }
}

function newOtherSpool(server: TestServer, as: User): Promise<{ readonly id: string }> {
  const [, shown] = example('PrinterFilaments')['loadedFilaments'] as [Node, Node]
  const { displayName, brand, materialType, colorName, colorHex, remainingMg } = shown
  const known = { displayName, brand, materialType, colorName, colorHex, storageLocation: 'Shelf 1' }
  const body = { ...known, initialNominalWeightMg: remainingMg }
  return server.client.call('Filaments_PostFilament', { as, body }).then((answer) => answer.body)
}

/** What is public of the logbook, as another user sees it. */
export async function publicAnswers({ server, robin, kim, print, project }: Logbook): Promise<Answers> {
  const { client } = server
  const answers = {
    PublicProfile: (await client.call('Users_GetUser', { as: kim, path: { id: robin.id } })).body,
    PublicPrintPage: (await client.call('Users_GetPrints', { as: kim, path: { id: robin.id } })).body,
    CommentPage: (await client.call('Prints_GetComments', { as: kim, path: { id: print } })).body,
    Images: (await client.call('Prints_GetImages', { as: kim, path: { id: print } })).body,
    Image: (await client.call('Projects_GetImages', { as: robin, path: { id: project } })).body.items[0],
    FeedPage: await readFeed(server, robin, kim),
  }
  await client.call('Prints_PatchPrint', { as: robin, path: { id: print }, body: { viewStatus: 'Private' } })
  return answers
}

/** Somebody else's print, a comment and a print of the caller, in the order of the example: theirs depends on the day. */
async function readFeed({ client }: TestServer, robin: User, kim: User): Promise<unknown> {
  const shown = example('FeedPage')['items'] as { kind: string; print: Node }[]
  const theirs = shown.find(({ print }) => (print['owner'] as Node)['displayName'] === 'Kim')?.print ?? {}
  const [usage] = theirs['filaments'] as [Node]
  const { title, status, startDate, endDate, printTimeInSeconds, tags } = theirs
  const spool = { displayName: 'Green PETG', materialType: usage['materialType'], colorHex: usage['colorHex'] }
  const { body: filament } = await client.call('Filaments_PostFilament', { as: kim, body: spool })
  const filamentUsage = [{ filamentId: filament.id, amountMg: usage['amountMg'], source: 'Weight' }]
  const body = { title, status, startDate, endDate, printTimeInSeconds, tags, viewStatus: 'Public', filamentUsage }
  await client.call('Prints_PostPrint', { as: kim, body })
  const { body: page } = await client.call('Feed_GetFeed', { as: robin })
  const keyOf = ({ kind, print }: { kind: string; print: object }) => `${kind} ${String((print as Node)['title'])}`
  const order = shown.map(keyOf)
  return { ...page, items: page.items.toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b))) }
}

/** What the owner reads of prints and projects. */
export async function printAnswers({ server, robin, print, project }: Logbook): Promise<Answers> {
  const { client } = server
  const NewCommentDetail = await client.call('Prints_PostComment', {
    as: robin,
    path: { id: print },
    body: example('EditComment'),
  })
  const path = { id: NewCommentDetail.body.id }
  const CommentDetail = await client.call('Comments_PutComment', { as: robin, path, body: example('EditComment') })
  await client.call('Comments_DeleteComment', { as: robin, path })
  return {
    NewCommentDetail: NewCommentDetail.body,
    CommentDetail: CommentDetail.body,
    FinishedPrint: (await client.call('Prints_GetPrint', { as: robin, path: { id: print } })).body,
    PrintSummaryPage: (await client.call('Prints_GetSummary', { as: robin })).body,
    PrintTotals: (await client.call('Prints_GetTotals', { as: robin })).body,
    Project: (await client.call('Projects_GetProject', { as: robin, path: { id: project } })).body,
    ProjectPage: (await client.call('Projects_GetProjects', { as: robin })).body,
    NewProjectDetail: (await client.call('Projects_PostProject', { as: robin, body: example('NewProject') })).body,
  }
}

/** What the owner reads of spools, and how a spool is corrected. */
export async function spoolAnswers({ server, robin, spool }: Logbook): Promise<Answers> {
  const { client } = server
  const path = { id: spool }
  const Adjustment = await client.call('Filaments_PostAdjustment', { as: robin, path, body: example('WeighedSpool') })
  const answers = {
    Adjustment: Adjustment.body,
    LedgerEntryPage: (await client.call('Filaments_GetLedger', { as: robin, path })).body,
    Filament: (await client.call('Filaments_GetFilament', { as: robin, path })).body,
    FilamentPage: (await client.call('Filaments_GetFilaments', { as: robin, query: { searchText: 'black' } })).body,
    ...(await typeAnswers(server, robin)),
    Brands: (await client.call('Filaments_GetBrands', { as: robin })).body,
    StorageLocations: (await client.call('Filaments_GetStorageLocations', { as: robin })).body,
    PurchaseLocations: (await client.call('Filaments_GetPurchaseLocations', { as: robin })).body,
  }
  return answers
}

/** What the owner reads of the type and the brand of the spool. */
async function typeAnswers({ client }: TestServer, robin: User): Promise<Answers> {
  const { items } = (await client.call('Brands_GetBrands', { as: robin, query: { searchText: 'filla' } })).body
  const path = { id: items[0]?.id ?? 0 }
  await client.call('Brands_PatchBrand', { as: robin, path, body: { emptySpoolWeightMg: 230_000 } })
  const readTypes = () => client.call('FilamentTypes_GetFilamentTypes', { as: robin, query: { searchText: 'black' } })
  const type = { id: (await readTypes()).body.items[0]?.id ?? 0 }
  await client.call('FilamentTypes_PatchFilamentType', { as: robin, path: type, body: { reorderPointMg: 500_000 } })
  return {
    BrandPage: (await client.call('Brands_GetBrands', { as: robin, query: { searchText: 'filla' } })).body,
    Brand: (await client.call('Brands_GetBrand', { as: robin, path })).body,
    FilamentTypePage: (await readTypes()).body,
    FilamentType: (await client.call('FilamentTypes_GetFilamentType', { as: robin, path: type })).body,
  }
}

/** How a correction is taken back; nothing else is read of the spool after that. */
export async function reversalAnswers({ server, robin, spool }: Logbook, adjustment: unknown): Promise<Answers> {
  const path = { id: spool, entryId: (adjustment as { id: string }).id }
  return { Reversal: (await server.client.call('Filaments_PostReversal', { as: robin, path })).body }
}

/** What the owner reads of printers and their maintenance, then what loading and unloading answer. */
export async function printerAnswers({ server, robin, printer, otherSpool }: Logbook): Promise<Answers> {
  const { client } = server
  const path = { id: printer }
  const done = { ...example('DoneMaintenance'), printerId: printer }
  const { body: entry } = await client.call('PrinterMaintenance_PostEntry', {
    as: robin,
    body: { ...example('PlannedMaintenance'), printerId: printer },
  })
  const answers = {
    MaintenanceEntry: entry,
    MaintenanceEntryPage: (await client.call('PrinterMaintenance_GetEntries', { as: robin })).body,
    Printer: (await client.call('Printers_GetPrinter', { as: robin, path })).body,
    PrinterPage: (await client.call('Printers_GetPrinters', { as: robin })).body,
    PrinterSummaryPage: (await client.call('Printers_GetSummary', { as: robin })).body,
  }
  await client.call('PrinterMaintenance_PostEntry', { as: robin, body: done })
  const planned = await client.call('PrinterMaintenance_PostEntry', {
    as: robin,
    body: { ...example('PlannedMaintenance'), printerId: printer },
  })
  const CompletedMaintenanceEntry = (
    await client.call('PrinterMaintenance_CompleteEntry', {
      as: robin,
      path: { id: planned.body.id },
      body: example('CompletedWork'),
    })
  ).body
  const MaintenanceCategories = (await client.call('PrinterMaintenance_GetCategories', { as: robin })).body
  const load = { ...example('LoadSpool'), filamentId: otherSpool }
  const PrinterFilaments = (await client.call('Printers_PutFilament', { as: robin, path, body: load })).body
  await client.call('Printers_UnloadFilament', { as: robin, path, body: { slot: 1 } })
  const NothingLoaded = (await client.call('Printers_UnloadFilament', { as: robin, path, body: example('UnloadSlot') }))
    .body
  return { ...answers, CompletedMaintenanceEntry, MaintenanceCategories, PrinterFilaments, NothingLoaded }
}

/** The notifications of a finished print and of maintenance that is due, one of them read, in the order of the example. */
export async function notificationAnswers({ server, robin }: Logbook): Promise<Answers> {
  const { client, db } = server
  const { body: print } = await client.call('Prints_PostPrint', {
    as: robin,
    body: { title: 'Shelf bracket', status: 'Printing' },
  })
  await client.call('Prints_CompletePrint', { as: robin, path: { id: print.id }, body: { status: 'Success' } })
  await reportDueMaintenance(db, new Date())
  await new OutboxDelivery(db, server.services.log).run(new Date())
  const shown = ['PrintCompleted', 'MaintenanceDue']
  for (const { id, type } of (await client.call('Notifications_GetNotifications', { as: robin })).body.items) {
    if (type === 'MaintenanceDue') await client.call('Notifications_PutRead', { as: robin, path: { id } })
    if (!shown.includes(type)) await client.call('Notifications_DeleteNotification', { as: robin, path: { id } })
  }
  const { body: page } = await client.call('Notifications_GetNotifications', { as: robin })
  const items = page.items.toSorted((a, b) => shown.indexOf(a.type) - shown.indexOf(b.type))
  const UnreadCount = (await client.call('Notifications_GetUnreadCount', { as: robin })).body
  return { NotificationPage: { ...page, items }, UnreadCount }
}
