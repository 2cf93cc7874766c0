import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { api, type Failure, type Schemas } from '../api.ts'
import { TextField } from '../components/TextField.tsx'
import { Suggestions } from '../filaments/Suggestions.tsx'
import { useQuery } from '../useQuery.ts'

/** The prints that have a reason. */
const QUERY: { Statuses: Schemas['PrintStatus'][] } = { Statuses: ['Failed', 'Cancelled'] }

interface Props {
  readonly value: string | null
  readonly hint?: string
  readonly failure: Failure | null
}

/** Field for why a print failed. It suggests the reasons of other prints, so that one reason is not written in several ways. */
export function FailureReasonField({ value, hint = '', failure }: Props): JSX.Element {
  const list = useId()
  const [isUsed, setUsed] = useState(false)
  return (
    <>
      {isUsed && <KnownReasons id={list} />}
      <TextField
        label={texts.failureReason}
        name="failureReason"
        hint={hint}
        value={value}
        list={list}
        maxLength={500}
        failure={failure}
        onFocus={() => setUsed(true)}
      />
    </>
  )
}

/** The user's reasons, most frequent first. They are loaded only for those who write one. */
function KnownReasons({ id }: { id: string }): JSX.Element {
  const { data } = useQuery((signal) => api.GET('/api/Analytics/failures', { params: { query: QUERY }, signal }), [])
  return <Suggestions id={id} items={data?.current.byReason.rows.flatMap(({ reason }) => reason ?? [])} />
}
