import * as texts from '#texts/images'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Answer, type Failure, type Schemas } from '../api.ts'
import { deleteLater } from '../edit/deleteLater.ts'
import { randomKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'

type Image = Schemas['ImageDto']

/** Changes of the images of a record. */
export interface ImageChanges {
  /** Moves an image to a place among those that are shown, from 0. */
  readonly move: (image: Image, place: number) => void
  /** Turns an image clockwise. */
  readonly rotate: (image: Image, degrees: Schemas['ImageRotation']) => void
  /** Deletes an image after some seconds, in which the user can undo it. */
  readonly remove: (image: Image, name: string) => void
  readonly isSending: boolean
  readonly failure: Failure | null
  /** Sentence about the last change. */
  readonly message: string
}

/**
 * Changes the images of a record.
 * @param onChanged gets the image that should be shown next, or null
 * @param toPosition takes a place among the images that are shown, from 0, and gives that among those that the service has
 */
export function useImageChanges(
  onChanged: (image: Image | null) => void,
  toPosition: (place: number) => number,
): ImageChanges {
  const [message, setMessage] = useState('')
  const change = useMutation((send: () => Promise<Answer<Image>>) => send())
  const run = (send: () => Promise<Answer<Image>>, text: string) =>
    void change.run(send).then((answer) => {
      if (!answer) return
      setMessage(text)
      onChanged(answer.data)
    })
  return {
    move: ({ id }, place) => {
      const request = { params: { path: { imageId: id } }, body: { position: toPosition(place) } }
      const text = place === 0 ? texts.thisIsTheCover : texts.movedToPlace({ place: place + 1 })
      run(() => api.PATCH('/api/Images/{imageId}', request), text)
    },
    rotate: ({ id }, degrees) => {
      const params = { path: { imageId: id }, header: { 'Idempotency-Key': randomKey() } }
      run(() => api.POST('/api/Images/{imageId}/rotate', { params, body: { degrees } }), texts.theImageIsRotated)
    },
    remove: (image, name) => {
      const path = { imageId: image.id }
      void deleteLater({
        kind: 'image',
        id: image.id,
        name,
        seen: { data: image, etag: null },
        read: () => api.GET('/api/Images/{imageId}', { params: { path } }),
        remove: (etag) => api.DELETE('/api/Images/{imageId}', { params: { path, ...ifMatch(etag) }, keepalive: true }),
        facts: ({ caption }) => ({ [texts.caption]: caption ?? '' }),
        onDone: () => onChanged(null),
      })
    },
    isSending: change.isSending,
    failure: change.failure,
    message,
  }
}
