/** An access token, which makes keys, or a key, which does the rest. */
export type Credential = { readonly token: string } | { readonly apiKey: string }

/** An adapter of a generated client: what the scenario does, said in the client's own words. */
export type Connect = (baseUrl: string, credential: Credential) => Sdk

/**
 * What the scenario needs of a generated client. The types are what code that uses it relies on: a client that gives less, or
 * that is not sure of it, does not compile.
 */
export interface Sdk {
  makeKey(description: string): Promise<NewKey>
  logPrint(print: NewPrint): Promise<Print>
  listPrints(query: PrintQuery): Promise<PrintPage>
  readOverview(query: OverviewQuery): Promise<Overview>
  /** Logs a print that the service refuses. Throws when it does not. */
  failToLogPrint(print: NewPrint): Promise<Refusal>
}

interface NewKey {
  id: string
  description: string
  key: string
  createdDate: string
}

type PrintStatus = 'Pending' | 'Printing' | 'Success' | 'PartialSuccess' | 'Failed' | 'Cancelled'

interface NewPrint {
  title: string
  status?: PrintStatus
  startDate?: string | null
  printTimeInSeconds?: number | null
  tags?: string[]
}

interface Print {
  id: number
  title: string
  status: PrintStatus
  viewStatus: 'Public' | 'Unlisted' | 'Private'
  startDate: string | null
  printTimeInSeconds: number | null
  cost: { total: number | null; currency: string } | null
  tags: string[]
}

interface PrintQuery {
  pageNumber: number
  pageSize: number
  statuses: PrintStatus[]
  sortColumn: 'title' | 'date'
  sortDirection: 'asc' | 'desc'
}

interface PrintPage {
  items: Print[]
  paging: { currentPage: number; totalPages: number; totalCount: number; hasNext: boolean }
}

interface OverviewQuery {
  FromDate: string
  ToDate: string
  TimeZone: string
  Statuses: PrintStatus[]
  Granularity: 'Auto' | 'Day' | 'Week' | 'Month'
  ComparePrevious: boolean
}

interface Overview {
  range: { timeZone: string; granularity: 'Day' | 'Week' | 'Month' }
  current: OverviewFigures
  previous: OverviewFigures | null
}

interface OverviewFigures {
  tiles: {
    printCount: { count: number }
    successRate: { percent: number | null }
    printTime: { durationInSeconds: number | null }
  }
}

export interface Refusal {
  status: number
  problem: ValidationProblem
}

interface ValidationProblem {
  type: string
  title: string
  status: number
  detail: string
  errors: { [field: string]: string[] }
}

export function headersOf(credential: Credential): Record<string, string> {
  return 'token' in credential ? { Authorization: `Bearer ${credential.token}` } : { 'X-Api-Key': credential.apiKey }
}

/** The value, if there is one. It compiles only if the client knows its type: `any` would fit everything. */
export function known<Value>(value: 0 extends 1 & Value ? never : Value | undefined): Value {
  if (value === undefined) throw new Error('The request failed.')
  return value
}
