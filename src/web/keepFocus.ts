/** The control that had the focus until it was disabled. */
let waiting: Element | null = null

/**
 * Gives the focus back to a control that was disabled while a request was sent, unless the user has moved it. Without this, a browser
 * leaves it nowhere, and who uses a keyboard or a screen reader has to find the place again.
 */
export function keepFocus(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue
      if (target.matches(':disabled')) {
        if (target === document.activeElement) waiting = target
      } else if (target === waiting) {
        waiting = null
        if (document.activeElement === document.body) target.focus({ preventScroll: true })
      }
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
  addEventListener('focusin', () => (waiting = null))
}
