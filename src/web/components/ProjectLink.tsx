import type { JSX } from 'preact'
import { api } from '../api.ts'
import { useQuery } from '../useQuery.ts'

/** Link to one of the user's projects by name. */
export function ProjectLink({ id }: { id: string }): JSX.Element {
  const { data } = useQuery((signal) => api.GET('/api/Projects/{id}', { params: { path: { id } }, signal }), [id])
  return <a href={`/projects/${id}`}>{data?.name ?? '…'}</a>
}
