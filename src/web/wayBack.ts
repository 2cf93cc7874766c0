import { useLayoutEffect } from 'preact/hooks'
import { currentUrl } from './basePath.tsx'

/**
 * The way back: a page that the browser's Back or Forward shows again has its data at once and is scrolled to where it was left.
 * A page that a link shows is scrolled to the element that the link names.
 * Must be imported before the router and after `leaving.ts`, whose listeners come in this order.
 */

/** Maximum number of URLs whose place is remembered, and of stored responses. */
const MAX_REMEMBERED = 50
/** User actions after which the page no longer scrolls by itself. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const tops = new Map<string, number>()
const answers = new Map<string, unknown>()
/** URL that is rendered. */
let shown = currentUrl()
/** Where the browser is going back to; null after any other navigation. */
let returning: { readonly url: string; readonly top: number } | null = null

addEventListener('scroll', () => keep(tops, currentUrl(), scrollY), { passive: true })

// Links to a place in the same page raise this event, too.
addEventListener('popstate', () => {
  const url = currentUrl()
  if (url !== shown) returning = { url, top: tops.get(url) ?? 0 }
})

/** Stores a response for the way back to the current URL. */
export function rememberAnswer(key: string, answer: unknown): void {
  keep(answers, key, answer)
}

/** Returns the response that a page had when it was left, if the browser is going back to it; null otherwise. */
export function recallAnswer<Answer>(key: string): Answer | null {
  if (returning?.url !== currentUrl()) return null
  return (answers.get(key) as Answer | undefined) ?? null
}

/** Scrolls to where a page was left, as soon as it is long enough, until the user does something. */
export function useWayBack(url: string): void {
  useLayoutEffect(() => {
    shown = url
    if (returning?.url !== url) {
      returning = null
      return undefined
    }
    const { top } = returning
    return keepScrolling(() => scrollTo(0, top))
  }, [url])
}

/**
 * Scrolls to the element that the hash of the URL names, as soon as it exists, until the user does something. The way back has its
 * own place: must be called after `useWayBack`.
 */
export function useLinkedPlace(url: string): void {
  const { hash } = location
  useLayoutEffect(() => {
    if (hash === '' || returning !== null) return undefined
    return keepScrolling(() => document.getElementById(hash.slice(1))?.scrollIntoView())
  }, [url, hash])
}

/**
 * Scrolls now and whenever the page changes its height, since data above comes late, until the user does something.
 * @returns a function that stops it
 */
function keepScrolling(scroll: () => void): () => void {
  const observer = new ResizeObserver(scroll)
  const stop = () => {
    observer.disconnect()
    for (const action of ACTIONS) removeEventListener(action, stop)
  }
  for (const action of ACTIONS) addEventListener(action, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

/** Adds an entry as the newest, and forgets the oldest beyond the maximum. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  if (map.size > MAX_REMEMBERED) map.delete(map.keys().next().value ?? key)
}
