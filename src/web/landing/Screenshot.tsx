import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isDark, onThemeChange } from '../frame/theme.ts'

/** Screenshots of the pages by name and color scheme, taken by `make screenshots`. */
const files = import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' })

/** Size in which they are taken; they are shown at any width. */
const [WIDTH, HEIGHT] = [1280, 800]

interface Props {
  readonly name: 'home' | 'filaments' | 'analytics'
  readonly alt: string
  /** Whether it may wait until it comes into view. */
  readonly isLazy?: boolean
}

/** Screenshot of one of the pages, in the color scheme of the page around it. */
export function Screenshot({ name, alt, isLazy = false }: Props): JSX.Element {
  const [scheme, setScheme] = useState(schemeNow)
  useEffect(() => onThemeChange(() => setScheme(schemeNow)), [])
  return (
    <img
      class="landing-screenshot"
      src={files[`./${name}-${scheme}.webp`]}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      loading={isLazy ? 'lazy' : 'eager'}
    />
  )
}

const schemeNow = () => (isDark() ? 'dark' : 'light')
