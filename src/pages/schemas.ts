import type { Contract, Schema } from './contract.ts'
import { html, type Html } from './html.ts'
import { inline } from './prose.ts'

/** A schema's type in one line: names of other schemas are links, limits stand behind. */
export function typeOf(schema: Schema): Html {
  const { $ref, allOf, oneOf, anyOf, items } = schema
  if ($ref !== undefined) return schemaLink($ref)
  const alternatives = oneOf ?? anyOf ?? allOf
  if (alternatives) return joined(alternatives.map(typeOf), allOf ? ' and ' : ' or ')
  if (items) return html`array of ${typeOf(items)}`
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' | ',
    )
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any value'])
  return html`${types.join(' or ')}${schema.format === undefined ? null : ` (${schema.format})`}${limits(schema)}`
}

/** What a value is when it is left out. */
export function defaultOf({ default: value }: Schema): Html | null {
  return value === undefined ? null : html` <span class="note">default <code>${JSON.stringify(value)}</code></span>`
}

/** Every schema of the contract, each under its own anchor. */
export function schemaSections({ schemas }: Contract): Html[] {
  return schemas.map(([name, schema]) => {
    const properties = Object.entries(schema.properties ?? {})
    const required = new Set(schema.required)
    return html` <section class="schema" id="schema-${name}">
      <h3><a href="#schema-${name}">${name}</a></h3>
      <p>${inline(schema.description)}</p>
      ${
        properties.length === 0
          ? html`<p>${typeOf(schema)}</p>`
          : html`<dl class="fields">
              ${properties.map(
                ([property, value]) =>
                  html` <dt>
                      <code>${property}</code
                      >${required.has(property) ? html` <span class="note">required</span>` : null}${value.readOnly ? html` <span class="note">read only</span>` : null}${defaultOf(value)}
                    </dt>
                    <dd>${typeOf(value)}. ${inline(value.description)}</dd>`,
              )}
            </dl>`
      }
    </section>`
  })
}

function schemaLink(reference: string): Html {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return html`<a href="#schema-${name}">${name}</a>`
}

function limits({ minimum, maximum, minLength, maxLength }: Schema): string {
  const low = minimum ?? minLength
  const high = maximum ?? maxLength
  if (low === undefined && high === undefined) return ''
  const unit = maxLength === undefined && minLength === undefined ? '' : ' characters'
  // The bounds of a 32-bit or a safe integer say nothing to a reader.
  const isOpen = high === undefined || high >= 2 ** 31 - 1
  return isOpen ? `, at least ${low ?? 0}${unit}` : `, ${low ?? 0} to ${high}${unit}`
}

function joined(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`
}
