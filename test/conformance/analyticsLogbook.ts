import type { FailureCategory, PrintStatus } from '../../generated/api.d.ts'
import type { Node } from '../support/contract.ts'
import { contractOperations } from '../support/contract.ts'
import { newUser, type User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'
import type { Answers } from './logbook.ts'

/** The moment at which the analytics examples were requested. */
export const NOW = '2026-02-03T08:00:00Z'

/** Parameters whose examples are the query of the analytics examples. The others select records. */
const QUERY = ['FromDate', 'ToDate', 'TimeZone', 'Granularity'] as const

const SPOOLS = [
  {
    id: '0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11',
    typeId: 3,
    displayName: 'PLA black',
    brand: 'Prusament',
    materialType: 'PLA',
    colorName: 'Black',
    colorHex: '#1A1A1A',
    initialNominalWeightMg: 1_000_000,
    purchasePrice: 24.99,
  },
  {
    id: '9a5b7c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d',
    typeId: 5,
    displayName: 'PETG orange',
    brand: 'Polymaker',
    materialType: 'PETG',
    colorName: 'Orange',
    colorHex: '#FF7A00',
    initialNominalWeightMg: 750_000,
    purchasePrice: 21.5,
  },
  {
    id: '4e7d2b90-1c35-4f68-9a02-8b5c6d7e9f10',
    typeId: 6,
    displayName: 'ASA grey',
    brand: 'Polymaker',
    materialType: 'ASA',
    colorName: 'Grey',
    colorHex: '#8C8C8C',
    initialNominalWeightMg: 750_000,
    purchasePrice: 27.9,
  },
] as const
const [BLACK, ORANGE] = SPOOLS.map(({ id }) => id) as [string, string]

const PRINTERS = [
  { id: 7, name: 'Workshop printer', wattageW: 120, isActive: true },
  { id: 12, name: 'Spare printer', wattageW: 90, isActive: false },
] as const
const [WORKSHOP] = PRINTERS

const MAINTENANCE = [
  { id: 27, date: '2026-01-02T10:00:00Z', category: 'Belts', description: 'Belts replaced', cost: 12 },
  { id: 31, date: '2026-01-13T19:00:00Z', category: 'Nozzle', description: 'Hardened nozzle fitted', cost: 18.5 },
  {
    id: 34,
    date: '2026-01-31T10:30:00Z',
    category: 'Lubrication',
    description: 'Rails cleaned and greased',
    cost: 6.2,
  },
] as const

type Usage = readonly [spool: string | null, amountMg: number | null, estimatedAmountMg: number | null]
type Print = readonly [
  id: number,
  title: string,
  status: PrintStatus,
  startDate: string | null,
  printTimeInSeconds: number | null,
  estimatedPrintTimeInSeconds: number | null,
  ...usages: Usage[],
]

interface Cause {
  readonly failureReason: string
  readonly failureCategory: FailureCategory
}

/** All prints of the workshop printer. A usage without a spool is of PLA, and has no price. */
const PRINTS: readonly Print[] = [
  [936, 'Cable drum', 'Success', '2025-12-09T17:30:00Z', 16_200, 15_600, [BLACK, 84_300, 82_900]],
  [941, 'Spoked wheel set', 'Success', '2025-12-16T08:12:00Z', 30_600, 28_800, [ORANGE, 142_800, 140_000]],
  [944, 'Bag clip', 'Cancelled', '2025-12-29T18:40:00Z', 900, 3000, [BLACK, 2400, 9100]],
  [945, 'Bag clip', 'Success', '2025-12-29T19:05:00Z', 3120, 3000, [BLACK, 9300, 9100]],
  [981, 'Drawer divider', 'Success', '2026-01-05T17:20:00Z', 12_600, 12_000, [BLACK, 54_200, 53_000]],
  [982, 'Cable comb', 'Success', '2026-01-07T17:05:00Z', 5400, 4980, [BLACK, 18_600, 18_400]],
  [984, 'Plant pot', 'Success', '2026-01-10T08:30:00Z', 21_600, 19_800, [BLACK, 120_500, 118_000]],
  [985, 'Plant saucer', 'Failed', '2026-01-10T14:45:00Z', 3600, 9000, [BLACK, 12_000, 40_000]],
  [987, 'Lamp socket', 'Success', '2026-01-11T09:15:00Z', 18_000, 16_800, [ORANGE, 61_400, 60_000]],
  [991, 'Hook rail', 'Success', '2026-01-12T17:40:00Z', 14_400, 13_800, [ORANGE, 58_000, 57_500]],
  [998, 'Cable clip', 'Success', '2026-01-14T18:40:00Z', 1260, 1200, [BLACK, 3100, 3000]],
  [1000, 'Vase', 'PartialSuccess', '2026-01-18T09:20:00Z', null, null, [null, 88_000, null]],
  [
    1001,
    'Planetary gearbox housing',
    'Success',
    '2026-01-21T17:05:00Z',
    41_400,
    39_600,
    [BLACK, 150_000, 147_000],
    [ORANGE, 36_400, 35_800],
  ],
  [1002, 'Sun gear', 'Success', '2026-01-22T19:10:00Z', 7200, 7000, [BLACK, 22_400, 22_000]],
  [1003, 'Planet gears', 'Success', '2026-01-23T16:30:00Z', 9000, 8600, [BLACK, 31_000, 30_500]],
  [1004, 'Ring gear', 'Cancelled', '2026-01-24T10:15:00Z', 2700, 15_000, [ORANGE, 14_200, 70_000]],
  [1005, 'Ring gear', 'Success', '2026-01-24T11:30:00Z', 15_600, 15_000, [ORANGE, 71_300, 70_000]],
  [1008, 'Shelf bracket', 'Success', '2026-01-26T17:10:00Z', 10_800, 10_400, [BLACK, 44_000, 43_500]],
  [1011, 'Tool holder', 'Printing', '2026-02-01T13:20:00Z', null, 14_000, [BLACK, null, 52_000]],
  [1012, 'Spare knobs', 'Success', null, 2400, 2300, [BLACK, 9000, 8800]],
]

/** Why prints failed or were cancelled, by id. */
const CAUSES: ReadonlyMap<number, Cause> = new Map([
  [985, { failureReason: 'The first layer came off', failureCategory: 'Adhesion' }],
])

/** For each member that holds an id: the id of the example by that of the record. */
type Ids = Readonly<
  Record<'printId' | 'printerId' | 'filamentId' | 'filamentTypeId' | 'maintenanceId', Map<unknown, unknown>>
>

/**
 * Makes the logbook of the analytics examples through the API and asks for each analysis.
 * @returns the responses by the name of their example, with the ids of the examples
 */
export async function analyticsAnswers(server: TestServer): Promise<Answers> {
  const robin = await newUser(server, { display_name: 'Robin', currency: 'EUR', time_zone: 'Europe/Berlin' })
  await server.client.call('Users_PatchMe', { as: robin, body: { electricityRatePerKwh: 0.34 } })
  const ids = await fill(server, robin)
  const query = exampleQuery()
  const compared = { ...query, ComparePrevious: true }
  const { client } = server
  const answers = {
    AnalyticsOverview: (await client.call('Analytics_GetOverview', { as: robin, query: compared })).body,
    AnalyticsActivity: (await client.call('Analytics_GetActivity', { as: robin, query })).body,
    AnalyticsPrinters: (await client.call('Analytics_GetPrinters', { as: robin, query })).body,
    AnalyticsMaterials: (await client.call('Analytics_GetMaterials', { as: robin, query })).body,
    AnalyticsCosts: (await client.call('Analytics_GetCosts', { as: robin, query: compared })).body,
    AnalyticsAccuracy: (await client.call('Analytics_GetAccuracy', { as: robin, query })).body,
    AnalyticsFailures: (await client.call('Analytics_GetFailures', { as: robin, query })).body,
  }
  return withIds(answers, ids) as Answers
}

function exampleQuery(): Record<(typeof QUERY)[number], string> {
  const { parameters = [] } = contractOperations.find(({ id }) => id === 'Analytics_GetOverview') ?? {}
  const values = QUERY.map((name) => [name, parameters.find((parameter) => parameter.name === name)?.example])
  return Object.fromEntries(values) as Record<(typeof QUERY)[number], string>
}

async function fill({ client }: TestServer, as: User): Promise<Ids> {
  const ids: Ids = {
    printId: new Map(),
    printerId: new Map(),
    filamentId: new Map(),
    filamentTypeId: new Map(),
    maintenanceId: new Map(),
  }
  const filamentIds = new Map<string | null, string>()
  for (const { id, typeId, ...body } of SPOOLS) {
    const { body: spool } = await client.call('Filaments_PostFilament', {
      as,
      body: { ...body, purchaseCurrency: 'EUR' },
    })
    ids.filamentId.set(spool.id, id)
    ids.filamentTypeId.set(spool.typeId, typeId)
    filamentIds.set(id, spool.id)
  }
  let workshop = 0
  for (const { id, ...body } of PRINTERS) {
    const { body: printer } = await client.call('Printers_PostPrinter', { as, body })
    ids.printerId.set(printer.id, id)
    if (id === WORKSHOP.id) workshop = printer.id
  }
  for (const { id, ...entry } of MAINTENANCE) {
    const body = { ...entry, printerId: workshop, done: true, currency: 'EUR' }
    ids.maintenanceId.set((await client.call('PrinterMaintenance_PostEntry', { as, body })).body.id, id)
  }
  for (const [id, title, status, startDate, printTimeInSeconds, estimatedPrintTimeInSeconds, ...usages] of PRINTS) {
    const filamentUsage = usages.map(([spool, amountMg, estimatedAmountMg]) => ({
      ...(spool === null ? { materialType: 'PLA' } : { filamentId: filamentIds.get(spool) ?? null }),
      ...(amountMg === null ? {} : { amountMg, source: 'Weight' }),
      ...(estimatedAmountMg === null ? {} : { estimatedAmountMg, estimatedSource: 'Weight' }),
    }))
    const times = { startDate, printTimeInSeconds, estimatedPrintTimeInSeconds }
    const body = { title, status, printerId: workshop, filamentUsage, ...CAUSES.get(id), ...times }
    ids.printId.set((await client.call('Prints_PostPrint', { as, body })).body.id, id)
  }
  return ids
}

/** A value with the ids of the examples. */
function withIds(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value as Node).map(([name, member]) => {
    const known = name in ids ? ids[name as keyof Ids] : null
    return [name, known === null || member === null ? withIds(member, ids) : known.get(member)] as const
  })
  return Object.fromEntries(members)
}
