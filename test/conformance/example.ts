import sharp from 'sharp'
import { fill, queryText, type CallInput } from '../support/client.ts'
import type { ContractExample, ContractOperation } from '../support/contract.ts'

/** File that can be imported: a job as Moonraker's history has it. */
const HISTORY = new Blob([
  JSON.stringify([{ job_id: '000001', filename: 'bracket.gcode', status: 'completed', start_time: 1_773_480_000 }]),
])
/** What an example upload sends; the contract can only say that it is an image. */
const IMAGE = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#804020' } })
      .png()
      .toBuffer(),
  ),
])

/** A request that the contract gives as an example. */
export interface ExampleRequest {
  readonly name: string
  readonly target: string
  readonly input: Pick<CallInput, 'body' | 'headers'>
}

/** Every example request of an operation: one for each body example and media type, or one for an operation without a body. */
export function exampleRequests(operation: ContractOperation): ExampleRequest[] {
  const { target, headers } = exampleHead(operation)
  if (!operation.body) return [{ name: operation.id, target, input: { headers } }]
  const isRawJson = operation.body.mediaTypes.includes('*/*')
  return operation.body.examples.map((example) => {
    const { body, type } = exampleBody(example, isRawJson)
    return {
      name: `${operation.id}, ${example.name} as ${example.mediaType}`,
      target,
      input: { body, headers: { ...headers, ...type } },
    }
  })
}

/** The first example request of an operation. */
export function exampleRequest(operation: ContractOperation): ExampleRequest {
  const [first] = exampleRequests(operation)
  if (!first) throw new Error(`Give ${operation.id} an example request in openapi.yaml.`)
  return first
}

/** The path of an operation with the examples of its path parameters. */
export function examplePath(operation: ContractOperation): string {
  return fill(operation.path, values(operation, 'path') as Record<string, string>)
}

function exampleHead(operation: ContractOperation): { target: string; headers: Record<string, string> } {
  return {
    target: examplePath(operation) + queryText(values(operation, 'query') as Record<string, string>),
    headers: values(operation, 'header') as Record<string, string>,
  }
}

function values(operation: ContractOperation, where: string): Record<string, unknown> {
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in === where && parameter.example !== undefined,
  )
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.example]))
}

/** A range in the contract stands for every type in it. */
function exampleBody(
  { mediaType, value }: ContractExample,
  isRawJson: boolean,
): { body: unknown; type: Record<string, string> } {
  const type = { 'Content-Type': mediaType.replace('*/*', 'application/octet-stream').replace('*', 'vnd.print-log') }
  if (isRawJson || !/form/.test(mediaType)) return { body: value, type }
  const fields = Object.entries(value as Record<string, string>)
  // The type of a multipart body names its boundary, so the client sets it.
  return mediaType === 'multipart/form-data'
    ? { body: form(fields), type: {} }
    : { body: new URLSearchParams(fields), type: {} }
}

function form(fields: readonly [string, string][]): FormData {
  const form = new FormData()
  for (const [name, text] of fields) {
    if (name === 'file' && text.includes('.json')) form.set(name, HISTORY, 'history.json')
    else if (name === 'file') form.set(name, IMAGE, 'image.png')
    else form.set(name, text)
  }
  return form
}
