import type { EventDto, EventsDto } from '../../generated/api.d.ts'
import { drainEvents } from '../../src/events/drain.ts'
import { readEvents } from '../support/eventLog.ts'
import { newGrant, newSession } from '../support/belongings.ts'
import type { Node } from '../support/contract.ts'
import { newPrinter, newUser } from '../support/factories.ts'
import { example, type Answers, type Logbook } from './logbook.ts'

/** What users read of their account, and of what they have given access to. */
export async function accountAnswers({ server, robin, kim }: Logbook): Promise<Answers> {
  const { client } = server
  const grant = example('ConnectedAgents') as unknown as [Node]
  const { clientId, clientName, scopes } = grant[0] as { clientId: string; clientName: string; scopes: string[] }
  await newGrant(server, robin, { client_id: clientId, client_name: clientName, scopes })
  await newSession(server, robin)
  await client.call('BlockedUsers_PutBlockedUser', { as: robin, path: { id: kim.id } })
  return {
    OwnProfile: (await client.call('Users_GetMe', { as: robin })).body,
    EmailAddress: (await client.call('Users_GetMyEmail', { as: robin })).body,
    NoEmailAddress: (await client.call('Users_GetMyEmail', { as: kim })).body,
    Storage: (await client.call('Users_GetMyStorage', { as: robin })).body,
    BlockedUserPage: (await client.call('BlockedUsers_GetBlockedUsers', { as: robin })).body,
    ConnectedAgents: (await client.call('ConnectedAgents_GetConnectedAgents', { as: robin })).body,
    NoConnectedAgents: (await client.call('ConnectedAgents_GetConnectedAgents', { as: kim })).body,
    SessionPage: (await client.call('Sessions_GetSessions', { as: robin })).body,
    ...(await keyAnswers(server)),
    ...(await connectionAnswers(server)),
    AccountDeletion: (await client.call('Users_DeleteMe', { as: await newUser(server) })).body,
  }
}

/** A key of a user who has no other. */
async function keyAnswers(server: Logbook['server']): Promise<Answers> {
  const { client } = server
  const owner = await newUser(server)
  for (const { id } of (await client.call('UserApiKeys_GetApiKeys', { as: owner })).body.items) {
    await client.call('UserApiKeys_DeleteApiKey', { as: owner, path: { id } })
  }
  const NewApiKey = (await client.call('UserApiKeys_PostApiKey', { as: owner, body: example('NewApiKeyRequest') })).body
  const ApiKeyPage = (await client.call('UserApiKeys_GetApiKeys', { as: owner })).body
  return { NewApiKey, ApiKeyPage }
}

/** A spool connection of a printer, after its first use. */
async function connectionAnswers(server: Logbook['server']): Promise<Answers> {
  const { client } = server
  const owner = await newUser(server)
  const printer = await newPrinter(server, owner)
  const body = { ...example('NewSpoolConnectionRequest'), printerId: printer.id }
  const NewSpoolConnection = (await client.call('SpoolConnections_PostConnection', { as: owner, body })).body
  server.secrets.add(NewSpoolConnection.key)
  await server.db
    .updateTable('spool_connections')
    .set({ last_used_date: '2026-03-14T11:00:00Z', client_name: 'Moonraker/v0.9.3' })
    .where('id', '=', NewSpoolConnection.id)
    .execute()
  const SpoolConnectionPage = (await client.call('SpoolConnections_GetConnections', { as: owner })).body
  return { NewSpoolConnection, SpoolConnectionPage }
}

/** What a slicer plug-in and its user get; a print is made from the settings. */
export async function slicerAnswers({ server, robin }: Logbook): Promise<Answers> {
  const { client } = server
  const { slicer, curaVersion, pluginVersion, settings } = example('SavedSettings')
  const body = { slicer, curaVersion, pluginVersion, settings }
  const NewSettings = (await client.call('SlicerSettings_SaveSettings', { body })).body
  const id = NewSettings.newSettingId
  const SavedSettings = (await client.call('SlicerSettings_GetSettings', { as: robin, query: { id } })).body
  const print = { title: 'Shelf bracket', slicerSettingsId: id }
  await client.call('Prints_PostPrint', { as: robin, body: print })
  const SlicerSettingsPage = (await client.call('SlicerSettings_ListSettings', { as: robin })).body
  const upload = (await client.call('SlicerSettings_SaveSettings', { body: example('SlicerUpload') })).body
  const made = { title: 'Shelf bracket', slicerSettingsId: upload.newSettingId }
  const { id: printId } = (await client.call('Prints_PostPrint', { as: robin, body: made })).body
  const PrintSettings = (await client.call('Prints_GetSettings', { as: robin, path: { id: printId } })).body
  return { NewSettings, SavedSettings, SlicerSettingsPage, PrintSettings }
}

