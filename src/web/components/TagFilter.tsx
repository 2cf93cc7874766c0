import * as texts from '#texts/lists'
import type { JSX } from 'preact'
import { useSearchParams } from '../useSearchParams.ts'
import { Field } from './Field.tsx'
import { toTag } from './TagsField.tsx'
import { useTyped } from './useTyped.ts'

/** Filter by a tag, kept in the URL. */
export function TagFilter(): JSX.Element {
  const searchParams = useSearchParams()
  const typed = useTyped(searchParams.get('tags'))
  return (
    <Field label={texts.tag} name="tags">
      {(control) => (
        <input
          {...control}
          {...typed}
          maxLength={50}
          onChange={({ currentTarget: { value } }) => searchParams.set({ tags: toTag(value) })}
        />
      )}
    </Field>
  )
}
