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
 * @param before the tags that the field began with, which stay as they are, also with commas of their own
 */
export function readTags(form: FormData, before: readonly string[] = []): string[] {
  const text = textOf(form, 'tags')
  if (text === before.join(', ').trim()) return [...before]
  const known = before
    .map((tag) => ({ tag, parts: partsOf(tag) }))
    .toSorted((one, other) => other.parts.length - one.parts.length)
  const parts = partsOf(text)
  const tags = new Set<string>()
  while (parts.length > 0) {
    const kept = known.find((tag) => tag.parts.every((part, index) => part === parts[index]))
    const taken = parts.splice(0, kept?.parts.length ?? 1)
    tags.add(kept?.tag ?? toTag(taken.join()))
  }
  return [...tags].filter(Boolean)
}

/** Parts of a text between its commas, Chinese, Japanese and Arabic ones as well, without surrounding space. */
function partsOf(text: string): string[] {
  return text.split(/[,，、،]/).map((part) => part.trim())
}

/** Converts a text to a tag: without the number sign with which tags are shown. */
export function toTag(text: string): string {
  return text.trim().replace(/^#\s*/, '')
}
