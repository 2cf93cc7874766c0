import { once } from 'node:events'
import { promisify } from 'node:util'
import newman from 'newman'
import { convert } from 'openapi-to-postmanv2'

/** A collection, or a folder of it. */
export interface Folder {
  item: (Folder | Item)[]
}

/** A request of a collection. */
export interface Item {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly url: { readonly path: readonly string[] }
    readonly header?: { readonly key: string; disabled?: boolean }[]
    readonly body?: { readonly formdata?: { type: string; src?: string }[] }
  }
}

/** The outcome of a request. */
export interface Outcome {
  /** Method and path, as the contract has them. */
  readonly name: string
  readonly status: number
  readonly text: string
}

interface Sent {
  readonly item: { readonly id: string; readonly request: { readonly method: string } }
  readonly response?: { readonly code: number; text(): string }
}

/** Makes a collection of the contract, with its examples as values. */
export async function toCollection(contract: string): Promise<Folder> {
  const options = { requestParametersResolution: 'Example', exampleParametersResolution: 'Example' } as const
  const converted = await promisify(convert)({ type: 'string', data: contract }, options)
  const [made] = converted?.output ?? []
  if (!made) throw new Error(converted?.reason ?? 'The contract was not converted.')
  return made.data as Folder
}

/** The requests of a collection, without folders. */
export function itemsOf({ item }: Folder): Item[] {
  return item.flatMap((inner) => ('item' in inner ? itemsOf(inner) : [inner]))
}

/** Method and path of a request, with the names of its parameters. */
export function nameOf({ request: { method, url } }: Item): string {
  return `${method} /${url.path.join('/')}`
}

/**
 * Sends requests of a collection one after the other, with its authorization.
 * @param variables their values by name
 */
export async function run(
  collection: Folder,
  items: readonly Item[],
  variables: Readonly<Record<string, string>>,
): Promise<Outcome[]> {
  const envVar = Object.entries(variables).map(([key, value]) => ({ key, value }))
  const outcomes: Outcome[] = []
  const runner = newman.run({ collection: { ...collection, item: [...items] }, envVar })
  runner.on('request', (error: Error | null, { response }: Sent) => {
    if (error || !response) throw error ?? new Error('no response')
    const item = items[outcomes.length]
    outcomes.push({ name: item ? nameOf(item) : '', status: response.code, text: response.text() })
  })
  await once(runner, 'done')
  return outcomes
}
