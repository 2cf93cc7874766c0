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
  const { description, ...rest } = schema
  const { properties, items, anyOf } = schema as { properties?: Nodes; items?: Node; anyOf?: readonly Node[] }
  const saidProperties = (said['properties'] ?? {}) as Nodes
  const [option, ...options] = anyOf ?? []
  return {
    ...rest,
    ...(option ? { anyOf: [exceptSaid(option, said), ...options] } : {}),
    ...(properties ? { properties: eachExceptSaid(properties, saidProperties) } : {}),
    ...(items ? { items: exceptSaid(items, (said['items'] ?? {}) as Node) } : {}),
    ...(description === undefined || description === said['description'] ? {} : { description }),
  }
}

type Nodes = Readonly<Record<string, Node>>

function eachExceptSaid(properties: Nodes, said: Nodes): Nodes {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, exceptSaid(schema, said[name] ?? {})]),
  )
}
