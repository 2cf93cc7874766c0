import * as texts from '#texts/search'
import type { JSX } from 'preact'
import { Icon } from '../components/Icon.tsx'
import { hitIcons, keyOf, type Hit } from './hit.ts'

/** Hits below a heading. */
export interface HitGroup {
  readonly title: string
  readonly hits: readonly Hit[]
}

interface Props {
  /** Prefix of the ids of its elements. */
  readonly id: string
  readonly groups: readonly HitGroup[]
  /** Index of the active hit among those of all groups. */
  readonly activeIndex: number
  readonly onChoose: (hit: Hit) => void
}

/** Id of the element of a hit. */
export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`
}

/** List of the combobox: hits in groups. Links among them can be opened in another tab. */
export function HitList({ id, groups, activeIndex, onChoose }: Props): JSX.Element {
  let count = 0
  return (
    <div id={`${id}-list`} class="hits" role="listbox" aria-label={texts.results}>
      {groups.map(({ title, hits }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
          <p id={`${id}-group-${group}`} class="note" role="presentation">
            {title}
          </p>
          {hits.map((hit) => {
            const index = count++
            const properties = {
              id: optionId(id, index),
              role: 'option',
              'aria-selected': index === activeIndex,
              tabIndex: -1,
              onClick: () => onChoose(hit),
            } as const
            const content = (
              <>
                <Icon name={hitIcons[hit.kind]} />
                <span>{hit.title}</span>
                {hit.detail && <small class="note">{hit.detail}</small>}
              </>
            )
            return hit.href === undefined ? (
              <button key={keyOf(hit)} type="button" {...properties}>
                {content}
              </button>
            ) : (
              <a key={keyOf(hit)} href={hit.href} {...properties}>
                {content}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
