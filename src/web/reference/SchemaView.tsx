import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { resolveSchema, type Contract, type Schema } from './document.ts'
import { InlineProse } from './Prose.tsx'
import { boundTexts, typeText, valueTexts } from './schemaText.ts'

interface Props {
  readonly contract: Contract
  readonly schema: Schema
}

/** Properties of an object, or of the objects of a list; nothing for other schemas. */
export function SchemaView({ contract, schema }: Props): JSX.Element | null {
  const parts = shownParts(contract, schema)
  if (parts.length === 0) return null
  return (
    <>
      {parts.map(({ properties = {}, required = [] }) => (
        <ul class="reference-properties">
          {Object.entries(properties).map(([name, property]) => (
            <PropertyView
              key={name}
              contract={contract}
              name={name}
              schema={property}
              notes={required.includes(name) ? ['required'] : []}
            />
          ))}
        </ul>
      ))}
    </>
  )
}

interface PropertyProps extends Props {
  readonly name: string
  /** Facts that are not in the schema, such as `required` or `in the query`. */
  readonly notes: readonly string[]
  readonly description?: string | undefined
}

/** Property or parameter: its name, type, bounds and description; what it contains opens on demand. */
export function PropertyView({ contract, name, schema, notes, description }: PropertyProps): JSX.Element {
  const own = resolveSchema(contract, schema)
  const values = valueTexts(own)
  const text = description ?? own.description
  const facts = [
    ...notes,
    ...(own.readOnly ? ['read-only'] : []),
    ...boundTexts(own),
    ...(own.default === undefined ? [] : [`default ${JSON.stringify(own.default)}`]),
  ]
  return (
    <li>
      <code class="reference-name">{name}</code> <span class="reference-type">{typeText(contract, schema)}</span>{' '}
      {facts.length > 0 && <span class="note">{facts.join(', ')}</span>}
      {text !== undefined && (
        <p>
          <InlineProse text={text} />
        </p>
      )}
      {values.length > 0 && (
        <p class="reference-values">
          {values.map((value) => (
            <code>{value}</code>
          ))}
        </p>
      )}
      <InnerSchema contract={contract} schema={schema} name={name} />
    </li>
  )
}

/** Properties of a property: rendered when they are opened, since schemas contain each other. */
function InnerSchema({ contract, schema, name }: Props & { readonly name: string }): JSX.Element | null {
  const [isOpen, setOpen] = useState(false)
  if (shownParts(contract, schema).length === 0) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Properties<span class="visually-hidden"> of {name}</span>
      </summary>
      {isOpen && <SchemaView contract={contract} schema={schema} />}
    </details>
  )
}

/** The objects with properties that a schema is, is a list of, or chooses from. */
function shownParts(contract: Contract, schema: Schema): Schema[] {
  const own = resolveSchema(contract, schema)
  if (own.properties) return [own]
  if (own.items) return shownParts(contract, own.items)
  return (own.oneOf ?? []).flatMap((one) => shownParts(contract, one))
}
