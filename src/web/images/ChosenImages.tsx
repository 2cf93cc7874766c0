import * as texts from '#texts/images'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { formatBytes } from '../format.ts'
import { ImageDrop } from './ImageDrop.tsx'
import { ImageInput, usePastedImages } from './ImageInput.tsx'
import './gallery.css'

interface Props {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

/** Part of the form of a new record: images to upload once it is saved. */
export function ChosenImages({ files, onChange }: Props): JSX.Element {
  const add = (added: readonly File[]) => onChange([...files, ...added])
  usePastedImages(add)
  return (
    <fieldset>
      <legend>{common.images}</legend>
      {/* The form around it asks before it is left with other values than it began with, and sees those of controls only. */}
      <input type="hidden" name="imageCount" value={files.length} />
      <ImageDrop onDropped={add}>
        {files.length > 0 && (
          <ul class="chosen-images">
            {files.map((file, index) => (
              <li key={index}>
                {file.name} <span class="note">{formatBytes(file.size)}</span>{' '}
                <button type="button" onClick={() => onChange(files.filter((other) => other !== file))}>
                  {texts.removeName({ name: file.name, hidden: (text) => <span class="visually-hidden">{text}</span> })}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div class="actions">
          <ImageInput onChosen={add} />
        </div>
        <p class="note drop-hint">{texts.dropOrPasteImagesHere}</p>
      </ImageDrop>
    </fieldset>
  )
}
