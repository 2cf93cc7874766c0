import { readFileSync } from 'node:fs'
import { KEY_ARGUMENT, KEY_HEADER, type Place, type Tool } from '../contract/tool.ts'
import { NO_BODY } from '../http/parsedBody.ts'
import type { Call } from '../http/call.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { Problem } from '../kernel/problem.ts'
import { serialize } from '../kernel/jsonText.ts'

const file = new URL('../../generated/tools.json', import.meta.url)

/** Every tool by name, as the contract marks them. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as { tools: Tool[] }).tools.map((tool) => [tool.name, tool]),
)

/** Enough to correct a call by. */
const MAX_UNKNOWN = 50

/** The context of a tool call. */
export type Carrier = Pick<Call, 'identity' | 'traceId' | 'req' | 'res'>

/**
 * Calls the operation of a tool, in process: the same validator, the same file, the same idempotency as over HTTP.
 * @param given the arguments as they were sent
 * @returns the JSON text of the answer's body
 * @throws Problem as the operation throws it, with fields named as the arguments are
 */
export async function callTool(pipeline: Pipeline, tool: Tool, given: unknown, carrier: Carrier): Promise<string> {
  const operation = pipeline.operations.get(tool.operationId)
  if (!operation) throw new Error(`The contract has no operation ${tool.operationId}.`)
  const values = readArguments(tool, given)
  const key = values.header[KEY_ARGUMENT]
  const head = {
    method: operation.method,
    headers: key === undefined ? {} : { [KEY_HEADER.toLowerCase()]: key as string },
  }
  const body = operation.body ? { ...NO_BODY, value: values.body } : NO_BODY
  try {
    const reply = await pipeline.run({
      ...carrier,
      operation,
      head,
      given: { path: values.path, query: values.query, body },
    })
    return serialize(reply.body)
  } catch (error) {
    throw error instanceof Problem ? underArgumentNames(error) : error
  }
}

/** @throws Problem 400 naming the arguments that the tool does not know */
function readArguments(tool: Tool, given: unknown): Record<Place, Record<string, unknown>> {
  const values: Record<Place, Record<string, unknown>> = { path: {}, query: {}, header: {}, body: {} }
  const unknown = new Map<string, string[]>()
  for (const [name, value] of Object.entries(given ?? {})) {
    const place = Object.hasOwn(tool.places, name) ? tool.places[name] : undefined
    if (place) values[place][name] = value
    else if (unknown.size < MAX_UNKNOWN) unknown.set(name.slice(0, 200), ['This name is not recognized.'])
  }
  if (unknown.size > 0) throw Problem.invalid(Object.fromEntries(unknown))
  return values
}

/** The key is a header field over HTTP. */
function underArgumentNames(problem: Problem): Problem {
  const { type, detail, errors, headers, cause } = problem
  const name = Object.keys(errors ?? {}).find((field) => field.toLowerCase() === KEY_HEADER.toLowerCase())
  if (!errors || name === undefined) return problem
  const { [name]: sentences = [], ...others } = errors
  const renamed = { ...others, [KEY_ARGUMENT]: sentences }
  return new Problem(type, detail.replace(name, KEY_ARGUMENT), { errors: renamed, headers, cause })
}
