import * as texts from '#texts/filaments'
import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { useEffect } from 'preact/hooks'
import { api } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { useQuery } from '../useQuery.ts'

const MISSING = <>{texts.noneOfYourSpools({ link: (text) => <a href="/filaments">{text}</a> })}</>

/** Whether the label was scanned by something that is held in the hand, next to the spool. */
const isPhone = matchMedia('(pointer: coarse)').matches

/** Page that the QR code on a label opens: leads to the spool with the number, on a phone to weighing it. */
export default function SpoolByNumber(): JSX.Element {
  const { route } = useLocation()
  const text = useRoute().params['number'] ?? ''
  // As the server reads the path: not 012 for 12.
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : 0
  const result = useQuery(
    (signal) => api.GET('/api/Filaments', { params: { query: { numbers: [number], pageSize: 1 } }, signal }),
    [number],
  )
  const id = result.data?.items[0]?.id
  useEffect(() => {
    if (id !== undefined) route(`/filaments/${id}${isPhone ? '?weigh=true' : ''}`, true)
    // oxlint-disable-next-line react/exhaustive-deps -- the router's function is another one at each rendering
  }, [id])
  return (
    <RecordPage result={result} noun="spool" missing={MISSING}>
      {({ items }) => items.length === 0 && <PageTitle title={texts.spoolNotFound} lead={MISSING} />}
    </RecordPage>
  )
}
