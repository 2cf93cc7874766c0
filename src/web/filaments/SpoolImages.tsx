import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ImageSection } from '../images/ImageSection.tsx'
import { useQuery } from '../useQuery.ts'

/** Images of a spool, which only its owner sees. */
export function SpoolImages({
  spool: { id, displayName },
}: {
  readonly spool: Schemas['FilamentDetailDto']
}): JSX.Element {
  const images = useQuery(
    (signal) => api.GET('/api/Filaments/{id}/images', { params: { path: { id } }, signal }),
    [id],
    { kinds: ['spool'] },
  )
  return <ImageSection title={displayName} recordId={id} uploadPath={`/api/Filaments/${id}/images`} images={images} />
}
