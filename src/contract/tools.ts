import type { Contract, ContractOperation, Node, Parameter } from './document.ts'
import { answerSchema, argumentsSchema, resolved, writable, type Schemas } from './toolSchemas.ts'

/** Where an argument of a tool goes in its operation's request. */
export type Place = 'path' | 'query' | 'header' | 'body'

/** A tool of the tool server: an operation that the contract marks with `x-agent-tool`. */
export interface Tool {
  readonly name: string
  readonly operationId: string
  /** The OAuth scope that a call needs. */
  readonly scope: string
  readonly title: string
  readonly description: string
  /** Every argument at one level: path and query parameters, the properties of the body, the idempotency key. */
  readonly inputSchema: Node
  /** The shape of the answer's body. */
  readonly outputSchema: Node
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
  readonly places: Readonly<Record<string, Place>>
}

/** The one header field that is an argument, by the name that a model sees. */
export const KEY_ARGUMENT = 'idempotencyKey'
export const KEY_HEADER = 'Idempotency-Key'

const READ_SCOPE = 'read:printdata'

interface Argument {
  readonly name: string
  readonly place: Place
  readonly isRequired: boolean
  readonly schema: unknown
}

/**
 * Derives the tools from the operations that are marked in the contract.
 * @throws Error when a mark cannot be honoured: a tool that deletes, two arguments of one name, a scope against its method
 */
export function tools(contract: Contract): Tool[] {
  const schemas = (contract.document['components'] as Node)['schemas'] as Schemas
  return contract.operations
    .filter((operation) => operation.source['x-agent-tool'] !== undefined)
    .map((operation) => tool(operation, schemas))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function tool(operation: ContractOperation, schemas: Schemas): Tool {
  const { operationId, method, source } = operation
  const { name, scope } = source['x-agent-tool'] as { name: string; scope: string }
  if (method === 'DELETE') throw new Error(`${operationId}: a tool must not delete.`)
  if ((scope === READ_SCOPE) !== (method === 'GET')) throw new Error(`${operationId}: ${scope} does not fit ${method}.`)
  const body = bodySchema(operation, schemas)
  const given = [...operation.parameters.flatMap(parameterArgument), ...bodyArguments(operation, body)]
  const places = Object.fromEntries(given.map((argument) => [argument.name, argument.place]))
  if (Object.keys(places).length !== given.length) throw new Error(`${operationId}: two arguments have one name.`)
  const success = [...operation.responses].find(([status]) => status.startsWith('2'))?.[1]
  return {
    name,
    operationId,
    scope,
    title: String(source['summary']),
    description: String(source['description']),
    inputSchema: argumentsSchema(inputSchema(operation, given), schemas),
    outputSchema: answerSchema({ type: 'object', ...resolved(success ?? {}, schemas) }, schemas),
    annotations: {
      readOnlyHint: method === 'GET',
      destructiveHint: method !== 'GET' && !operation.responses.has('201'),
      idempotentHint: method !== 'POST',
      openWorldHint: false,
    },
    places,
  }
}

function parameterArgument(parameter: Parameter): Argument[] {
  const isKey = parameter.name === KEY_HEADER
  // Conditions on entity tags are for clients that keep what they have read.
  if (parameter.in === 'header' && !isKey) return []
  const { example, description } = parameter
  const schema = { ...parameter.schema, description, ...(example === undefined ? {} : { examples: [example] }) }
  const name = isKey ? KEY_ARGUMENT : parameter.name
  return [{ name, place: parameter.in, isRequired: parameter.required === true, schema }]
}

function bodySchema({ requestBody }: ContractOperation, schemas: Schemas): Node | null {
  return requestBody && resolved(requestBody.schema, schemas)
}

function bodyArguments({ operationId }: ContractOperation, body: Node | null): Argument[] {
  if (!body) return []
  if (body['type'] !== 'object' || !body['properties']) throw new Error(`${operationId}: the body is no plain object.`)
  const { properties, required = [] } = writable(body) as { properties: Record<string, Node>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => {
    return { name, place: 'body', isRequired: required.includes(name), schema }
  })
}

function inputSchema(operation: ContractOperation, given: readonly Argument[]): Node {
  const required = given.filter((argument) => argument.isRequired).map((argument) => argument.name)
  const examples = inputExamples(operation)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(given.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
    ...(examples.length > 0 ? { examples } : {}),
  }
}

/** The examples of the body, each with the examples of what else is required. */
function inputExamples({ parameters, requestBody }: ContractOperation): Node[] {
  const others = parameters.filter(({ required, example }) => required && example !== undefined)
  const rest = Object.fromEntries(others.map(({ name, example }) => [name, example]))
  return (requestBody?.examples ?? []).map((example) => ({ ...rest, ...(example as Node) }))
}
