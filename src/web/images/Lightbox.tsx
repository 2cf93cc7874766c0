import * as texts from '#texts/images'
import * as common from '#texts/common'
import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Dialog, useClose } from '../components/Dialog.tsx'
import './Lightbox.css'

type Image = Schemas['ImageDto']

interface Props {
  /** Name of the record, for the title. */
  readonly title: string
  readonly images: readonly Image[]
  /** Id of the image that is shown, one of these. */
  readonly shown: string
  /** Buttons that change the image at an index; null for visitors. */
  readonly tools: ((image: Image, index: number) => JSX.Element) | null
  /** Called with the id of the image that is shown next. */
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}

/** Images as large as the screen. Arrow keys, swiping and buttons lead to the next one; Escape closes it. */
export function Lightbox({ title, onClose, ...props }: Props): JSX.Element {
  const { images, shown } = props
  const strip = useRef<HTMLDivElement>(null)
  const index = images.findIndex(({ id }) => id === shown)
  // Without running through the other images: once the dialog is open and has a width, and when the images have moved. Before
  // anything is painted, so that no key that is pressed at once is undone.
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' })
    // oxlint-disable-next-line react/exhaustive-deps -- the user scrolls to another index
  }, [images.map(({ id }) => id).join(' ')])
  return (
    <Dialog
      class="lightbox"
      title={images.length > 1 ? texts.imageOfCountTitle({ index: index + 1, count: images.length, title }) : title}
      onClose={onClose}
    >
      <Slides {...props} title={title} index={index} strip={strip} />
    </Dialog>
  )
}

interface SlidesProps extends Omit<Props, 'shown' | 'onClose'> {
  readonly index: number
  readonly strip: RefObject<HTMLDivElement | null>
}

function Slides(props: SlidesProps): JSX.Element {
  const { images, index, strip, tools } = props
  const image = images[index]
  const show = (next: number) => {
    const { current: element } = strip
    if (element && next >= 0 && next < images.length) element.scrollTo({ left: next * element.clientWidth })
  }
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      // In a text, the arrows move the cursor; in a dialog over this one, they are not for the images.
      if (event.target instanceof Element && event.target.closest('textarea, input, dialog:not(.lightbox)')) return
      // Browsers scroll by some pixels.
      event.preventDefault()
      show(event.key === 'ArrowRight' ? index + 1 : index - 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <>
      <Strip {...props} />
      {image?.caption && <p class="lightbox-caption">{image.caption}</p>}
      <div class="lightbox-actions">
        {image && tools?.(image, index)}
        <Actions index={index} count={images.length} onShow={show} />
      </div>
    </>
  )
}

/** The images side by side, as wide as the screen each. */
function Strip({ title, images, index, strip, onShow }: SlidesProps): JSX.Element {
  return (
    <div
      ref={strip}
      class="lightbox-strip"
      role="group"
      aria-label={common.images}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        const next = images[Math.round(scrollLeft / clientWidth)]
        if (next && next !== images[index]) onShow(next.id)
      }}
    >
      {images.map(({ id, url, width, height, caption }, number) => (
        <img
          key={id}
          src={url}
          width={width}
          height={height}
          alt={caption || texts.imageOfTitle({ index: number + 1, title })}
          loading={Math.abs(number - index) > 1 ? 'lazy' : 'eager'}
        />
      ))}
    </div>
  )
}

interface ActionsProps {
  readonly index: number
  /** Number of the images. */
  readonly count: number
  /** Shows the image at an index, if there is one. */
  readonly onShow: (index: number) => void
}

/** Buttons that lead to the next image, and close the dialog. One that leads nowhere keeps the focus. */
function Actions({ index, count, onShow }: ActionsProps): JSX.Element {
  const close = useClose()
  return (
    <div class="actions">
      {count > 1 && (
        <>
          <button type="button" aria-disabled={index === 0} onClick={() => onShow(index - 1)}>
            {common.previous}
          </button>
          <button type="button" aria-disabled={index === count - 1} onClick={() => onShow(index + 1)}>
            {texts.next}
          </button>
        </>
      )}
      <button type="button" onClick={close}>
        {common.close}
      </button>
    </div>
  )
}
