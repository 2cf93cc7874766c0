import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { MoreDetails } from '../components/MoreDetails.tsx'
import { TagsField } from '../components/TagsField.tsx'
import { TextField } from '../components/TextField.tsx'
import { spoolFactNames } from './readSpoolForm.ts'
import type { TypeFacts } from './typeFacts.ts'

interface Props {
  readonly spool: Schemas['FilamentDetailDto'] | null
  /** Facts of the spool or of its filament type. */
  readonly facts: TypeFacts | null
  /** Differs when there are other facts to begin with. */
  readonly source: number | undefined
  readonly failure: Failure | null
}

/** Folded fields of the spool form: tags, numbers on the label, dates and where to buy it again. */
export function SpoolFacts({ spool, facts, source, failure }: Props): JSX.Element {
  const text = (label: string, name: 'lotNumber' | 'barcode') => (
    <TextField label={label} name={name} value={spool?.[name]} maxLength={100} failure={failure} />
  )
  const day = (label: string, name: 'openedDate' | 'driedDate') => (
    <TextField label={label} name={name} type="date" value={spool?.[name]} failure={failure} />
  )
  return (
    <MoreDetails names={spoolFactNames} values={{ ...spool }} failure={failure}>
      <TagsField tags={spool?.tags ?? []} failure={failure} />
      {text(texts.lotNumber, 'lotNumber')}
      <TextField
        key={`article-${source}`}
        label={texts.articleNumber}
        name="articleNumber"
        value={facts?.articleNumber}
        maxLength={100}
        failure={failure}
      />
      {text(texts.barcode, 'barcode')}
      {day(common.opened, 'openedDate')}
      {day(common.lastDried, 'driedDate')}
      <TextField
        label={common.reorderLink}
        name="reorderUrl"
        type="url"
        value={spool?.reorderUrl}
        maxLength={2000}
        failure={failure}
      />
    </MoreDetails>
  )
}
