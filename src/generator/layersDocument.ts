import { layers } from './layers.ts'

/** Draws the layers, from the rules that `make code` enforces, as Markdown. */
export function layersDocument(): string {
  const fromTop = layers.toReversed()
  const nodes = fromTop.map(({ name, rooms }, index) => `  L${index}["<b>${name}</b><br>${rooms.join(', ')}"]`)
  const arrows = fromTop.slice(1).map((_layer, index) => `  L${index} --> L${index + 1}`)
  const rows = fromTop.map(
    ({ name, rooms, about }) => `| ${name} | ${rooms.map((room) => `\`${room}\``).join(', ')} | ${about} |`,
  )
  return `<!-- written by \`make generate\` from src/generator/layers.ts -->

# The layers of \`src/\`

A folder imports from its own layer and from the layers below it, never from one above, and no two folders or files import
each other in a circle. \`make code\` checks both. \`src/web/\` runs in the browser and shares only \`generated/\` with the rest.

\`\`\`mermaid
flowchart TB
${nodes.join('\n')}
${arrows.join('\n')}
\`\`\`

| Layer | Folders and files of \`src/\` | Contents |
| --- | --- | --- |
${rows.join('\n')}
`
}
