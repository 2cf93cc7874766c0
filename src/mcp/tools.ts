import { readFileSync } from 'node:fs'
import { CHOICE_ARGUMENT, MAX_ROWS, type Tool } from '../contract/tool.ts'
import type { Call } from '../http/call.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { Problem } from '../kernel/problem.ts'
import { serialize } from '../kernel/jsonText.ts'
import { readArguments, underArgumentNames, type OperationCall } from './arguments.ts'
import { bucketsOf, coarser, MAX_TOOL_BUCKETS, newest, startingGranularity } from './buckets.ts'
import { MAX_CHARACTERS, shorten, withoutNulls } from './shorten.ts'

const file = new URL('../../generated/tools.json', import.meta.url)

/** Every tool by name, as the contract marks them. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as { tools: Tool[] }).tools.map((tool) => [tool.name, tool]),
)

/** Room for the notice of a response. */
const NOTICE = 600

/** Part of the rows that fit into a response, which leaves room for longer rows on other pages. */
const ROOM = 0.8

type Json = Record<string, unknown>

/** The context of a tool call. */
export type ToolCarrier = Pick<Call, 'identity' | 'traceId' | 'req' | 'res'>

/**
 * Calls the operation of a tool, in process: the same validator, the same file, the same idempotency as over HTTP. The response
 * is the operation's without what is null, and short enough for a model to read; where something is left out, `notice` says
 * what, and how to get it.
 * @param sent the arguments as they were sent
 * @throws Problem as the operation throws it, with fields named as the arguments are; 400 names everything that is wrong
 */
export async function callTool(pipeline: Pipeline, tool: Tool, sent: unknown, carrier: ToolCarrier): Promise<Json> {
  const call = readArguments(pipeline, tool, sent)
  const run = async (given = call.given) => {
    const reply = await pipeline.run({ ...carrier, operation: call.operation, head: call.head, given })
    return withoutNulls(JSON.parse(serialize(reply.body))) as Json
  }
  try {
    const { body, notices } =
      CHOICE_ARGUMENT in tool.targets ? await analyse(call, run) : { body: await run(), notices: rowNotices(call) }
    const { value, omissions } = shorten(body, MAX_CHARACTERS - NOTICE)
    const notice = [...notices, ...omissions, ...wayOn(value, omissions)].join(' ').slice(0, NOTICE)
    return notice === '' ? value : { notice, ...value }
  } catch (error) {
    throw error instanceof Problem ? renamed(tool, error) : error
  }
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
    const isLong = bucketsOf(body) > MAX_TOOL_BUCKETS || JSON.stringify(body).length > MAX_CHARACTERS
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

/** How to get what is not in a response. */
function wayOn(value: Json, omissions: readonly string[]): string[] {
  const { items, paging } = value as { items?: unknown[]; paging?: Json }
  if (!items || !paging) return omissions.length === 0 ? [] : ['Narrow the filters to see the rest.']
  const page = Number(paging['currentPage'])
  if (omissions.some((text) => text.startsWith('items '))) {
    return [
      `For all rows send a pageSize of at most ${Math.max(1, Math.floor(items.length * ROOM))}, or narrow the filters.`,
    ]
  }
  return paging['hasNext'] === true
    ? [`This is page ${page} of ${String(paging['totalPages'])}; for more send pageNumber ${page + 1}.`]
    : []
}

function renamed(tool: Tool, problem: Problem): Problem {
  const { type, detail, errors, headers, cause } = problem
  if (!errors) return problem
  const renamedErrors = underArgumentNames(tool, errors)
  const [said] = underArgumentNames(tool, { '': [detail] })[''] ?? []
  return new Problem(type, said ?? detail, { errors: renamedErrors, headers, cause })
}
