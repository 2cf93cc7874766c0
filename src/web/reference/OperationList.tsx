import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../components/Icon.tsx'
import '../components/SearchField.css'
import type { Operation } from './document.ts'
import { Address } from './OperationView.tsx'

interface Props {
  readonly operations: readonly Operation[]
  /** Id of the operation that is shown; an empty text for none. */
  readonly current: string
}

/** All operations and events by tag, with a search. */
export function OperationList({ operations, current }: Props): JSX.Element {
  const [text, setText] = useState('')
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = operations.filter((operation) => words.every((word) => searchable(operation).includes(word)))
  const byTag = Map.groupBy(found, ({ tags }) => tags[0] ?? '')
  const isSearch = words.length > 0
  return (
    <nav class="reference-list" aria-label="Operations">
      <div class="field search">
        <label for="reference-search">Search operations</label>
        <Icon name="search" />
        <input
          id="reference-search"
          type="search"
          value={text}
          placeholder="Search operations"
          autoComplete="off"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <p class="visually-hidden" role="status">
        {isSearch && `${found.length} found`}
      </p>
      {found.length === 0 && <p class="empty">No operation has these words.</p>}
      {[...byTag].map(([tag, ofTag]) => (
        <details key={`${tag} ${isSearch}`} open={isSearch || ofTag.some(({ operationId }) => operationId === current)}>
          <summary>
            {tag} <span class="note">{ofTag.length}</span>
          </summary>
          <ul>
            {ofTag.map((operation) => (
              <li key={operation.operationId}>
                <a
                  href={`#${operation.operationId}`}
                  aria-current={operation.operationId === current ? 'true' : undefined}
                >
                  {operation.summary}
                  <Address {...operation} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

function searchable({ operationId, method, path, summary, description = '', tags }: Operation): string {
  return [operationId, method, path, summary, description, ...tags].join(' ').toLowerCase()
}
