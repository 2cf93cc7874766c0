import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Problem } from '../../src/kernel/problem.ts'
import { ROW_KINDS, type RowKindName } from '../../src/quotas/rows.ts'
import { inFigures } from '../../src/quotas/words.ts'
import { newAdjustment, newImage, newImport, newMaintenanceEntry, newWebhook } from '../support/belongings.ts'
import { flatPng, form } from '../media/samples.ts'
import type { Answer } from '../support/client.ts'
import {
  newBrand,
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newUsage,
  newUser,
  load,
} from '../support/factories.ts'
import { startServer } from '../support/server.ts'

interface Document {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly traceId: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

const { components } = createRequire(import.meta.url)('../../generated/contract.json') as {
  components: { examples: Record<string, { value: unknown }> }
}
const examples = new Map(
  Object.entries(components.examples).flatMap(([name, { value }]) =>
    isProblem(value) ? [[name, value] as const] : [],
  ),
)

const server = await startServer()
const { client } = server
const { baseUrl } = server.config
const user = await newUser(server)
const printer = await newPrinter(server, user)
const year = '2025-01-01T00:00:00Z'

/** How the running service is brought to send each example of the contract. */
const provocations: Readonly<Record<string, () => Promise<Answer>>> = {
  ValidationFailed: () =>
    client.call('Prints_PostPrint', {
      as: user,
      body: {
        title: 'x'.repeat(101),
        status: 'Success',
        filamentUsage: [{ materialType: 'PLA', amountMg: -1, source: 'Weight' }],
      },
    }),
  TwoCredentials: async () =>
    client.call('Users_GetMe', { as: user, headers: { Authorization: `Bearer ${await user.token()}` } }),
  CredentialsNeeded: () => client.call('Users_GetMe'),
  AccessNotAllowed: async () => {
    const settings = await client.call('SlicerSettings_SaveSettings', { body: { settings: {} } })
    const query = { id: settings.body.newSettingId }
    await client.call('SlicerSettings_GetSettings', { as: user, query })
    return client.call('SlicerSettings_GetSettings', { as: await newUser(server), query })
  },
  AccountSuspended: async () =>
    client.call('Users_GetMe', { as: await newUser(server, { suspended_date: new Date().toISOString() }) }),
  RecordNotFound: () => client.call('Prints_GetPrint', { as: user, path: { id: 987_654_321 } }),
  AlreadyExists: async () => {
    const body = { title: 'Benchy', status: 'Success', externalId: 'farm-1' } as const
    await client.call('Prints_PostPrint', { as: user, body })
    return client.call('Prints_PostPrint', { as: user, body })
  },
  RecordHasChanged: async () => {
    const { id } = await newPrint(server, user)
    const body = { notes: 'Sanded.' }
    return client.call('Prints_PatchPrint', { as: user, path: { id }, body, headers: { 'If-Match': '"old"' } })
  },
  BodyTooLarge: () =>
    client.call('Prints_PostPrint', { as: user, body: { title: 'Benchy', notes: 'x'.repeat(1_100_000) } }),
  MediaTypeNotTaken: () =>
    client.call('Prints_PostPrint', { as: user, body: 'Benchy', headers: { 'Content-Type': 'text/csv' } }),
  KeyUsedBefore: async () => {
    const headers = { 'Idempotency-Key': 'first-print' }
    await client.call('Prints_PostPrint', { as: user, headers, body: { title: 'Benchy', status: 'Success' } })
    return client.call('Prints_PostPrint', { as: user, headers, body: { title: 'Bracket', status: 'Success' } })
  },
  QuotaUsedUp: async () => {
    const limited = await startServer({ limits: { ...server.config.limits, user: 1 } })
    const somebody = await newUser(limited)
    await limited.client.call('Users_GetMe', { as: somebody })
    return limited.client.call('Users_GetMe', { as: somebody })
  },
  KeyMadeBefore: async () => {
    const input = { as: user.token(), headers: { 'Idempotency-Key': 'first-key' }, body: { description: 'My script' } }
    await client.call('UserApiKeys_PostApiKey', input)
    return client.call('UserApiKeys_PostApiKey', { ...input, as: user.token() })
  },
  NoSecretsStored: async () => {
    const other = await startServer({ sessionSecret: null })
    const body = { url: 'https://hooks.example.org/', events: ['print.failed' as const] }
    return other.client.call('Webhooks_PostWebhook', { as: (await newUser(other)).token(), body })
  },
  ExportUnfinished: async () => {
    await client.call('Exports_PostExport', { as: user })
    return client.call('Exports_PostExport', { as: user })
  },
  ImportNotReady: async () => {
    const { id } = await newImport(server, user, { state: 'Reading' })
    return client.call('Imports_CommitImport', { as: user, path: { id } })
  },
  WebhookDisabled: async () => {
    const { id } = await newWebhook(server, user, { is_active: false })
    return client.call('Webhooks_PingWebhook', { as: user.token(), path: { id } })
  },
  SpoolLoadedElsewhere: async () => {
    const { id } = await newFilament(server, user)
    await load(server, printer, { id })
    const body = { name: 'Mini', loadedFilaments: [{ slot: 0, filamentId: id }] }
    return client.call('Printers_PostPrinter', { as: user, body })
  },
  HintKeyNotInCatalog: () => client.call('Achievements_DismissHint', { as: user, body: { key: 'nothing', tier: 1 } }),
  HintTierNotInCatalog: () =>
    client.call('Achievements_DismissHint', { as: user, body: { key: 'prints-made', tier: 10 } }),
  OneSidedRange: () => client.call('Analytics_GetOverview', { as: user, query: { FromDate: year } }),
  ReversedRange: () =>
    client.call('Analytics_GetOverview', { as: user, query: { FromDate: year, ToDate: '2024-01-01T00:00:00Z' } }),
  TooManyBuckets: () =>
    client.call('Analytics_GetOverview', {
      as: user,
      query: { FromDate: '2004-12-01T00:00:00Z', ToDate: '2025-06-01T00:00:00Z', Granularity: 'Day' },
    }),
  CommentOfSomebodyElse: async () => {
    const print = await newPrint(server, user, { view_status: 'Public' })
    const comment = await client.call('Prints_PostComment', {
      as: user,
      path: { id: print.id },
      body: { body: 'Nice.' },
    })
    return client.call('Comments_DeleteComment', { as: await newUser(server), path: { id: comment.body.id } })
  },
  AccessTokenNeeded: () =>
    client.call('Devices_RegisterDevice', { as: user.key, body: { token: 'a-push-token', platform: 'Web' } }),
  NoCommentsHere: async () => {
    const print = await newPrint(server, user, { view_status: 'Public', allow_comments: false })
    const input = { as: await newUser(server), path: { id: print.id }, body: { body: 'Nice.' } }
    return client.call('Prints_PostComment', input)
  },
  PrinterInUse: async () => {
    const { id } = await newPrinter(server, user)
    await newPrint(server, user, { printer_id: id })
    return client.call('Printers_DeletePrinter', { as: user, path: { id } })
  },
  FilamentInUse: async () => {
    const { id } = await newFilament(server, user)
    await newUsage(server, await newPrint(server, user), { filament_id: id })
    return client.call('Filaments_DeleteFilament', { as: user, path: { id } })
  },
  BrandNameTaken: async () => {
    const body = { name: 'Prusament' }
    await client.call('Brands_PostBrand', { as: user, body })
    return client.call('Brands_PostBrand', { as: user, body })
  },
  BrandHasTypes: async () => {
    const { id } = await newBrand(server, user)
    await newFilamentType(server, user, { brand_id: id })
    return client.call('Brands_DeleteBrand', { as: user, path: { id } })
  },
  FilamentTypeHasSpools: async () => {
    const { id } = await newFilamentType(server, user)
    await newFilament(server, user, { type_id: id })
    return client.call('FilamentTypes_DeleteFilamentType', { as: user, path: { id } })
  },
  SpoolNumberTaken: async () => {
    await newFilament(server, user, { number: 2 })
    const body = { displayName: 'Black', materialType: 'PLA', number: 2 }
    return client.call('Filaments_PostFilament', { as: user, body })
  },
  NominalWeightNeeded: async () => {
    const { id } = await newFilament(server, user)
    return client.call('Filaments_PostAdjustment', { as: user, path: { id }, body: { newRemainingMg: 500_000 } })
  },
  SpoolWeightNeeded: async () => {
    const { id } = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
    return client.call('Filaments_PostAdjustment', { as: user, path: { id }, body: { measuredWeightMg: 500_000 } })
  },
  ReversedBefore: async () => {
    const filament = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
    const entry = await newAdjustment(server, filament, -1000)
    const input = { as: user, path: { id: filament.id, entryId: entry.id } }
    await client.call('Filaments_PostReversal', input)
    return client.call('Filaments_PostReversal', input)
  },
  NoAdjustment: async () => {
    const { id } = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
    const { body } = await client.call('Filaments_GetLedger', { as: user, path: { id } })
    const entryId = body.items[0]?.id ?? ''
    return client.call('Filaments_PostReversal', { as: user, path: { id, entryId } })
  },
  WeightAdjustment: async () => {
    const { id } = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
    const body = { initialNominalWeightMg: 750_000 }
    await client.call('Filaments_PatchFilament', { as: user, path: { id }, body })
    const ledger = await client.call('Filaments_GetLedger', { as: user, path: { id } })
    const entryId = ledger.body.items[0]?.id ?? ''
    return client.call('Filaments_PostReversal', { as: user, path: { id, entryId } })
  },
  DoneBefore: async () => {
    const { id } = await newMaintenanceEntry(server, printer, { done: true })
    return client.call('PrinterMaintenance_CompleteEntry', { as: user, path: { id }, body: {} })
  },
  ImageLimitReached: async () => {
    const print = await newPrint(server, user)
    for (let count = 0; count < 100; count += 1) await newImage(server, print)
    return client.call('Prints_PostImage', { as: user, path: { id: print.id }, body: form(flatPng(8, 8)) })
  },
  FileIsNoImage: async () => {
    const { id } = await newPrint(server, user)
    return client.call('Prints_PostImage', { as: user, path: { id }, body: form(Buffer.from('no image')) })
  },
  SettingsBytesUsedUp: async () => {
    const owner = await newUser(server)
    // Each record counts as 4,096 bytes at least.
    const records = server.config.storage.settingsBytes / 4096
    await sql`insert into slicer_settings (user_id, body) select ${owner.id}, '{}' from generate_series(1, ${records}::integer)`.execute(
      server.db,
    )
    const saved = await client.call('SlicerSettings_SaveSettings', { body: { settings: {} } })
    return client.call('SlicerSettings_GetSettings', { as: owner, query: { id: saved.body.newSettingId } })
  },
  ImageBytesUsedUp: async () => {
    const owner = await newUser(server)
    const print = await newPrint(server, owner)
    for (let count = 0; count < 3; count += 1) await newImage(server, print, { image_bytes: 2_000_000_000 })
    return client.call('Prints_PostImage', { as: owner, path: { id: print.id }, body: form(flatPng(8, 8)) })
  },
  AddressBytesUsedUp: async () => {
    await client.call('SlicerSettings_SaveSettings', { body: { settings: {} } })
    const bytes = server.config.storage.unclaimedSettingsBytesPerAddress
    await server.db.updateTable('settings_saves').set({ bytes }).execute()
    const refused = await client.call('SlicerSettings_SaveSettings', { body: { settings: {} } })
    await server.db.deleteFrom('settings_saves').execute()
    return refused
  },
  BlockedFromCommenting: async () => {
    const print = await newPrint(server, user, { view_status: 'Public' })
    const blocked = await newUser(server, { view_status: 'Public' })
    await client.call('BlockedUsers_PutBlockedUser', { as: user, path: { id: blocked.id } })
    return client.call('Prints_PostComment', { as: blocked, path: { id: print.id }, body: { body: 'Nice.' } })
  },
  PrintOfSomebodyElse: async () => {
    const print = await newPrint(server, user, { view_status: 'Public' })
    const path = { id: print.id }
    const comment = await client.call('Prints_PostComment', { as: user, path, body: { body: 'Nice.' } })
    const input = { as: await newUser(server), path: { ...path, commentId: comment.body.id } }
    return client.call('Prints_DeleteComment', input)
  },
  RangeBeyondEnd: async () => {
    const { id } = await newImage(server, await newPrint(server, user))
    return client.call('Media_GetImage', { as: user, path: { imageId: id }, headers: { Range: 'bytes=9000000-' } })
  },
}

/** A user whose rows of a kind are as many as one may have takes minutes to make: the sentence comes from where it is written. */
function tooMany(kind: RowKindName): Problem {
  const { limit, sentence } = ROW_KINDS[kind]
  return new Problem('conflict', sentence(inFigures(server.config.storage[limit])))
}

/** What cannot be provoked from outside comes from the one table of sentences. */
const tabled: Readonly<Record<string, Problem>> = {
  TooManyPrints: tooMany('prints'),
  TooManySpools: tooMany('filaments'),
  TooManyBrands: tooMany('brands'),
  TooManyKeys: tooMany('apiKeys'),
  TooManySpoolConnections: tooMany('spoolConnections'),
  TooManyWebhooks: tooMany('webhooks'),
  TooManyImportsMade: tooMany('imports'),
  Failure: new Problem('internal'),
  NotAvailableNow: Problem.unavailable(new Error('the database is away')),
}

for (const [name, example] of examples) {
  test(`the problem example ${name} is what the service sends`, async () => {
    const problem = tabled[name]?.document(baseUrl, '') ?? (await provocations[name]?.())?.problem
    assert(problem, `${name} needs a request that provokes it`)
    assert.deepEqual({ ...problem, traceId: example.traceId }, example)
    assert.match(example.traceId, /^[0-9a-f]{32}$/)
  })
}

function isProblem(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'traceId' in value && 'title' in value
}
