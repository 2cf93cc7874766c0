import { fromJsonSchema, McpServer, type CallToolResult } from '@modelcontextprotocol/server'
import type { Config } from '../config/config.ts'
import { KEY_ARGUMENT, MAX_ROWS, type Tool } from '../contract/tool.ts'
import type { Pipeline } from '../http/pipeline.ts'
import type { Problem } from '../kernel/problem.ts'
import { asProblem } from '../http/problemResponse.ts'
import { serverInfo, SUPPORTED_VERSIONS } from './identity.ts'
import { callTool, tools, type ToolCarrier } from './tools.ts'

/** Instructions for the model, shown before any tool: what would otherwise be repeated in the tools. */
const INSTRUCTIONS =
  'The logbook of one 3D-printing user. Look ids up with the list tools; never guess them. Weights are integers in ' +
  'milligrams, lengths meters, volumes milliliters, durations integers in seconds, times RFC 3339 (without an offset, or ' +
  "as a day, in the user's time zone). What is not recorded is left out of responses. In an update tool, null deletes a value. " +
  `Lists have pages: pageNumber starts at 1, pageSize is 25 by default and at most ${MAX_ROWS}. ` +
  'A search finds words in any order, also as part of longer words, ignoring case, accents and punctuation. ' +
  'If a response has a `notice`, something was left out or changed to keep it short; it says how to get the rest. ' +
  `A creation that is sent again with the same ${KEY_ARGUMENT} (visible ASCII characters, no spaces) is done once. ` +
  'A tool error is a problem document: `errors` names each argument to correct. Nothing can be deleted.'

/** The operation's own validator checks the arguments, and names what is wrong with each; here they only pass. */
const unchecked = { getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as const }

const definitions = new Map(
  [...tools.values()].map((tool) => {
    const { title, description, annotations } = tool
    const inputSchema = fromJsonSchema<unknown>(tool.inputSchema, unchecked as never)
    const outputSchema = fromJsonSchema<unknown>(tool.outputSchema, unchecked as never)
    return [tool.name, { slim: { title, description, annotations, inputSchema }, outputSchema }] as const
  }),
)

/** One request of an agent, on its way to the tools. */
export interface ToolRequest {
  readonly pipeline: Pipeline
  readonly carrier: ToolCarrier
  readonly scopes: readonly string[]
  readonly config: Config
  /** Receives each failure of a tool. */
  readonly onProblem: (problem: Problem) => void
}

/** A server for one request, with the tools that the request's scopes allow: nothing outlives the request, so any instance can serve any request. */
export function toolServer(request: ToolRequest): McpServer {
  const server = new McpServer(serverInfo(request.config), {
    capabilities: { tools: { listChanged: false } },
    instructions: INSTRUCTIONS,
    supportedProtocolVersions: [...SUPPORTED_VERSIONS],
  })
  for (const tool of tools.values()) {
    const definition = definitions.get(tool.name)
    if (!definition || !request.scopes.includes(tool.scope)) continue
    const { slim, outputSchema } = definition
    const listed = request.config.toolsOutputSchemas ? { ...slim, outputSchema } : slim
    server.registerTool(tool.name, listed, (given: unknown) => result(request, tool, given))
  }
  return server
}

/** A failure is the problem document that HTTP would have answered, as an error that the model can read and act upon. */
async function result(request: ToolRequest, tool: Tool, given: unknown): Promise<CallToolResult> {
  const { pipeline, carrier, config, onProblem } = request
  try {
    const structuredContent = await callTool(pipeline, tool, given, carrier)
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
  } catch (error) {
    const problem = asProblem(error)
    onProblem(problem)
    const document = problem.document(config.baseUrl, carrier.traceId)
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(document) }] }
  }
}
