import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ImageSection } from '../images/ImageSection.tsx'
import { useQuery } from '../useQuery.ts'

/** Images of a printer, which only its owner sees. */
export function PrinterImages({
  printer: { id, name },
}: {
  readonly printer: Schemas['PrinterDetailDto']
}): JSX.Element {
  const images = useQuery(
    (signal) => api.GET('/api/Printers/{id}/images', { params: { path: { id } }, signal }),
    [id],
    { kinds: ['printer'] },
  )
  return <ImageSection title={name} recordId={id} uploadPath={`/api/Printers/${id}/images`} images={images} />
}
