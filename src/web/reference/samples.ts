import { examplesOf, mediaOf, resolve, type Contract, type Operation, type Parameter } from './document.ts'

/** Request of an operation, with example values. */
export interface SampleRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Text of a JSON body; null without one. */
  readonly body: string | null
  /** Whether the body is a form with one file. */
  readonly hasFile: boolean
}

/** Stands for the reader's key. */
const KEY = 'YOUR_API_KEY'

/** Languages that a request is shown in. */
export const LANGUAGES = {
  curl: curlSample,
  JavaScript: javaScriptSample,
  Python: pythonSample,
} as const

/** Builds a request of an operation from its first example. Path parameters keep their placeholders. */
export function sampleRequest(contract: Contract, operation: Operation): SampleRequest {
  const body = operation.requestBody ? resolve(contract, operation.requestBody) : {}
  const [mediaType, media] = mediaOf(body)[0] ?? []
  const hasFile = mediaType === 'multipart/form-data'
  const example = media ? examplesOf(contract, media)[0] : undefined
  const isJson = media !== undefined && !hasFile
  return {
    method: operation.method,
    url: `${contract.servers[0]?.url ?? ''}${operation.path}${queryOf(contract, operation)}`,
    headers: {
      ...(needsCredential(contract, operation) && { 'X-Api-Key': KEY }),
      ...(isJson && { 'Content-Type': 'application/json' }),
    },
    body: isJson ? JSON.stringify(example?.value ?? {}, null, 2) : null,
    hasFile,
  }
}

/** Parameters of an operation, resolved. */
export function parametersOf(contract: Contract, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) => resolve(contract, parameter))
}

/** Whether an operation is refused without a credential. */
export function needsCredential(contract: Contract, { security = contract.security }: Operation): boolean {
  return security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0)
}

function queryOf(contract: Contract, operation: Operation): string {
  const required = parametersOf(contract, operation).filter((one) => one.in === 'query' && one.required === true)
  return required.length === 0 ? '' : `?${required.map(({ name }) => `${name}={${name}}`).join('&')}`
}

function curlSample({ method, url, headers, body, hasFile }: SampleRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(hasFile ? ['-F file=@FILE'] : []),
    ...(body === null ? [] : [`-d ${quote(body)}`]),
  ].join(' \\\n  ')
}

function javaScriptSample({ method, url, headers, body, hasFile }: SampleRequest): string {
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(Object.keys(headers).length === 0 ? [] : [`headers: ${indent(JSON.stringify(headers, null, 2), '  ')},`]),
    ...(hasFile ? ['body: form,'] : []),
    ...(body === null ? [] : [`body: JSON.stringify(${indent(body, '  ')}),`]),
  ]
  const options = lines.length === 0 ? '' : `, {\n  ${lines.join('\n  ')}\n}`
  const form = hasFile ? "const form = new FormData()\nform.set('file', file)\n" : ''
  return `${form}const response = await fetch(${JSON.stringify(url)}${options})\nconsole.log(response.status, await response.text())`
}

function pythonSample({ method, url, headers, body, hasFile }: SampleRequest): string {
  const { 'Content-Type': _, ...others } = headers
  const lines = [
    JSON.stringify(url),
    ...(Object.keys(others).length === 0 ? [] : [`headers=${JSON.stringify(others)}`]),
    ...(hasFile ? ['files={"file": open("FILE", "rb")}'] : []),
    ...(body === null ? [] : [`json=${indent(pythonText(JSON.parse(body)), '    ')}`]),
  ]
  return `import requests\n\nresponse = requests.${method.toLowerCase()}(\n    ${lines.join(',\n    ')},\n)\nprint(response.status_code, response.text)`
}

/** A value of JSON as Python writes it. */
function pythonText(value: unknown, margin = ''): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${margin}    `
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(
    ([name, part]) => `${inner}${isList ? '' : `${JSON.stringify(name)}: `}${pythonText(part, inner)},\n`,
  )
  const [open, close] = isList ? '[]' : '{}'
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join('')}${margin}${close}`
}

function indent(text: string, margin: string): string {
  return text.replaceAll('\n', `\n${margin}`)
}
