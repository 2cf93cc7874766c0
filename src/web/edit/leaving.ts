import { ownPaths } from '../paths.ts'

/** Asks before a page with unsaved changes is left. Must be imported before the router, whose listeners come after these. */

const QUESTION = 'Leave this page? Your changes are not saved.'

interface Guard {
  /** URL of the page with the form. */
  readonly href: string
  readonly isDirty: () => boolean
}

const guards = new Set<Guard>()

/**
 * Asks before a link, the way back or the browser leaves the page.
 * @param isDirty whether there are unsaved changes
 * @returns a function that stops asking
 */
export function guardLeaving(isDirty: () => boolean): () => void {
  const guard = { href: location.href, isDirty }
  guards.add(guard)
  return () => guards.delete(guard)
}

function dirtyGuard(): Guard | undefined {
  return [...guards].find(({ isDirty }) => isDirty())
}

addEventListener(
  'click',
  (event) => {
    if (!leads(event) || !dirtyGuard() || confirm(QUESTION)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  { capture: true },
)

addEventListener('popstate', (event) => {
  const guard = dirtyGuard()
  if (!guard || location.href === guard.href || confirm(QUESTION)) return
  event.stopImmediatePropagation()
  history.pushState(null, '', guard.href)
})

addEventListener('beforeunload', (event) => {
  if (dirtyGuard()) event.preventDefault()
})

/** Whether a click follows a link to another page of the application. The browser asks about all others itself. */
function leads(event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (!link || link.origin !== location.origin || link.target) return false
  return link.pathname !== location.pathname && ownPaths.test(link.pathname)
}
