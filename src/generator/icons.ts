import { createRequire } from 'node:module'

/** Icons of Lucide that the pages draw, by their names there. */
const NAMES =
  `arrow-left arrow-right award ban bell box calendar camera chart-no-axes-column check chevron-down chevron-right
  circle-alert circle-check circle-x clock code coins copy download ellipsis flag folder house image info
  key-round layers layout-grid link list list-checks log-out message-circle moon newspaper pencil play plug plus printer qr-code rotate-ccw rotate-cw
  scale search share-2 sliders-horizontal sparkles spool star sun sun-moon table tag timer trash triangle-alert
  trophy user user-plus weight wrench x zap`.split(/\s+/)

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/**
 * Writes the module of the pages' icons: the content of an SVG of 24 units by 24 for each, without its stroke.
 * @throws Error for a name that Lucide does not have
 */
export function iconModule(): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet
  const lines = NAMES.map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`Lucide has no icon ${name}`)
    return `  '${name}': '${icon.body.replace(/ fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/g, '')}',\n`
  })
  return `// Icons of Lucide (lucide.dev), ISC License, (c) Lucide Contributors; some (c) Cole Bemis, MIT License.
/** Content of the SVG of each icon. */
export const icons = {
${lines.join('')}} as const
`
}
