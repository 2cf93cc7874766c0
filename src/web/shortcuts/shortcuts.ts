import * as common from '#texts/common'
/** Page that two keys lead to: `g`, then the key. */
export const targets: readonly (readonly [key: string, path: string, title: string])[] = [
  ['h', '/', common.home],
  ['p', '/prints', common.prints],
  ['c', '/prints/calendar', common.calendar],
  ['j', '/projects', common.projects],
  ['s', '/filaments', common.filaments],
  ['r', '/printers', common.printers],
  ['m', '/maintenance', common.maintenance],
  ['a', '/analytics', common.analytics],
  ['f', '/feed', common.feed],
  ['n', '/notifications', common.notifications],
]

/** Name under which the browser remembers whether shortcuts of single keys are on. */
export const SHORTCUTS_CHOICE = 'shortcuts'
