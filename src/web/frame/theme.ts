import { readRemembered, remember } from '../remembered.ts'

/** Color schemes to choose from; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const

/** Color scheme of the pages. */
export type Theme = (typeof themes)[number]

const KEY = 'theme'
const listeners = new Set<() => void>()
/** The chosen color scheme. A browser that blocks storage has it until the page is left. */
let chosen = readStoredTheme()
/** Color scheme that is shown instead of the chosen one. */
let shown: Theme | null = null
const device = matchMedia('(prefers-color-scheme: dark)')

/** The chosen color scheme of this browser. */
export function readTheme(): Theme {
  return chosen
}

function readStoredTheme(): Theme {
  const stored = readRemembered(KEY)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Whether the pages are dark now. */
export function isDark(): boolean {
  const theme = shown ?? readTheme()
  return theme === 'system' ? device.matches : theme === 'dark'
}

/** Shows the pages in a color scheme, from now on in this browser. */
export function chooseTheme(theme: Theme): void {
  chosen = theme
  remember(KEY, theme)
  showTheme()
}

/**
 * Calls a function when the color scheme changes, for what is drawn in colors of its own.
 * @returns function that ends this
 */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  device.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    device.removeEventListener('change', listener)
  }
}

/** Null shows the chosen one again. */
function showInstead(theme: Theme | null): void {
  shown = theme
  showTheme()
}

function showTheme(): void {
  document.documentElement.dataset['theme'] = shown ?? readTheme()
  for (const listener of listeners) listener()
}

showTheme()
// Paper is white. The style sheet knows, but not what is drawn in colors of its own.
addEventListener('beforeprint', () => showInstead('light'))
addEventListener('afterprint', () => showInstead(null))
// Other tabs follow.
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  chosen = readStoredTheme()
  showTheme()
})
