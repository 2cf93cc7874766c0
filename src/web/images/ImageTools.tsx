import * as texts from '#texts/images'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import type { ImageChanges } from './useImageChanges.ts'
import './ImageTools.css'

interface Props {
  readonly image: Schemas['ImageDto']
  /** Place of the image among those that are shown, from 0. */
  readonly index: number
  /** Number of the images. */
  readonly count: number
  readonly changes: ImageChanges
  readonly onCaption: () => void
  readonly onDelete: () => void
}

/** Buttons that change an image. One that has no effect keeps the focus, so that the keyboard can go on from it. */
export function ImageTools({ image, index, count, changes, onCaption, onDelete }: Props): JSX.Element {
  const { move, rotate, isSending } = changes
  const tool = (icon: IconName, label: string, onClick: () => void, isOff = false) => (
    <button
      type="button"
      class="image-tool"
      aria-label={label}
      title={label}
      aria-disabled={isOff || isSending || undefined}
      onClick={() => {
        if (!isOff && !isSending) onClick()
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div class="image-tools" role="group" aria-label={texts.changeThisImage}>
      {tool('pencil', image.caption ? texts.editCaption : texts.addCaption, onCaption)}
      {count > 1 && (
        <>
          {tool('star', texts.makeCover, () => move(image, 0), index === 0)}
          {tool('arrow-left', texts.moveEarlier, () => move(image, index - 1), index === 0)}
          {tool('arrow-right', texts.moveLater, () => move(image, index + 1), index === count - 1)}
        </>
      )}
      {tool('rotate-ccw', texts.rotateLeft, () => rotate(image, 270))}
      {tool('rotate-cw', texts.rotateRight, () => rotate(image, 90))}
      {tool('trash', texts.deleteImage, onDelete)}
    </div>
  )
}
