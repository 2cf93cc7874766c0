import assert from 'node:assert/strict'
import type { ValidateFunction } from 'ajv'
import { follow } from '../../src/contract/document.ts'
import { contractAjv } from '../../src/generator/validators.ts'
import { document, type Node } from './contract.ts'

type Schema = Readonly<Record<string, unknown>>

const webhooks = document['webhooks'] as Readonly<Record<string, { readonly post: Node }>>
/** Names of the events that the contract describes as webhooks. */
export const webhookNames: readonly string[] = Object.keys(webhooks)

const validators = new Map<string, ValidateFunction>()
const ajv = contractAjv(false)
ajv.addSchema({ $id: 'contract', components: { schemas: (document['components'] as Node)['schemas'] } })

/** The schema of an event, with the reference to it resolved. */
export function eventSchema(name: string): Schema {
  const { content } = follow({ ...document }, webhooks[name]?.post['requestBody'])
  const { schema } = (content as Record<string, { schema: unknown }>)['application/json'] ?? {}
  return follow({ ...document }, schema)
}

/**
 * Checks an event as it was sent against the webhook of its name.
 * @throws AssertionError with what is wrong
 */
export function checkEvent(event: { readonly type: string }): void {
  const { type } = event
  assert(webhookNames.includes(type), `the contract has no webhook ${type}`)
  const known = validators.get(type)
  const validate = known ?? ajv.compile(JSON.parse(absolute(eventSchema(type))) as Schema)
  validators.set(type, validate)
  const isValid = validate(event)
  assert(isValid, `${JSON.stringify(event).slice(0, 2000)}: ${ajv.errorsText(validate.errors)}`)
}

function absolute(schema: Schema): string {
  return JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')
}
