import * as texts from '#texts/frame'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon, type IconName } from '../components/Icon.tsx'
import { chooseTheme, onThemeChange, readTheme, themes, type Theme } from './theme.ts'

const LABELS: Readonly<Record<Theme, readonly [label: string, icon: IconName]>> = {
  system: [texts.sameAsTheDevice, 'sun-moon'],
  light: [texts.light, 'sun'],
  dark: [texts.dark, 'moon'],
}

/** Switch between the color schemes. */
export function ThemeSwitch(): JSX.Element {
  const [current, setCurrent] = useState(readTheme)
  useEffect(() => onThemeChange(() => setCurrent(readTheme())), [])
  return (
    <div class="theme-switch" role="group" aria-label={texts.colorScheme}>
      {themes.map((theme) => {
        const [label, icon] = LABELS[theme]
        return (
          <button
            key={theme}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={theme === current}
            onClick={() => chooseTheme(theme)}
          >
            <Icon name={icon} />
          </button>
        )
      })}
    </div>
  )
}
