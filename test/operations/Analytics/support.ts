import type { Insertable } from 'kysely'
import type {
  AccuracyResponse,
  ActivityResponse,
  CostsResponse,
  FailuresResponse,
  MaterialsResponse,
  OverviewResponse,
  PrintersResponse,
} from '../../../generated/api.d.ts'
import type { Prints } from '../../../generated/database.d.ts'
import type { Answer, As, CallInput } from '../../support/client.ts'
import { newPrint, newUsage, type Owner } from '../../support/factories.ts'
import { startServer, type TestServer } from '../../support/server.ts'

export type Query = NonNullable<CallInput['query']>

interface Bodies {
  Analytics_GetOverview: OverviewResponse
  Analytics_GetActivity: ActivityResponse
  Analytics_GetPrinters: PrintersResponse
  Analytics_GetMaterials: MaterialsResponse
  Analytics_GetCosts: CostsResponse
  Analytics_GetAccuracy: AccuracyResponse
  Analytics_GetFailures: FailuresResponse
}
export type AnalyticsId = keyof Bodies
type Figures<Id extends AnalyticsId> = Bodies[Id]['current']

export const OPERATIONS = [
  'Analytics_GetOverview',
  'Analytics_GetActivity',
  'Analytics_GetPrinters',
  'Analytics_GetMaterials',
  'Analytics_GetCosts',
  'Analytics_GetAccuracy',
  'Analytics_GetFailures',
] as const satisfies AnalyticsId[]

export const PATHS = OPERATIONS.map((id) => `/api/Analytics/${id.slice('Analytics_Get'.length).toLowerCase()}`)

/** Starts the service at a moment of its own: what is the future, and how long a streak is, does not depend on today. */
export async function startServerAt(now: string): Promise<TestServer> {
  const server = await startServer({}, { isOwn: true })
  Object.assign(server.services, { now: () => new Date(now) })
  return server
}

/** Asks for every analysis, in order. */
export function askAll(
  server: TestServer,
  as: As | undefined,
  query: Query = {},
): Promise<Answer<Bodies[AnalyticsId]>[]> {
  return Promise.all(OPERATIONS.map((id) => server.client.call(id, { as, query })))
}

/** How many prints each analysis has counted. Each print must be one of `completePrint`. */
export async function countAll(server: TestServer, as: As, query: Query = {}): Promise<number[]> {
  const [overview, activity, printers, materials, costs, accuracy, failures] = (await askAll(server, as, query)).map(
    ({ body }) => body.current,
  ) as [
    Figures<'Analytics_GetOverview'>,
    Figures<'Analytics_GetActivity'>,
    Figures<'Analytics_GetPrinters'>,
    Figures<'Analytics_GetMaterials'>,
    Figures<'Analytics_GetCosts'>,
    Figures<'Analytics_GetAccuracy'>,
    Figures<'Analytics_GetFailures'>,
  ]
  return [
    overview.tiles.printCount.count,
    activity.durations.coverage.counted,
    printers.coverage.counted,
    materials.total.coverage.counted,
    costs.meanPerPrint.coverage.counted,
    accuracy.time.sampleCount,
    failures.finishedCount.count,
  ]
}

/** Makes a print of which everything is known, and that counts in every figure. */
export async function completePrint(
  server: TestServer,
  owner: Owner,
  printerId: number,
  overrides: Partial<Insertable<Prints>> = {},
  filamentId: string | null = null,
): Promise<void> {
  const print = await newPrint(server, owner, {
    printer_id: printerId,
    status: 'Success',
    start_date: '2026-03-02T12:00:00Z',
    print_time_in_seconds: 3600,
    estimated_print_time_in_seconds: 3000,
    filament_amount_mg: 10_000,
    estimated_filament_amount_mg: 9000,
    filament_cost_micros: 250_000,
    electricity_cost_micros: 40_000,
    cost_currency: 'USD',
    ...overrides,
  })
  await newUsage(server, print, {
    filament_id: filamentId,
    material_type: filamentId === null ? 'PLA' : null,
    amount_mg: 10_000,
    estimated_amount_mg: 9000,
    print_time_in_seconds: print.print_time_in_seconds,
    estimated_print_time_in_seconds: print.estimated_print_time_in_seconds,
    cost_micros: 250_000,
    cost_currency: 'USD',
  })
}
