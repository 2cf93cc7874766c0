/** Elements with which the application shows a page, or why it cannot. */
const SHOWN = 'h1, [role="alert"]'

/**
 * Removes what the server wrote into the page for readers without scripts, and returns a function that shows it in the place of
 * the main part until the application has rendered that, so that nothing flashes or moves.
 */
export function takeServerPreview(): () => void {
  const preview = document.querySelector('main.preview')
  document.body.replaceChildren()
  return () => {
    const main = document.getElementById('main')
    if (!preview || !main) return
    main.hidden = true
    main.before(preview)
    const swap = () => {
      if (!main.querySelector(SHOWN)) return
      observer.disconnect()
      preview.remove()
      main.hidden = false
    }
    const observer = new MutationObserver(swap)
    observer.observe(main, { childList: true, subtree: true })
    swap()
  }
}
