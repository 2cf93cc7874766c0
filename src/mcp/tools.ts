import { readFileSync } from 'node:fs'
import { CHOICE_ARGUMENT, MAX_ROWS, type Tool } from '../contract/tool.ts'
import type { Call } from '../http/call.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { asProblem } from '../http/problemResponse.ts'
import { Problem } from '../kernel/problem.ts'
import { serialize } from '../kernel/jsonText.ts'
import { readArguments, underArgumentName, underArgumentNames, type OperationCall } from './arguments.ts'
import { bucketsOf, coarser, MAX_TOOL_BUCKETS, newest, startingGranularity } from './buckets.ts'
import { MAX_BYTES, shorten, sizeOf, withoutNulls } from './shorten.ts'

const file = new URL('../../generated/tools.json', import.meta.url)

/** Every tool by name, as the contract marks them. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as { tools: Tool[] }).tools.map((tool) => [tool.name, tool]),
)

/** Beginning of the sentence about the rows of a list. */
const ROWS = 'items '

/** Room for the notice of a response. */
const NOTICE = 600

/** Part of the rows that fit into a response, which leaves room for longer rows on other pages. */
const ROOM = 0.8

type Json = Record<string, unknown>

/** The context of a tool call. */
export interface ToolCarrier extends Pick<Call, 'identity' | 'traceId' | 'req' | 'res'> {
  /** Reads the time zone of the user. */
  readonly readZone: () => Promise<string>
}

/**
 * Calls the operation of a tool, in process: the same validator, the same file, the same idempotency as over HTTP. The response
 * is the operation's without what is null, and short enough for a model to read; where something is left out, `notice` says
 * what, and how to get it.
 * @param sent the arguments as they were sent
 * @throws Problem as over HTTP, with fields named as the arguments are; 400 names everything that is wrong
 */
export async function callTool(pipeline: Pipeline, tool: Tool, sent: unknown, carrier: ToolCarrier): Promise<Json> {
  const call = readArguments(pipeline, tool, sent)
  const { readZone, ...context } = carrier
  const run = async (given = call.given) => {
    const reply = await pipeline.run({ ...context, operation: call.operation, head: call.head, given })
    return withoutNulls(JSON.parse(serialize(reply.body))) as Json
  }
  try {
    const { body, notices } =
      CHOICE_ARGUMENT in tool.targets
        ? await analyse(await inZone(call, readZone), run)
        : { body: await run(), notices: rowNotices(call) }
    const { value, omissions } = shorten(body, MAX_BYTES - NOTICE)
    const notice = [...notices, ...omissions, ...wayOn(tool, value, omissions)].join(' ').slice(0, NOTICE)
    return notice === '' ? value : { notice, ...value }
  } catch (error) {
    throw renamed(tool, asProblem(error))
  }
}

/** An analysis in the user's time zone, in which the other tools read times too, unless another one was asked for. */
async function inZone(call: OperationCall, readZone: () => Promise<string>): Promise<OperationCall> {
  const { given } = call
  if (given.query['TimeZone'] !== undefined) return call
  return { ...call, given: { ...given, query: { ...given.query, TimeZone: await readZone() } } }
}

/** Asks for coarser buckets until the response is one that a model can read. */
async function analyse(
  { given }: OperationCall,
  run: (given: OperationCall['given']) => Promise<Json>,
): Promise<{ body: Json; notices: string[] }> {
  const wanted = given.query['Granularity']
  let granularity = startingGranularity(given.query)
  for (;;) {
    const query = granularity === undefined ? given.query : { ...given.query, Granularity: granularity }
    const body = await run({ ...given, query })
    const used = (body['range'] as Json | undefined)?.['granularity']
    const next = coarser(used)
    const isLong = bucketsOf(body) > MAX_TOOL_BUCKETS || sizeOf(body) > MAX_BYTES
    if (next !== null && isLong) {
      granularity = next
      continue
    }
    const isCoarser = wanted !== undefined && wanted !== 'Auto' && wanted !== used
    const notices = isCoarser ? [coarserNotice(String(used))] : []
    if (bucketsOf(body) <= MAX_TOOL_BUCKETS) return { body, notices }
    return { body: newest(body) as Json, notices: [...notices, OLDER] }
  }
}

const OLDER = `Series have their newest ${MAX_TOOL_BUCKETS} buckets only; for older ones ask for an earlier range.`

function coarserNotice(used: string): string {
  return `The granularity is ${used}: finer buckets would make this too long. For finer ones ask for a shorter range, fewer printers, or without comparePrevious.`
}

function rowNotices({ tooManyRows }: OperationCall): string[] {
  return tooManyRows === null ? [] : [`A tool returns at most ${MAX_ROWS} rows, so pageSize was ${MAX_ROWS}.`]
}

/** Warning to an agent that could write back what remains of a text or a list of a record. */
const CUT = 'An update with what remains here would delete the rest.'
const CUT_RECORD = 'No tool returns the rest; an update with what remains here would delete it.'

/** How to get what is not in a response. */
function wayOn(tool: Tool, value: Json, omissions: readonly string[]): string[] {
  if (!('items' in value) && isFiltered(tool)) {
    return omissions.length === 0 ? [] : ['Narrow the filters to see the rest.']
  }
  const ofRows = omissions.filter((text) => text.startsWith(ROWS))
  const warning = 'items' in value ? CUT : CUT_RECORD
  return [...(ofRows.length < omissions.length ? [warning] : []), ...wayToRows(value, ofRows.length > 0)]
}

/** Whether arguments choose what a tool returns, such as an analysis, and it is not a record. */
function isFiltered({ targets }: Tool): boolean {
  const places = Object.values(targets).map(({ place }) => place)
  return places.includes('query') && !places.includes('path') && !places.includes('body')
}

function wayToRows(value: Json, isCut: boolean): string[] {
  const { items, paging } = value as { items?: unknown[]; paging?: Json }
  if (!items || !paging) return []
  const page = Number(paging['currentPage'])
  if (isCut) {
    return [
      `For all rows send a pageSize of at most ${Math.max(1, Math.floor(items.length * ROOM))}, or narrow the filters.`,
    ]
  }
  return paging['hasNext'] === true
    ? [`This is page ${page} of ${String(paging['totalPages'])}; for more send pageNumber ${page + 1}.`]
    : []
}

function renamed(tool: Tool, problem: Problem): Problem {
  const { type, headers, cause, limit } = problem
  const errors = problem.errors && underArgumentNames(tool, problem.errors)
  // A detail that lists the fields is built from their names here: the body as a whole has another one.
  const isOfFields = problem.errors && problem.detail === Problem.invalid(problem.errors).detail
  const detail = errors && isOfFields ? Problem.invalid(errors).detail : underArgumentName(tool, said(problem))
  const rest = { ...(errors ? { errors } : {}), ...(limit === null ? {} : { limit }) }
  return new Problem(type, detail, { ...rest, headers, cause })
}

/** The detail of a problem, which leads an agent to no header field: the result of a tool has none. */
function said({ detail, headers }: Problem): string {
  const seconds = headers['Retry-After']
  return seconds === undefined ? detail : detail.replace('the number of seconds in Retry-After', `${seconds} seconds`)
}
