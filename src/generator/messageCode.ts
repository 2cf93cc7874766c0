import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Types of the arguments of a message, in TypeScript, by their names. */
type Arguments = ReadonlyMap<string, string>

/** A parsed message (ICU MessageFormat). */
export interface TextMessage {
  readonly elements: readonly MessageFormatElement[]
  readonly arguments: Arguments
  /** Whether it has tags, so that it becomes a list of nodes and not a text. */
  readonly isRich: boolean
}

/** Type of an argument that is inserted as it is. */
export const TEXT = 'string | number'
/** Type of the function that renders a tag: it gets the text inside. */
const TAG = '(text: string) => Node'

/**
 * Parses a message. A simple argument is a text or number that is inserted as it is, that of a plural a number, and that of a select one of its choices.
 * @throws Error with a sentence about what is wrong
 */
export function parseMessage(text: string): TextMessage {
  let elements: MessageFormatElement[]
  try {
    elements = parse(text, { shouldParseSkeletons: false, requiresOtherClause: true })
  } catch (error) {
    throw new Error(`is not valid: ${error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : ''}.`)
  }
  const found = new Map<string, string>()
  collect(elements, found)
  return { elements, arguments: found, isRich: [...found.values()].includes(TAG) }
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, string>): void {
  const add = (name: string, type: string) => {
    if (!/^[a-z]\w*$/i.test(name)) throw new Error(`has the argument ${name}, which is not a name.`)
    // A number may be shown and counted.
    const known = found.get(name)
    if (known === undefined || (known === TEXT && type === 'number')) found.set(name, type)
    else if (known !== type && !(known === 'number' && type === TEXT)) {
      throw new Error(`uses the argument ${name} in two ways.`)
    }
  }
  for (const element of elements) {
    if (element.type === TYPE.argument) add(element.value, TEXT)
    else if (element.type === TYPE.number) add(element.value, 'number')
    else if (element.type === TYPE.tag) {
      add(element.value, TAG)
      if (element.children.some((child) => child.type === TYPE.tag)) throw new Error('has a tag inside a tag.')
      collect(element.children, found)
    } else if (element.type === TYPE.plural) {
      if (element.pluralType !== 'cardinal' || element.offset !== 0) {
        throw new Error('has a plural with an offset or of ordinal numbers.')
      }
      add(element.value, 'number')
      for (const { value } of Object.values(element.options)) collect(value, found)
    } else if (element.type === TYPE.select) {
      add(element.value, choices(Object.keys(element.options), element.options['other']?.value ?? []))
      for (const { value } of Object.values(element.options)) collect(value, found)
    } else if (element.type === TYPE.date || element.type === TYPE.time) {
      throw new Error('has a date; pass it as a text.')
    }
  }
}

/** Type of what a select chooses from. An empty text for all others says that there are none. */
function choices(names: readonly string[], others: readonly MessageFormatElement[]): string {
  const known = names.filter((name) => name !== 'other')
  if (known.length > 0 && known.every((name) => name === 'true' || name === 'false')) return 'boolean'
  return others.length > 0 ? 'string' : known.map((name) => `'${name}'`).join(' | ')
}

/**
 * Writes the declaration of a message, which uses functions of the module of its language with a dollar sign before their names.
 * @param types types of the arguments, which are those of the message in English
 */
export function messageCode(key: string, { elements }: TextMessage, { arguments: types, isRich }: TextMessage): string {
  if (types.size === 0) return `export const ${key}: string = ${JSON.stringify(plain(elements))}\n`
  const names = [...types.keys()].join(', ')
  const fields = [...types].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')
  const body = isRich ? `[${nodes(elements, types, null)}]` : `\`${template(elements, types, null)}\``
  const generic = isRich ? '<Node>' : ''
  return `export const ${key} = ${generic}({ ${names} }: { ${fields} }): ${isRich ? '(string | Node)[]' : 'string'} => ${body}\n`
}

function plain(elements: readonly MessageFormatElement[]): string {
  return elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('')
}

/** Content of a template literal. */
function template(elements: readonly MessageFormatElement[], types: Arguments, count: string | null): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value.replace(/[`\\]|\$\{/g, String.raw`\$&`)
      return `\${${expression(element, count, types, (part, inner) => `\`${template(part, types, inner)}\``, false)}}`
    })
    .join('')
}

/** Elements of an array of texts and nodes. */
function nodes(elements: readonly MessageFormatElement[], types: Arguments, count: string | null): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return JSON.stringify(element.value)
      if (element.type === TYPE.tag) return `${element.value}(\`${template(element.children, types, count)}\`)`
      const code = expression(element, count, types, (part, inner) => `[${nodes(part, types, inner)}]`, true)
      return element.type === TYPE.plural || element.type === TYPE.select ? `...${code}` : code
    })
    .join(', ')
}

type Render = (elements: readonly MessageFormatElement[], count: string | null) => string

function expression(
  element: MessageFormatElement,
  count: string | null,
  types: Arguments,
  render: Render,
  isText: boolean,
): string {
  if (element.type === TYPE.pound) return `$numeral(${count ?? '0'})`
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    const isPlural = element.type === TYPE.plural
    const inner = isPlural ? element.value : count
    const forms = Object.entries(element.options).map(
      ([name, { value }]) => `${JSON.stringify(name)}: ${render(value, inner)}`,
    )
    return `${isPlural ? '$plural' : '$select'}(${element.value}, { ${forms.join(', ')} })`
  }
  const name = 'value' in element ? element.value : ''
  if (types.get(name) === 'number') return `$numeral(${name})`
  return types.get(name) === TEXT ? `$isolate(${name})` : isText ? `String(${name})` : name
}
