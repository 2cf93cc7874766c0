import * as texts from '#texts/frame'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useRef, useState } from 'preact/hooks'
import { hasLeft } from '../components/hasLeft.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import './BottomBar.css'
import { isWithin, sections } from './sections.ts'

/** Sections with a place of their own in the bar; the menu has the others. */
const IN_BAR = ['/prints', '/filaments']

/** Navigation of narrow screens, at the bottom where the thumb is. */
export function BottomBar(): JSX.Element {
  const { path, url } = useLocation()
  // The menu is open at one URL only: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === url
  const button = useRef<HTMLButtonElement>(null)
  const link = (target: string, title: string, icon: IconName, isCurrent = isWithin(path, target)) => (
    <a href={target} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {title}
    </a>
  )
  const inBar = (target: string) =>
    sections.filter((section) => section.path === target).map((section) => link(target, section.title, section.icon))
  return (
    <nav
      class="bottom-bar"
      aria-label={texts.main}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpenAt(null)
        button.current?.focus()
      }}
      // An open menu would cover what has the focus.
      onFocusOut={(event) => hasLeft(event) && setOpenAt(null)}
    >
      <div class="bottom-links">
        {link('/', common.home, 'house', path === '/')}
        {inBar('/prints')}
        <a class="new" href="/prints/new" aria-label={common.newPrint}>
          <span>
            <Icon name="plus" />
          </span>
        </a>
        {inBar('/filaments')}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls="bottom-menu"
          onClick={() => setOpenAt(isOpen ? null : url)}
        >
          <Icon name="ellipsis" />
          {texts.more}
        </button>
      </div>
      {/* Above the bar, but after its button for the Tab key. */}
      {isOpen && (
        <ul id="bottom-menu">
          {sections
            .filter((section) => !IN_BAR.includes(section.path))
            .map((section) => (
              <li key={section.path}>{link(section.path, section.title, section.icon)}</li>
            ))}
          <li>{link('/stock', common.stock, 'list-checks')}</li>
          <li>{link('/account', common.account, 'user')}</li>
        </ul>
      )}
    </nav>
  )
}
