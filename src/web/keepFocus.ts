/** The control that had the focus until it was disabled. */
let waiting: Element | null = null
/** The element that has the focus, or had it last. */
let focused: Element | null = null

/**
 * Gives the focus back to a control that was disabled while a request was sent, and the focus of one that is gone to what follows it,
 * unless the user has moved it. Without this, a browser leaves it nowhere, and who uses a keyboard or a screen reader has to find the
 * place again.
 */
export function keepFocus(): void {
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'childList') passOn(change)
      else returnTo(change.target)
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  addEventListener('focusin', ({ target }) => {
    waiting = null
    focused = target instanceof Element ? target : null
  })
}

function returnTo(target: Node): void {
  if (!(target instanceof HTMLElement)) return
  if (target.matches(':disabled')) {
    if (target === document.activeElement) waiting = target
  } else if (target === waiting) {
    waiting = null
    if (document.activeElement === document.body) target.focus({ preventScroll: true })
  }
}

/** Within a form, the next button gets the focus, which opens no keyboard on a phone; elsewhere, the section does. */
function passOn({ target, removedNodes, nextSibling }: MutationRecord): void {
  const isGone = [...removedNodes].some((node) => node.contains(focused))
  if (!isGone || document.activeElement !== document.body || !(target instanceof Element)) return
  focused = null
  const form = target.closest('form')
  const next = form ? buttonAfter(form, target, nextSibling) : target.closest<HTMLElement>('section[tabindex]')
  next?.focus({ preventScroll: true })
}

/** The first button of a form at or after the place in front of a node; without a node, after the end of the parent. */
function buttonAfter(form: Element, parent: Element, node: Node | null): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>('button:enabled')].find((button) =>
    node
      ? node.contains(button) || node.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING
      : !parent.contains(button) && parent.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
