import type { Contract, ContractOperation, Node, Parameter } from '../contract/document.ts'
import { KEY_ARGUMENT, KEY_HEADER, type Place, type Tool } from '../contract/tool.ts'
import { answerSchema, argumentsSchema, resolved, writable, type Schemas } from './toolSchemas.ts'

const READ_SCOPE = 'read:printdata'

/** The mark of an operation that is a tool. */
interface Mark {
  readonly name: string
  readonly scope: string
}

interface Argument {
  readonly name: string
  readonly place: Place
  readonly isRequired: boolean
  readonly schema: unknown
}

/**
 * Derives the tools from the operations that the contract marks.
 * @throws Error when a mark is invalid: a tool that deletes, two arguments with one name, a scope that contradicts its
 * method
 */
export function tools(contract: Contract): Tool[] {
  const schemas = (contract.document['components'] as Node)['schemas'] as Schemas
  return contract.operations
    .filter((operation) => operation.source['x-agent-tool'] !== undefined)
    .map((operation) => tool(operation, schemas))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Sentences about why a marked operation cannot be a tool; none for one that is not marked. */
export function toolMistakes(operation: ContractOperation, schemas: Schemas): string[] {
  const { operationId, method, source, requestBody } = operation
  const { name, scope } = (source['x-agent-tool'] ?? {}) as Partial<Mark>
  if (source['x-agent-tool'] === undefined) return []
  if (name === undefined || scope === undefined) return [`The tool ${operationId} needs a \`name\` and a \`scope\`.`]
  const body = requestBody && resolved(requestBody.schema, schemas)
  if (body && !(body['type'] === 'object' && body['properties'])) {
    return [`The tool ${operationId} needs a body that is an object with properties.`]
  }
  const names = argumentsOf(operation, schemas).map((argument) => argument.name)
  const repeated = names.filter((argument, index) => names.indexOf(argument) !== index)
  return [
    ...(method === 'DELETE' ? [`The tool ${operationId} must not delete.`] : []),
    ...((scope === READ_SCOPE) === (method === 'GET')
      ? []
      : [`The scope ${scope} does not fit the ${method} of the tool ${operationId}.`]),
    ...repeated.map((argument) => `The tool ${operationId} has two arguments named ${argument}.`),
  ]
}

function tool(operation: ContractOperation, schemas: Schemas): Tool {
  const { operationId, method, source } = operation
  const [mistake] = toolMistakes(operation, schemas)
  if (mistake !== undefined) throw new Error(mistake)
  const { name, scope } = source['x-agent-tool'] as Mark
  const given = argumentsOf(operation, schemas)
  const places = Object.fromEntries(given.map((argument) => [argument.name, argument.place]))
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
  // Conditions on entity tags are for clients with stored representations.
  if (parameter.in === 'header' && !isKey) return []
  const { example, description } = parameter
  const schema = { ...parameter.schema, description, ...(example === undefined ? {} : { examples: [example] }) }
  const name = isKey ? KEY_ARGUMENT : parameter.name
  return [{ name, place: parameter.in, isRequired: parameter.required === true, schema }]
}

function argumentsOf({ parameters, requestBody }: ContractOperation, schemas: Schemas): Argument[] {
  return [
    ...parameters.flatMap(parameterArgument),
    ...bodyArguments(requestBody && resolved(requestBody.schema, schemas)),
  ]
}

function bodyArguments(body: Node | null): Argument[] {
  if (!body) return []
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

/** Builds input examples: the examples of the body, each with the examples of the other required arguments. */
function inputExamples({ parameters, requestBody }: ContractOperation): Node[] {
  const others = parameters.filter(({ required, example }) => required && example !== undefined)
  const rest = Object.fromEntries(others.map(({ name, example }) => [name, example]))
  return (requestBody?.examples ?? []).map((example) => ({ ...rest, ...(example as Node) }))
}
