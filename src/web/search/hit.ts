import type { IconName } from '../components/Icon.tsx'

/** Kinds of what the search finds, in the order in which they are shown. */
export const hitKinds = ['Pages', 'Actions', 'Prints', 'Spools', 'Printers', 'Projects'] as const

/** Kind of what the search finds. */
export type HitKind = (typeof hitKinds)[number]

/** Something that the search finds: a link, or an action that a button starts. */
export interface Hit {
  readonly kind: HitKind
  readonly title: string
  /** Text after the title that tells apart hits with the same title. */
  readonly detail?: string
  /** Where it leads; an action without a page has `run` instead. */
  readonly href?: string
  readonly run?: () => void
}

/** Icons of the kinds. */
export const hitIcons: Readonly<Record<HitKind, IconName>> = {
  Pages: 'arrow-right',
  Actions: 'zap',
  Prints: 'box',
  Spools: 'spool',
  Printers: '3d-printer',
  Projects: 'folder',
}

/** Identifies a hit among all others: records and pages by their address. */
export function keyOf({ href, title }: Hit): string {
  return href ?? title
}
