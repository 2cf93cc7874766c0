import * as common from '#texts/common'
import type { IconName } from '../components/Icon.tsx'

/** Part of the site, as the navigation names it. */
export interface Section {
  readonly path: string
  readonly title: string
  readonly icon: IconName
}

/** Parts of the site for a signed-in user, besides the home page and the account. */
export const sections: readonly Section[] = [
  { path: '/prints', title: common.prints, icon: 'box' },
  { path: '/projects', title: common.projects, icon: 'folder' },
  { path: '/filaments', title: common.filaments, icon: 'spool' },
  { path: '/printers', title: common.printers, icon: '3d-printer' },
  { path: '/analytics', title: common.analytics, icon: 'chart-no-axes-column' },
  { path: '/feed', title: common.feed, icon: 'newspaper' },
  { path: '/achievements', title: common.achievements, icon: 'trophy' },
]

/** Whether a path is that of a section, or below it. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}