/** What devices and programs get for the events of the examples. */
export async function deviceAnswers({ server }: Logbook): Promise<Answers> {
  const { client } = server
  const user = await newUser(server)
  // Programs that report one printer at the same time report one print.
  const printerOf = async () => (await newPrinter(server, user, { name: 'Workshop printer' })).id
  const ofServer = await printerOf()
  const ofFirmware = await printerOf()
  const ofProgram = await printerOf()
  const ofBambuddy = await printerOf()
  const octoprint = async (name: string) => {
    const body = { ...example(name), deviceIdentifier: ofServer }
    return (await client.call('Octoprint_PostEvent', { as: user, body })).body
  }
  const moonraker = async (name: string) => {
    const { message, ...rest } = example(name)
    const body = { ...rest, message: String(message).replace('"printerId":7', `"printerId":${ofFirmware}`) }
    return (await client.call('Moonraker_PostNotification', { as: user, body })).body
  }
  const report = async (name: string, changes: object) => {
    const body = { ...example(name), printerId: ofProgram, ...changes }
    return (await client.call('PrintEvents_PostEvent', { as: user, body })).body
  }
  const bambuddy = async (name: string) => {
    const query = { printerId: ofBambuddy }
    return (await client.call('Bambuddy_PostNotification', { as: user, query, body: example(name) })).body
  }
  const NotificationTestAnswer = await bambuddy('BambuddyTest')
  const NotificationPrintStartedAnswer = await bambuddy('BambuddyPrintStarted')
  const PrintEventIgnored = await report('ProgramPrintFinished', { event: 'Progress' })
  const PrintEventApplied = await report('ProgramPrintStarted', {})
  const PrintStartedAnswer = await octoprint('ServerPrintStarted')
  const TestAnswer = await octoprint('ServerTest')
  await moonraker('FirmwarePrintStarted')
  const PrintFinishedAnswer = await moonraker('FirmwarePrintComplete')
  const ofPrograms = { NotificationTestAnswer, NotificationPrintStartedAnswer }
  return { ...ofPrograms, PrintEventIgnored, PrintEventApplied, PrintStartedAnswer, TestAnswer, PrintFinishedAnswer }
}

/** What is the same for everybody; of the catalogs the entries that the examples show. */
export async function catalogAnswers({ server }: Logbook): Promise<Answers> {
  const { client } = server
  const { body: catalog } = await client.call('Achievements_GetCatalog')
  const families = (name: string) => {
    const keys = (example(name)['families'] as Node[]).map(({ key }) => key)
    return { ...catalog, families: catalog.families.filter(({ key }) => keys.includes(key)) }
  }
  const { body: materials } = await client.call('Materials_GetMaterials')
  const names = (example('Materials')['items'] as Node[]).map(({ name }) => name)
  const hidden = await newUser(server)
  const nobody = await client.call('Achievements_GetForUser', { path: { id: hidden.id } })
  return {
    AchievementCatalog: families('AchievementCatalog'),
    AchievementCatalogOfNewService: families('AchievementCatalogOfNewService'),
    NoVisibleAchievements: nobody.body,
    Materials: { items: materials.items.filter(({ name }) => names.includes(name)) },
    PrinterCategories: (await client.call('PrinterCategories_GetPrinterCategories')).body,
  }
}

/** The outcomes of changes to several prints, of which one has as many tags as it may have. */
export async function bulkAnswers({ server, robin, print }: Logbook): Promise<Answers> {
  const { client } = server
  const tags = Array.from({ length: 50 }, (_, index) => `tag ${index}`)
  const full = await client.call('Prints_PostPrint', { as: robin, body: { title: 'Clip', tags } })
  const unknown = 987_654_321
  const trial = { ...example('TryDeletion'), ids: [print, unknown] }
  const { changes } = example('TagPrints')
  const change = { ids: [print, unknown, full.body.id], changes, dryRun: false }
  const repriced = { ...example('RepriceSome'), ids: [print] }
  return {
    Repriced: (await client.call('Prints_RepricePrints', { as: robin, body: repriced })).body,
    BulkDeleted: (await client.call('Prints_DeleteBulk', { as: robin, body: trial })).body,
    BulkEdited: (await client.call('Prints_PatchBulk', { as: robin, body: change })).body,
  }
}

/** The first bytes of an image, with its length as in the example. */
export async function mediaAnswers({ server, robin, print }: Logbook): Promise<Answers> {
  const { body: images } = await server.client.call('Prints_GetImages', { as: robin, path: { id: print } })
  const imageId = images.items[0]?.id ?? ''
  const { bytes } = await server.client.call('Media_GetImage', { as: robin, path: { imageId } })
  const shown = example('StartOfImage') as unknown as string
  const start = bytes.subarray(0, shown.length).toString('latin1')
  return { StartOfImage: start.slice(0, 4) + shown.slice(4, 8) + start.slice(8) }
}

/** The log of a user who has just made a key. */
export async function eventAnswers({ server }: Logbook): Promise<Answers> {
  const { client } = server
  const owner = await newUser(server)
  const [{ data, timestamp, position }] = (example('Events') as unknown as EventsDto).items as [EventDto]
  await client.call('UserApiKeys_PostApiKey', { as: owner, body: { description: String(data['description']) } })
  await drainEvents(server.services.db)
  const page = await readEvents(client, { as: owner })
  const items = page.items.map((event) => ({ ...event, timestamp, position }))
  return { Events: { ...page, items, position } }
}
