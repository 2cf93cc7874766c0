import type { Contract, ContractOperation, Node, Parameter } from '../contract/document.ts'
import { CHOICE_ARGUMENT, KEY_ARGUMENT, KEY_HEADER, ZONE_ARGUMENT, type Target, type Tool } from '../contract/tool.ts'
import { withoutRepetitions } from './toolRepetitions.ts'
import { answerSchema, argumentsSchema, resolved, writableNode, type ToolSchemas } from './toolSchemas.ts'

const READ_SCOPE = 'read:printdata'
/** Parts of the contract's sentences that the instructions of the server say for all tools. */
const SAID_ONCE = [
  " A time without an offset, or a day, is in the user's time zone.",
  ', in any order, also as part of a longer word, ignoring case, accents and punctuation; the first 10 words count',
]

/** The mark of an operation that is a tool. Operations with one name are one tool, whose argument `analysis` is the choice. */
interface Mark {
  readonly name: string
  readonly scope: string
  readonly choice?: string
}

interface Argument {
  readonly name: string
  readonly target: Target
  readonly isRequired: boolean
  readonly schema: Node
}

/**
 * Sentences about parameters in place of the contract's: what many tools share is said once, in the instructions of the server, and
 * an argument is not part of a URL.
 */
const SENTENCES: Readonly<Record<string, string | undefined>> = {
  [KEY_ARGUMENT]: undefined,
  pageNumber: undefined,
  pageSize: undefined,
  colorHex: 'Only those with this color, as the main color or one of several.',
  [ZONE_ARGUMENT]: "The IANA time zone for buckets, calendar dates and hours. The default is the user's.",
}

/**
 * Derives the tools from the operations that the contract marks.
 * @throws Error when a mark is invalid: a tool that deletes, two arguments with one name, a scope that contradicts its
 * method, operations with one name that differ in their arguments
 */
export function agentTools(contract: Contract): Tool[] {
  const schemas = (contract.document['components'] as Node)['schemas'] as ToolSchemas
  const named = new Map<string, ContractOperation[]>()
  for (const operation of contract.operations) {
    const [mistake] = toolMistakes(operation, schemas)
    if (mistake !== undefined) throw new Error(mistake)
    const mark = markOf(operation)
    if (mark) named.set(mark.name, [...(named.get(mark.name) ?? []), operation])
  }
  const tools = [...named]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, operations]) => tool(name, operations, contract.document, schemas))
    .map((one) => namingTools(one, contract.operations))
  return withoutRepetitions(tools, creations(contract.operations))
}

/** Sentences about why a marked operation cannot be a tool; none for one that is not marked. */
export function toolMistakes(operation: ContractOperation, schemas: ToolSchemas): string[] {
  const { operationId, method, requestBody } = operation
  const { name, scope } = markOf(operation) ?? {}
  if (!markOf(operation)) return []
  if (name === undefined || scope === undefined) return [`The tool ${operationId} needs a \`name\` and a \`scope\`.`]
  const body = requestBody && resolved(requestBody.schema, schemas)
  if (body && !(body['type'] === 'object' && body['properties'])) {
    return [`The tool ${operationId} needs a body that is an object with properties.`]
  }
  const names = argumentsOf(operation, schemas).map((argument) => argument.name)
  const repeated = names.filter((argument, index) => names.indexOf(argument) !== index)
  return [
    ...(method === 'DELETE' ? [`The tool ${operationId} must not delete.`] : []),
    ...((scope === READ_SCOPE) === isRead(operation)
      ? []
      : [`The scope ${scope} does not fit the ${method} of the tool ${operationId}.`]),
    ...repeated.map((argument) => `The tool ${operationId} has two arguments named ${argument}.`),
  ]
}

/** Whether an operation only reads: a GET, or a POST with `x-reads`. */
function isRead({ method, writes }: ContractOperation): boolean {
  return method === 'GET' || !writes
}

function markOf({ source }: ContractOperation): Mark | undefined {
  return source['x-agent-tool'] as Mark | undefined
}

function tool(name: string, operations: readonly ContractOperation[], document: Node, schemas: ToolSchemas): Tool {
  const [first] = operations
  const mark = first && markOf(first)
  if (!first || !mark) throw new Error(`The tool ${name} has no operation.`)
  const choices = operations.map((operation) => [markOf(operation)?.choice ?? '', operation] as const)
  const given = [...choiceArguments(choices), ...argumentsOf(first, schemas)]
  for (const operation of operations.slice(1)) {
    const isSame = JSON.stringify(argumentsOf(operation, schemas)) === JSON.stringify(argumentsOf(first, schemas))
    if (!isSame) throw new Error(`${operation.operationId} needs the arguments of ${first.operationId} to be one tool.`)
  }
  const successes = operations.map(({ responses }) => [...responses].find(([status]) => status.startsWith('2'))?.[1])
  const answer = successes.length === 1 ? (successes[0] ?? {}) : { anyOf: successes }
  const { method, responses } = first
  return {
    name,
    operations: Object.fromEntries(choices.map(([choice, { operationId }]) => [choice, operationId])),
    scope: mark.scope,
    ...texts(choices, document, given),
    inputSchema: argumentsSchema(inputSchema(given), schemas, method === 'PATCH'),
    outputSchema: { type: 'object', ...answerSchema(answer, schemas) },
    annotations: {
      readOnlyHint: isRead(first),
      destructiveHint: !isRead(first) && !responses.has('201'),
      idempotentHint: isRead(first) || method !== 'POST',
      openWorldHint: false,
    },
    targets: Object.fromEntries(given.map((argument) => [argument.name, argument.target])),
  }
}

