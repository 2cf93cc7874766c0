import type { JSX } from 'preact'
import { api } from '../api.ts'
import { useLoad } from '../useLoad.ts'

/** A printer of the user by its name; until that is known, by its number. */
export function PrinterLink({ id }: { id: number }): JSX.Element {
  const { data } = useLoad((signal) => api.GET('/api/Printers/{id}', { params: { path: { id } }, signal }), [id])
  return <a href={`/printers/${id}`}>{data?.name ?? `Number ${id}`}</a>
}
