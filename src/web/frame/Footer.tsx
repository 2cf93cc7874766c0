import * as texts from '#texts/frame'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { isSignedIn } from '../session.ts'
import './Footer.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Site footer: documents for developers, the keyboard shortcuts, and the color scheme. */
export function Footer({ onShortcuts }: { readonly onShortcuts: () => void }): JSX.Element {
  return (
    <footer class="site">
      <a href="/connect">{common.connect}</a>
      <a href="/docs">{common.apiReference}</a>
      <a href="/openapi.json">OpenAPI</a>
      <a href="/problems">{texts.problems}</a>
      {isSignedIn && (
        <button type="button" class="plain" onClick={onShortcuts}>
          {common.keyboardShortcuts}
        </button>
      )}
      <span>AGPL-3.0</span>
      <ThemeSwitch />
    </footer>
  )
}
