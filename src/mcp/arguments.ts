import { CHOICE_ARGUMENT, KEY_HEADER, MAX_ROWS, type Place, type Tool } from '../contract/tool.ts'
import { NO_BODY } from '../http/parsedBody.ts'
import type { BoundOperation } from '../http/boundOperation.ts'
import type { Arguments, RequestHead } from '../http/call.ts'
import type { Pipeline } from '../http/pipeline.ts'
import { notRecognized } from '../kernel/nearest.ts'
import { Problem } from '../kernel/problem.ts'

/** Enough to correct a call by. */
const MAX_UNKNOWN = 50
/** The same finding, for a body and for everything else. */
const MISSING = ['This is required.']

/** The operation that a call of a tool means, with its arguments where the operation expects them. */
export interface OperationCall {
  readonly operation: BoundOperation
  readonly given: Arguments
  readonly head: RequestHead
  /** The rows that were asked for, where they are more than a tool returns. */
  readonly tooManyRows: number | null
}

type Values = Record<Place, Record<string, unknown>>

/**
 * Reads the arguments of a tool.
 * @throws Problem 400 that names everything that is wrong with the call: unknown, missing and invalid arguments
 */
export function readArguments(pipeline: Pipeline, tool: Tool, sent: unknown): OperationCall {
  const values: Values = { path: {}, query: {}, header: {}, body: {}, choice: {} }
  const unknown = sort(tool, sent, values)
  const choice = values.choice[CHOICE_ARGUMENT]
  const choices = Object.keys(tool.operations)
  const wrongChoice = choiceErrors(choices, choice)
  const [first = ''] = choices
  const operationId = tool.operations[wrongChoice === null && typeof choice === 'string' ? choice : first] ?? ''
  const operation = pipeline.operations.get(operationId)
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`)
  const tooManyRows = limitRows(values)
  const key = values.header[KEY_HEADER]
  const call = {
    operation,
    head: {
      method: operation.method,
      headers: key === undefined ? {} : { [KEY_HEADER.toLowerCase()]: key as string },
    },
    given: {
      path: values.path,
      query: values.query,
      body: hasBody(operation, values) ? { ...NO_BODY, value: values.body } : NO_BODY,
    },
    tooManyRows,
  }
  if (unknown.size === 0 && wrongChoice === null) return call
  // The operation itself does not run, so the rest is checked here.
  const checked = pipeline.check(operation, structuredClone(call.given), call.head)
  const errors = { ...Object.fromEntries(unknown), ...wrongChoice, ...underArgumentNames(tool, checked) }
  throw Problem.invalid(errors)
}

/** Whether the call has a body: an optional one is left out without an argument that belongs to it. */
function hasBody({ body }: BoundOperation, values: Values): boolean {
  return body !== null && (body.isRequired || Object.keys(values.body).length > 0)
}

/** Puts each argument where its operation expects it; gives the ones that the tool does not have. */
function sort(tool: Tool, sent: unknown, values: Values): Map<string, string[]> {
  const unknown = new Map<string, string[]>()
  for (const [name, value] of Object.entries(sent ?? {})) {
    const target = Object.hasOwn(tool.targets, name) ? tool.targets[name] : undefined
    if (target) values[target.place][target.name] = value
    else if (unknown.size < MAX_UNKNOWN)
      unknown.set(name.slice(0, 200), [notRecognized(name, Object.keys(tool.targets))])
  }
  return unknown
}

function choiceErrors(choices: readonly string[], choice: unknown): Record<string, string[]> | null {
  if (choices.length === 1 || (typeof choice === 'string' && choices.includes(choice))) return null
  if (choice === undefined) return { [CHOICE_ARGUMENT]: MISSING }
  return { [CHOICE_ARGUMENT]: [`This must be one of: ${choices.join(', ')}.`] }
}

function limitRows({ query }: Values): number | null {
  const rows = query['pageSize']
  if (!Number.isInteger(rows) || (rows as number) <= MAX_ROWS) return null
  query['pageSize'] = MAX_ROWS
  return rows as number
}

/**
 * Names fields as the arguments of a tool: `PrinterIds[0]` is `printerIds[0]`, the key is a header field over HTTP, and the body as a
 * whole is the arguments.
 */
export function underArgumentNames(
  tool: Tool,
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [
      field === 'body' && !tool.targets['body'] ? 'arguments' : underArgumentName(tool, field),
      sentences.map((sentence) => underArgumentName(tool, sentence)),
    ]),
  )
}

/** Names the fields in a text as the arguments of a tool. */
export function underArgumentName({ targets }: Tool, text: string): string {
  const renamed = Object.entries(targets).filter(([name, target]) => name !== target.name)
  return renamed.reduce((said, [name, target]) => said.replaceAll(new RegExp(`\\b${target.name}\\b`, 'g'), name), text)
}
