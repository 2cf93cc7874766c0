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

/**
 * Tags of a `TagsField`, each once.
 * @param before the tags that the field began with, which stay as they are
 */
export function readTags(form: FormData, before: readonly string[] = []): string[] {
  const tags = textOf(form, 'tags')
    .split(',')
    .map((text) => text.trim())
  return [...new Set(tags.map((tag) => (before.includes(tag) ? tag : toTag(tag))))].filter(Boolean)
}

/** Converts a text to a tag: without the number sign with which tags are shown. */
export function toTag(text: string): string {
  return text.trim().replace(/^#\s*/, '')
}
