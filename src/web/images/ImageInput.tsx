import * as texts from '#texts/images'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import './gallery.css'

/** Media types of images that the service accepts. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

interface Props {
  /** Label of the button that chooses images. */
  readonly label?: string
  /** Whether only one image can be chosen. */
  readonly isSingle?: boolean
  readonly onChosen: (files: readonly File[]) => void
}

/** Buttons that choose images from this device, or take one with its camera. */
export function ImageInput({ label = texts.addImages, isSingle = false, onChosen }: Props): JSX.Element {
  const input = (
    title: string,
    attributes: { readonly multiple?: true; readonly capture?: 'environment' },
    className = '',
  ) => (
    <label class={`button file-button ${className}`}>
      {title}
      <input
        type="file"
        class="visually-hidden"
        accept={ACCEPTED}
        {...attributes}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onChosen(files)
        }}
      />
    </label>
  )
  return (
    <>
      {input(label, isSingle ? {} : { multiple: true })}
      {input(texts.takePhoto, { capture: 'environment' }, 'camera-button')}
    </>
  )
}

/** Passes on images that the user pastes into the page, unless they come with a text that is pasted into a field. */
export function usePastedImages(onPasted: (files: readonly File[]) => void): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = imagesOf(event.clipboardData)
      if (files.length === 0 || document.querySelector('dialog[open]') || isTextForField(event)) return
      event.preventDefault()
      onPasted(files)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [onPasted])
}

/** Whether a text is pasted into a field. Spreadsheets and word processors copy an image of the text with it. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && clipboardData !== null && clipboardData.getData('text/plain') !== ''
}

/** Images in what was dropped or pasted. Other files are left to the browser. */
export function imagesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
