/** The control that had the focus until it was disabled. */
let waiting: Element | null = null
/** The element that has the focus, or had it last. */
let focused: Element | null = null

/**
 * Gives the focus back to a control that was disabled while a request was sent, and the focus of one that is gone to a place near it,
 * unless the user has moved it. Without this, a browser leaves it nowhere, and who uses a keyboard or a screen reader has to find the
 * place again.
 */
export function keepFocus(): void {
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'childList') passOn(change, changes)
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

/**
 * Within a form, the next button gets the focus, or else the last one, which opens no keyboard on a phone. The focus of a message, such as that of its button
 * "Undo", goes to what came back; elsewhere, the section gets it.
 */
function passOn({ target, removedNodes, nextSibling }: MutationRecord, changes: readonly MutationRecord[]): void {
  const isGone = [...removedNodes].some((node) => node.contains(focused))
  if (!isGone || document.activeElement !== document.body || !(target instanceof Element)) return
  focused = null
  const form = target.closest('form')
  const next = form
    ? (buttonAfter(form, target, nextSibling) ?? sectionAround(target))
    : ((target.closest('[role=status]') && firstAdded(changes)) ?? sectionAround(target))
  next?.focus({ preventScroll: true })
}

/** The first link or button of what was added to the content of the page. */
function firstAdded(changes: readonly MutationRecord[]): HTMLElement | undefined {
  const removed = new Set(changes.flatMap(({ removedNodes }) => [...removedNodes]))
  return changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element && node.closest('main') && !removed.has(node))
    .flatMap((node) => [...(node as Element).querySelectorAll<HTMLElement>('a[href], button:enabled')])
    .at(0)
}

/** The section around an element if it can have the focus, or its heading; that of the page, which has none while it loads. */
function sectionAround(element: Element): HTMLElement | null {
  const section = element.closest<HTMLElement>('section, dialog, main') ?? document.querySelector('main')
  if (section?.matches('section[tabindex]')) return section
  const heading = section?.querySelector<HTMLElement>('h1, h2, h3') ?? null
  if (heading) heading.tabIndex = -1
  else if (section?.matches('section') && section.parentElement) return sectionAround(section.parentElement)
  return heading ?? section
}

/**
 * The first button of a form at or after the place in front of a node; without a node, after the end of the parent. The last button
 * where there is none after it.
 */
function buttonAfter(form: Element, parent: Element, node: Node | null): HTMLElement | undefined {
  const buttons = [...form.querySelectorAll<HTMLElement>('button:enabled')]
  const next = buttons.find((button) =>
    node
      ? node.contains(button) || node.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING
      : !parent.contains(button) && parent.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return next ?? buttons.at(-1)
}
