import type { ValidateFunction } from 'ajv'
import { follow, isNode, resolveContract, type ContractOperation, type Node } from '../contract/document.ts'
import type { Mistake } from './mistake.ts'
import { contractAjv, writable } from './validators.ts'

/** Looks for examples of bodies and parameters that their own schemas refuse. */
export function exampleMistakes(document: Node): Mistake[] {
  const examples = new Examples(document)
  for (const operation of resolveContract(document).operations) examples.look(operation)
  for (const [name, item] of Object.entries((document['webhooks'] ?? {}) as Record<string, Node>)) {
    examples.lookAtWebhook(name, item)
  }
  return examples.mistakes
}

/** The check of every example, each with the schema where it is used. */
class Examples {
  readonly mistakes: Mistake[] = []
  readonly #document: Node
  readonly #validators = new Map<string, ValidateFunction>()
  readonly #ajv = contractAjv(false)
  readonly #seen = new Set<string>()

  constructor(document: Node) {
    this.#document = document
    const schemas = (document['components'] as Node)['schemas']
    this.#ajv.addSchema({ $id: 'response', components: { schemas } })
    this.#ajv.addSchema({ $id: 'request', components: { schemas: writable(schemas) } })
  }

  look({ operationId, method, path, parameters, source }: ContractOperation): void {
    const at = ['paths', path, method.toLowerCase()]
    for (const { name, example, schema } of parameters) {
      if (example === undefined) continue
      this.#check(
        'request',
        schema,
        example,
        [...at, 'parameters'],
        `The example of the parameter ${name} of ${operationId}`,
      )
    }
    if (source['requestBody'] !== undefined) {
      this.#body('request', source['requestBody'], [...at, 'requestBody'], `of the body of ${operationId}`)
    }
    for (const [status, response] of Object.entries(source['responses'] as Node)) {
      this.#body('response', response, [...at, 'responses', status], `of the response ${status} of ${operationId}`)
    }
  }

  /** The service sends the bodies of webhooks. */
  lookAtWebhook(name: string, { post }: Node): void {
    const { requestBody } = post as Node
    this.#body('response', requestBody, ['webhooks', name, 'post', 'requestBody'], `of the webhook ${name}`)
  }

  #body(side: Side, reference: unknown, path: readonly string[], where: string): void {
    const { content } = follow(this.#document, reference)
    for (const [type, media] of Object.entries((content ?? {}) as Record<string, Node>)) {
      if (!type.includes('json') || !isNode(media['examples'])) continue
      for (const [name, example] of Object.entries(media['examples'])) {
        const { value } = follow(this.#document, example)
        this.#check(side, media['schema'], value, placeOf(example) ?? path, `The example ${name} ${where}`)
      }
    }
  }

  #check(side: Side, schema: unknown, value: unknown, path: readonly string[], what: string): void {
    // One example may stand in many places, and be wrong in each in the same way.
    const key = JSON.stringify([side, schema, value])
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    const validate = this.#validator(side, schema)
    if (validate(value)) return
    for (const { instancePath, message = 'is not valid' } of validate.errors ?? []) {
      this.mistakes.push({
        path,
        sentence: `${what} does not fit its schema: ${instancePath.slice(1) || 'it'} ${message}.`,
      })
    }
  }

  #validator(side: Side, schema: unknown): ValidateFunction {
    const text = JSON.stringify(side === 'request' ? writable(schema) : schema)
    const rooted = text.replaceAll('"#/components/', `"${side}#/components/`)
    const validate = this.#validators.get(rooted) ?? this.#ajv.compile(JSON.parse(rooted) as Node)
    this.#validators.set(rooted, validate)
    return validate
  }
}

/** Whether read-only properties are looked at. */
type Side = 'request' | 'response'

/** Where an example is written that is only referred to. */
function placeOf(example: unknown): string[] | null {
  const reference = isNode(example) ? example['$ref'] : undefined
  return typeof reference === 'string' ? reference.slice('#/'.length).split('/') : null
}
