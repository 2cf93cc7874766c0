import * as texts from '#texts/lists'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Dialog } from './Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { Icon } from './Icon.tsx'
import { ResetFilters } from './ResetFilters.tsx'
import { TextField } from './TextField.tsx'
import { textOf } from '../form.ts'
import { guardLeaving } from '../leaving.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { useSignedInUser } from '../user.tsx'
import {
  deleteFilter,
  filterQuery,
  MAX_SAVED_FILTERS,
  readSavedFilters,
  saveFilter,
  type SavedFilter,
} from './savedFilters.ts'
import './SavedFilters.css'

interface Props {
  /** Path of the list. */
  readonly path: string
  /** Names of all filters in the URL. */
  readonly names: readonly string[]
}

/** Saved filters of a list as chips, and the buttons that save and reset the present ones. */
export function SavedFilters({ path, names }: Props): JSX.Element {
  const { id: userId } = useSignedInUser()
  const { params } = useSearchParams()
  const [saved, setSaved] = useState(() => readSavedFilters(userId, path))
  const [isNaming, setNaming] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const query = filterQuery(params)
  const hasFilters = names.some((name) => params.has(name))
  const isSaved = saved.some((filter) => filter.query === query)
  return (
    <>
      {(saved.length > 0 || hasFilters) && (
        <div class="filter-actions">
          {saved.length > 0 && (
            <ul ref={list} class="saved-filters" aria-label={texts.savedFilters} tabIndex={-1}>
              {saved.map(({ name, ...filter }) => (
                <li key={name}>
                  <a href={`${path}?${filter.query}`} aria-current={filter.query === query ? 'true' : undefined}>
                    {name}
                  </a>
                  <button
                    type="button"
                    aria-label={texts.deleteSavedFilter({ name })}
                    onClick={() => {
                      setSaved(deleteFilter(userId, path, name))
                      list.current?.focus()
                    }}
                  >
                    <Icon name="x" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {hasFilters && (
            <>
              <ResetFilters names={names} />
              {!isSaved && (
                <button type="button" onClick={() => setNaming(true)}>
                  <Icon name="star" />
                  {texts.saveFilter}
                </button>
              )}
            </>
          )}
        </div>
      )}
      {isNaming && (
        <NameFilter
          saved={saved}
          onClose={() => setNaming(false)}
          onNamed={(name) => {
            setSaved(saveFilter(userId, path, { name, query }))
            setNaming(false)
          }}
        />
      )}
    </>
  )
}

interface NameProps {
  readonly saved: readonly SavedFilter[]
  readonly onClose: () => void
  readonly onNamed: (name: string) => void
}

/** Dialog for the name of a saved filter. */
function NameFilter({ saved, onClose, onNamed }: NameProps): JSX.Element {
  const [name, setName] = useState('')
  const isKnown = saved.some((filter) => filter.name === name)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = form
    return current ? guardLeaving(current, () => nameIn(current) !== '') : undefined
  }, [])
  const isFull = saved.length >= MAX_SAVED_FILTERS && !isKnown
  return (
    <Dialog title={texts.saveFilter} onClose={onClose}>
      <form
        ref={form}
        onInput={({ currentTarget }) => setName(nameIn(currentTarget))}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isFull && name !== '') onNamed(name)
        }}
      >
        <TextField
          label={common.name}
          name="name"
          required
          maxLength={40}
          failure={null}
          hint={texts.storedInThisBrowserOnly}
        />
        <p class="note" role="status">
          {isFull ? texts.youCanSaveAt({ max: MAX_SAVED_FILTERS }) : isKnown && texts.thisReplacesTheSavedFilter}
        </p>
        <DialogActions action={common.save} isSending={isFull} />
      </form>
    </Dialog>
  )
}

function nameIn(form: HTMLFormElement): string {
  return textOf(new FormData(form), 'name')
}
