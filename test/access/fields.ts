import { readFileSync } from 'node:fs'

interface Schema {
  readonly $ref?: string
  readonly readOnly?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}
interface Content {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string; requestBody?: Content }>>>>
}

const file = new URL('../../generated/contract.json', import.meta.url)
const document = JSON.parse(readFileSync(file, 'utf8')) as Document
/** Ids of a print, a job or a printer in another system, which are the client's own texts. */
const NO_REFERENCES: ReadonlySet<string> = new Set(['externalId', 'jobId', 'PrintId', 'PrinterId'])

/** The fields of request bodies that name records, as `<operation> <field>`; a list is marked by `[]`. */
export function referringFields(): string[] {
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, requestBody }) => {
      const [media] = Object.values(resolve(requestBody ?? {}).content ?? {})
      return idFields(media?.schema ?? {}, '').map((field) => `${operationId} ${field}`)
    })
}

function idFields(schema: Schema, path: string): string[] {
  const { properties = {}, items, allOf = [], oneOf = [] } = resolve(schema)
  const own = Object.entries(properties).flatMap(([name, property]) => {
    if (property.readOnly ?? resolve(property).readOnly) return []
    const isReference = /^ids$|Ids?$/.test(name) && !NO_REFERENCES.has(name)
    return [...(isReference ? [path + name] : []), ...idFields(property, `${path}${name}.`)]
  })
  const inItems = items ? idFields(items, `${path.slice(0, -1)}[].`) : []
  return [...own, ...inItems, ...[...allOf, ...oneOf].flatMap((part) => idFields(part, path))]
}

function resolve<Part extends { readonly $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part
  const steps = part.$ref.slice('#/'.length).split('/')
  return resolve(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as Part)
}
