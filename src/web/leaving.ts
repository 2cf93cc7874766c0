import * as common from '#texts/common'
import { isOwnPath } from './basePath.tsx'

/** Asks before a page with unsaved changes is left. Must be imported before the router, whose listeners come after these. */

const QUESTION = common.leaveThisPageYourChanges
const CLOSE_QUESTION = common.closeWithoutSavingYourChanges

interface Guard {
  /** URL of the page with the form. */
  readonly href: string
  readonly form: Element
  readonly isDirty: () => boolean
}

const guards = new Set<Guard>()

/**
 * Asks before a link, the way back or the browser leaves the page.
 * @param form the form that may have unsaved changes, or `document.body` for what has no form
 * @param isDirty whether it has
 * @returns a function that stops asking
 */
export function guardLeaving(form: Element, isDirty: () => boolean): () => void {
  const guard = { href: location.href, form, isDirty }
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Asks before an element is removed from the page if a form in it has unsaved changes. */
export function mayRemove(element: Element): boolean {
  const isDirty = [...guards].some((guard) => element.contains(guard.form) && guard.isDirty())
  return !isDirty || confirm(CLOSE_QUESTION)
}

/** Asks before the user signs out if a form on the page has unsaved changes: without a session they could not be saved. */
export function maySignOut(): boolean {
  return !dirtyGuard() || confirm(QUESTION)
}

/** Lets the browser leave the page without a question, where nothing could be saved any more. */
export function stopAsking(): void {
  guards.clear()
}

/** Goes to a path of the application as a link does: asks first if the page has unsaved changes. */
export function followPath(path: string): void {
  const link = document.createElement('a')
  link.href = path
  // The router listens to clicks in the document.
  document.body.append(link)
  link.click()
  link.remove()
}

/** A form that has gone asks no more; that it has gone is told only after the next frame. */
function dirtyGuard(): Guard | undefined {
  return [...guards].find(({ form, isDirty }) => form.isConnected && isDirty())
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

/** Whether a click follows a link to another page of the application, or of a list. The browser asks about all others itself. */
function leads(event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (!link || link.origin !== location.origin || link.target) return false
  const isHere = link.pathname === location.pathname && link.search === location.search
  return !isHere && isOwnPath(link.pathname)
}
