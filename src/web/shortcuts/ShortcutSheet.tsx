import * as texts from '#texts/search'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { Dialog } from '../components/Dialog.tsx'
import { useRemembered } from '../remembered.ts'
import { SHORTCUTS_CHOICE, targets } from './shortcuts.ts'
import './shortcuts.css'

interface Section {
  readonly title: string
  /** Keys to press one after the other, and what they do. */
  readonly rows: readonly (readonly [keys: readonly string[], title: string])[]
}

const CONTROL = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : texts.ctrl

const SECTIONS: readonly Section[] = [
  {
    title: texts.anywhere,
    rows: [
      [[`${CONTROL} K`], common.search],
      [['/'], common.search],
      [['n'], common.newPrint],
      [['u'], texts.undoWhatWasJustDeleted],
      [['?'], common.keyboardShortcuts],
    ],
  },
  {
    title: texts.inLists,
    rows: [
      [['j'], texts.nextItem],
      [['k'], texts.previousItem],
      [[texts.enter], texts.openTheItem],
    ],
  },
  { title: texts.goTo, rows: targets.map(([key, , title]) => [['g', key], title] as const) },
]

/** Dialog that lists the keyboard shortcuts, and turns those of single keys off. */
export default function ShortcutSheet({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const [choice, setChoice] = useRemembered(SHORTCUTS_CHOICE, ['on', 'off'])
  return (
    <Dialog title={common.keyboardShortcuts} class="shortcut-sheet" onClose={onClose}>
      <label class="check">
        <input
          type="checkbox"
          checked={choice === 'on'}
          onChange={({ currentTarget: { checked } }) => setChoice(checked ? 'on' : 'off')}
        />
        {texts.useShortcutsOfSingleKeys}
      </label>
      <p class="note">{texts.theyDoNothingWhile({ control: CONTROL })}</p>
      <div class="shortcut-columns">
        {SECTIONS.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(([keys, name]) => (
                <div key={keys.join()}>
                  <dt>{name}</dt>
                  <dd>
                    {keys.map((key, index) => (
                      <span key={key}>
                        {index === 0 ? (
                          <kbd>{key}</kbd>
                        ) : (
                          <> {texts.thenKey({ name: key, key: (text) => <kbd>{text}</kbd> })}</>
                        )}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div class="actions">
        <button type="button" onClick={onClose}>
          {common.close}
        </button>
      </div>
    </Dialog>
  )
}
