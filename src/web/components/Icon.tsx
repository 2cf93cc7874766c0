import type { JSX } from 'preact'
import { icons } from '../../../generated/icons.ts'
import './Icon.css'

/** Icons of our own, in the style of the others: Lucide's printer prints paper. */
const ownIcons = {
  '3d-printer': '<path d="M5 21V3h14v18M3 21h18M5 8h14M9.5 8v2.5l2.5 2.5 2.5-2.5V8M8.5 17.5h7"/>',
} as const

const all = { ...icons, ...ownIcons }

/** Name of an icon: those of Lucide listed in src/generator/icons.ts, and our own. */
export type IconName = keyof typeof all

/** Names of all icons, in the order of the alphabet. */
export const iconNames = (Object.keys(all) as IconName[]).toSorted()

/** Icon of the size of the text around it. It is decoration: the text next to it, or the label of its button, says what it means. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: all[name] }} />
}
