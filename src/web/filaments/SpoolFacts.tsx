import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { MoreDetails } from '../components/MoreDetails.tsx'
import { TagsField } from '../components/TagsField.tsx'
import { TextField } from '../components/TextField.tsx'
import { spoolFactNames } from './readSpoolForm.ts'

interface Props {
  readonly spool: Schemas['FilamentDetailDto'] | null
  readonly failure: Failure | null
}

/** Folded fields of the spool form: tags, numbers on the label, dates and where to buy it again. */
export function SpoolFacts({ spool, failure }: Props): JSX.Element {
  const text = (label: string, name: 'lotNumber' | 'articleNumber' | 'barcode') => (
    <TextField label={label} name={name} value={spool?.[name]} maxLength={100} failure={failure} />
  )
  const day = (label: string, name: 'openedDate' | 'driedDate') => (
    <TextField label={label} name={name} type="date" value={spool?.[name]} failure={failure} />
  )
  return (
    <MoreDetails names={spoolFactNames} values={{ ...spool }} failure={failure}>
      <TagsField tags={spool?.tags ?? []} failure={failure} />
      {text('Lot number', 'lotNumber')}
      {text('Article number', 'articleNumber')}
      {text('Barcode', 'barcode')}
      {day('Opened', 'openedDate')}
      {day('Last dried', 'driedDate')}
      <TextField
        label="Reorder link"
        name="reorderUrl"
        type="url"
        value={spool?.reorderUrl}
        maxLength={2000}
        failure={failure}
      />
    </MoreDetails>
  )
}