/** Names the tools where the contract's sentences name their operations, which an agent cannot call: `GET /api/Materials`. */
function namingTools(tool: Tool, operations: readonly ContractOperation[]): Tool {
  const text = JSON.stringify(tool).replaceAll(/`([A-Z]+) (\/[^`]+)`/g, (said, method: string, path: string) => {
    const meant = operations.find((operation) => operation.method === method && operation.path === path)
    const mark = meant && markOf(meant)
    return mark ? `\`${mark.name}\`` : said
  })
  return JSON.parse(text) as Tool
}

/** The tools that create a record, by those that change one: the creation is the POST at the beginning of their path. */
function creations(operations: readonly ContractOperation[]): ReadonlyMap<string, string> {
  const posts = operations.filter(({ method, source }) => method === 'POST' && 'x-agent-tool' in source)
  const created = operations.flatMap((operation): [string, string][] => {
    const change = markOf(operation)
    const creation = posts.find(({ path }) => change && operation.path.startsWith(`${path}/`))
    const mark = creation && markOf(creation)
    return change && mark ? [[change.name, mark.name]] : []
  })
  return new Map(created)
}

type Choices = readonly (readonly [choice: string, operation: ContractOperation])[]

/** Title and description; several operations are described by their tag and one line each. */
function texts(choices: Choices, document: Node, given: readonly Argument[]): Pick<Tool, 'title' | 'description'> {
  const [[, { source }] = ['', { source: {} as Node }]] = choices
  if (choices.length === 1) {
    return { title: String(source['summary']), description: renamed(String(source['description']), given) }
  }
  const [tag] = source['tags'] as [string]
  const described = (document['tags'] as Node[]).find((one) => one['name'] === tag)?.['description']
  const lines = choices.map(([choice, operation]) => `${choice}: ${String(operation.source['description'])}`)
  return { title: tag, description: renamed([String(described), ...lines].join('\n'), given) }
}

/** Uses the names of arguments where a sentence of the contract uses those of parameters. */
function renamed(text: string, given: readonly Argument[]): string {
  return given.reduce((said, { name, target }) => said.replaceAll(`\`${target.name}\``, `\`${name}\``), text)
}

function choiceArguments(choices: Choices): Argument[] {
  if (choices.length === 1) return []
  const schema = { type: 'string', enum: choices.map(([choice]) => choice) }
  return [{ name: CHOICE_ARGUMENT, target: { place: 'choice', name: CHOICE_ARGUMENT }, isRequired: true, schema }]
}

function argumentsOf({ parameters, requestBody }: ContractOperation, schemas: ToolSchemas): Argument[] {
  return [
    ...parameters.flatMap(parameterArgument),
    ...bodyArguments(requestBody && resolved(requestBody.schema, schemas)),
  ]
}

function parameterArgument(parameter: Parameter): Argument[] {
  const isKey = parameter.name === KEY_HEADER
  // Conditions on entity tags are for clients with stored representations.
  if ((parameter.in === 'header' && !isKey) || parameter['x-agent-tool'] === false) return []
  // One spelling for all tools; the contract's names are frozen.
  const name = isKey ? KEY_ARGUMENT : parameter.name.charAt(0).toLowerCase() + parameter.name.slice(1)
  const { description } = parameter
  const target = { place: parameter.in, name: parameter.name }
  return [{ name, target, isRequired: parameter.required === true, schema: { ...parameter.schema, description } }]
}

function bodyArguments(body: Node | null): Argument[] {
  if (!body) return []
  const { properties, required = [] } = writableNode(body) as { properties: Record<string, Node>; required?: string[] }
  const offered = Object.entries(properties).filter(([, schema]) => schema['x-agent-tool'] !== false)
  return offered.map(([name, schema]) => {
    return { name, target: { place: 'body', name }, isRequired: required.includes(name), schema }
  })
}

function inputSchema(given: readonly Argument[]): Node {
  const required = given.filter((argument) => argument.isRequired).map((argument) => argument.name)
  const properties = given.map(({ name, schema, target }) => {
    const { description: said, ...rest } = schema as Node & { description?: string }
    const { default: _default, ...withoutDefault } = rest
    const sentence = target.place !== 'body' && Object.hasOwn(SENTENCES, name) ? SENTENCES[name] : said
    const shortened = sentence && SAID_ONCE.reduce((left, part) => left.replace(part, ''), sentence)
    const description = shortened === undefined ? {} : { description: renamed(shortened, given) }
    return [name, { ...(name === ZONE_ARGUMENT ? withoutDefault : rest), ...description }] as const
  })
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  }
}
