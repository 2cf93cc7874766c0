import type { OverlayName } from '../overlayName.ts'
import { followPath } from '../leaving.ts'
import { undoPostponed } from '../postponed.ts'
import { readRemembered } from '../remembered.ts'
import { SHORTCUTS_CHOICE, targets } from './shortcuts.ts'

/** Time for the second key of a shortcut. */
const PAIR_MS = 1500
/** Elements in which a key is input. */
const INPUTS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** A dialog, or what stands for one that is being loaded. */
const DIALOGS = 'dialog[open], .overlay-loading'
/** Items of lists, which `j` and `k` go through. */
const ITEMS = 'main :is(.print-list > li, .cards > li, tbody > tr)'

/**
 * Listens to the shortcuts. Those of single keys do nothing while the user types, while a dialog is open, and where the user has
 * turned them off (WCAG 2.1.4); Ctrl-K and Cmd-K open the search in any case.
 * @param open opens an overlay
 * @returns function that ends this
 */
export function listenToKeys(open: (name: OverlayName) => void): () => void {
  /** When `g` was pressed; the page's time in milliseconds. */
  let first = -Infinity
  const single: Readonly<Record<string, () => void>> = {
    '/': () => open('search'),
    '?': () => open('shortcuts'),
    u: undoPostponed,
    n: () => followPath('/prints/new'),
    j: () => focusItem(1),
    k: () => focusItem(-1),
  }
  const listen = (event: KeyboardEvent) => {
    const { key, timeStamp, target } = event
    if (event.defaultPrevented || event.isComposing || event.altKey || document.querySelector(DIALOGS)) return
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'k' || event.shiftKey) return
      event.preventDefault()
      open('search')
      return
    }
    if (target instanceof Element && target.closest(INPUTS)) return
    if (readRemembered(SHORTCUTS_CHOICE) === 'off') return
    const path = timeStamp - first < PAIR_MS ? targets.find((target) => target[0] === key)?.[1] : undefined
    first = key === 'g' ? timeStamp : -Infinity
    const act = path === undefined ? single[key] : () => followPath(path)
    if (!act) return
    // The search field must not get the key.
    event.preventDefault()
    act()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}

/** Moves the focus to the first link of the next or previous item of a list, as far as there is one. */
function focusItem(step: 1 | -1): void {
  const items = [...document.querySelectorAll(ITEMS)].filter((item) => item.querySelector('a[href]'))
  const current = items.findIndex((item) => item.contains(document.activeElement))
  const next = items[current === -1 && step === -1 ? -1 : current + step]
  next?.querySelector<HTMLElement>('a[href]')?.focus()
}
