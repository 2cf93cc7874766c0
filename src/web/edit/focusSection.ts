/** Moves the focus from a record that is about to go to the section around it, where the keyboard goes on. */
export function focusSection(element: Element): void {
  element.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
}
