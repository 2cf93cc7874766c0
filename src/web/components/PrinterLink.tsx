import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { useQuery } from '../useQuery.ts'

/** Link to one of the user's printers by name, or by id until the name is loaded. */
export function PrinterLink({ id }: { id: number }): JSX.Element {
  const { data } = useQuery((signal) => api.GET('/api/Printers/{id}', { params: { path: { id } }, signal }), [id])
  return <a href={`/printers/${id}`}>{data?.name ?? common.printerId({ id })}</a>
}
