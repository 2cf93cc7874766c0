import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure } from '../api.ts'
import { textOf } from '../form.ts'
import { TextField } from './TextField.tsx'

interface Props {
  /** Initial value. */
  readonly tags: readonly string[]
  readonly failure: Failure | null
}

/** Labeled input for tags; `readTags` reads it. */
export function TagsField({ tags, failure }: Props): JSX.Element {
  return (
    <TextField
      label={common.tags}
      name="tags"
      hint={common.separateTagsWithCommas}
      value={tags.join(', ')}
      failure={failure}
    />
  )
}

/** Tags of a `TagsField`, each once. */
export function readTags(form: FormData): string[] {
  return [
    ...new Set(
      textOf(form, 'tags')
        .split(',')
        .map((tag) => tag.trim()),
    ),
  ].filter(Boolean)
}
