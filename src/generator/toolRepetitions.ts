import type { Node } from '../contract/document.ts'
import type { Tool } from '../contract/tool.ts'

/**
 * Removes from tools that change a record the sentences about arguments that the tool that creates it has in the same words. The
 * description of the tool says where they are.
 * @param creations names of the tools that create records, by the names of those that change one
 */
export function withoutRepetitions(tools: readonly Tool[], creations: ReadonlyMap<string, string>): Tool[] {
  return tools.map((tool) => {
    const creation = tools.find(({ name }) => name === creations.get(tool.name))
    if (!creation) return tool
    const inputSchema = exceptSaid(tool.inputSchema, creation.inputSchema)
    if (JSON.stringify(inputSchema) === JSON.stringify(tool.inputSchema)) return tool
    const description = `${tool.description} \`${creation.name}\` describes the other arguments.`
    return { ...tool, description, inputSchema }
  })
}

/** A schema without the descriptions that another one has in the same places. */
function exceptSaid(schema: Node, said: Node): Node {
  const { properties, items, anyOf } = schema as { properties?: Nodes; items?: Node; anyOf?: readonly Node[] }
  const saidProperties = (said['properties'] ?? {}) as Nodes
  const [option, ...options] = anyOf ?? []
  // Members stay in their places, so that a schema from which nothing is removed is equal to what it was.
  const reduced: Node = {
    ...schema,
    ...(option ? { anyOf: [exceptSaid(option, said), ...options] } : {}),
    ...(properties ? { properties: eachExceptSaid(properties, saidProperties) } : {}),
    ...(items ? { items: exceptSaid(items, (said['items'] ?? {}) as Node) } : {}),
  }
  const { description, ...rest } = reduced
  return description === undefined || description === said['description'] ? rest : reduced
}

type Nodes = Readonly<Record<string, Node>>

function eachExceptSaid(properties: Nodes, said: Nodes): Nodes {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, exceptSaid(schema, said[name] ?? {})]),
  )
}
