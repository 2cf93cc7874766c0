import * as texts from '#texts/search'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { Icon } from '../components/Icon.tsx'

interface Props {
  /** Id of the list of results. */
  readonly listId: string
  /** Id of the active result. */
  readonly activeId: string | undefined
  readonly text: string
  readonly onText: (text: string) => void
  /** Actions of keys, which then do not move in the text. */
  readonly keys: Readonly<Record<string, () => void>>
  readonly onClose: () => void
}

/** Field of the search, as a combobox whose list is always open (WAI-ARIA), and the button that closes the dialog. */
export function SearchBox({ listId, activeId, text, onText, keys, onClose }: Props): JSX.Element {
  return (
    <div class="search-box">
      <Icon name="search" />
      <input
        role="combobox"
        aria-label={texts.searchEverything}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={texts.printsSpoolsPrintersProjectsPages}
        autoComplete="off"
        autoCapitalize="off"
        spellcheck={false}
        maxLength={200}
        value={text}
        onInput={({ currentTarget: { value } }) => onText(value)}
        onKeyDown={(event) => {
          const act = event.isComposing ? undefined : keys[event.key]
          if (!act) return
          event.preventDefault()
          act()
        }}
      />
      <button type="button" onClick={onClose}>
        {common.close}
      </button>
    </div>
  )
}
