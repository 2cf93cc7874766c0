import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, omitUndefined, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PickerButton } from '../components/PickerButton.tsx'
import { formatNumber, formatWeight } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { colorsOf, describeType, nameOfType } from './stock.ts'
import { Swatch } from './Swatch.tsx'
import './TypePicker.css'

/** Types in the list; the search finds the others. */
const SHOWN = 20
/** Pause in typing after which the search starts. */
const PAUSE_MS = 250

type FilamentType = Schemas['FilamentTypeDto']

interface Props {
  /** The chosen type; null for none. */
  readonly type: FilamentType | null
  /** Called with the type that was chosen. */
  readonly onChange: (type: FilamentType) => void
}

/** Button that opens a list of the user's filament types, with a search, to choose one of them. */
export function TypePicker({ type, onChange }: Props): JSX.Element {
  return (
    <div class="type-picker">
      <PickerButton
        label={common.filamentType}
        summary={type ? fullNameOf(type) : texts.chooseAFilamentType}
        hint={type ? texts.changeBelowWhatDiffersFrom : texts.fillsInWhatItKnows}
      >
        {(close) => (
          <TypeChoices
            chosen={type}
            onChoose={(chosen) => {
              close()
              onChange(chosen)
            }}
          />
        )}
      </PickerButton>
    </div>
  )
}

interface ChoicesProps {
  readonly chosen: FilamentType | null
  readonly onChoose: (type: FilamentType) => void
}

function TypeChoices({ chosen, onChoose }: ChoicesProps): JSX.Element {
  const [searchText, setSearchText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    search.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])
  const result = useQuery(
    (signal) => {
      const query = { pageSize: SHOWN, ...omitUndefined({ searchText: searchText || undefined }) }
      return api.GET('/api/FilamentTypes', { params: { query }, signal })
    },
    [searchText],
  )
  return (
    <>
      <input
        ref={search}
        type="search"
        aria-label={texts.searchFilamentTypes}
        placeholder={texts.nameBrandMaterialOrColor}
        autoComplete="off"
        maxLength={200}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => setSearchText(value.trim()), PAUSE_MS)
        }}
        // Enter would submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Loadable result={result} label={texts.yourFilamentTypes}>
        {({ items, paging }) => (
          <>
            <ul class="picker-options type-choices">
              {items.map((type) => (
                <li key={type.id}>
                  <button type="button" aria-pressed={type.id === chosen?.id} onClick={() => onChoose(type)}>
                    <Swatch colors={colorsOf(type)} />
                    <span>
                      {nameOfType(type)}
                      <small class="note">{describeChoice(type)}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <p class="note" role="status">
              {countOf(paging.totalCount, searchText !== '')}
            </p>
          </>
        )}
      </Loadable>
    </>
  )
}

/** Description of a type with its net weight, in which types of the same name often differ. */
function describeChoice(type: FilamentType): string {
  const { initialNominalWeightMg: weightMg } = type
  return weightMg === null ? describeType(type) : `${describeType(type)} · ${formatWeight(weightMg)}`
}

function countOf(count: number, isSearch: boolean): string {
  if (count === 0) return isSearch ? texts.noFilamentTypesMatchThis : texts.youHaveNoFilamentTypes
  if (count > SHOWN) return texts.shownOfAll({ shown: SHOWN, count: formatNumber(count) })
  return texts.foundCount({ count: formatNumber(count) })
}

/** Name of a type with its brand, such as `Prusament Galaxy Black`; many names contain the brand already. */
function fullNameOf(type: FilamentType): string {
  const name = nameOfType(type)
  const brand = type.brandName ?? ''
  return name.toLowerCase().includes(brand.toLowerCase()) ? name : `${brand} ${name}`
}
