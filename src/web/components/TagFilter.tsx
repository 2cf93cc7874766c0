import * as texts from '#texts/lists'
import type { JSX } from 'preact'
import { useSearchParams } from '../useSearchParams.ts'
import { Field } from './Field.tsx'

/** Filter by a tag, kept in the URL. */
export function TagFilter(): JSX.Element {
  const searchParams = useSearchParams()
  return (
    <Field label={texts.tag} name="tags">
      {(control) => (
        <input
          {...control}
          maxLength={50}
          value={searchParams.get('tags')}
          onChange={({ currentTarget: { value } }) => searchParams.set({ tags: value.trim() })}
        />
      )}
    </Field>
  )
}
