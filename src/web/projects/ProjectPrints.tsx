import * as texts from '#texts/projects'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, omitUndefined, type Schemas } from '../api.ts'
import { PagedList } from '../components/PagedList.tsx'
import { SectionTitle } from '../components/SectionTitle.tsx'
import { PrintRow } from '../prints/PrintRow.tsx'
import { PrintTotals } from '../prints/PrintTotals.tsx'
import { isSignedIn } from '../session.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { AddPrints } from './AddPrints.tsx'

interface Props {
  readonly project: Schemas['ProjectDetailDto']
  readonly shareKey: string | undefined
  readonly isOwner: boolean
  readonly onChanged: () => void
}

/** Section of a project: its prints, newest first, with their totals for the owner. */
export function ProjectPrints({ project: { id, name }, shareKey, isOwner, onChanged }: Props): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const [isAdding, setAdding] = useState(false)
  const prints = useQuery(
    (signal) =>
      api.GET('/api/Projects/{id}/prints', {
        params: { path: { id }, query: omitUndefined({ shareKey, pageNumber }) },
        signal,
      }),
    [id, shareKey, pageNumber],
    { name: 'prints of a project', kinds: isSignedIn ? ['print'] : [] },
  )
  const totals = useQuery<Schemas['PrintTotalsDto'] | null>(
    async (signal) =>
      isOwner
        ? await api.GET('/api/Prints/totals', { params: { query: { projectIds: [id] } }, signal })
        : { response: Response.json(null) },
    [id, isOwner],
    { name: 'totals of a project', kinds: ['print'] },
  )
  return (
    <section aria-labelledby="prints">
      <SectionTitle id="prints" title={common.prints}>
        {isOwner && <OwnerActions id={id} onAdd={() => setAdding(true)} />}
      </SectionTitle>
      {totals.data && totals.data.printCount > 0 && <PrintTotals totals={totals.data} />}
      <PagedList
        kind="print"
        result={prints}
        noun="print"
        label={common.thePrints}
        empty={isOwner ? texts.noPrintsInThisProject : texts.noPublicPrintsInThis}
      >
        {(items) => (
          <ul class="print-list">
            {items.map((print) => (
              <PrintRow key={print.id} print={{ ...print, projectName: null }} />
            ))}
          </ul>
        )}
      </PagedList>
      {isAdding && (
        <AddPrints
          projectId={id}
          projectName={name}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            prints.reload()
            totals.reload()
            onChanged()
          }}
        />
      )}
    </section>
  )
}

function OwnerActions({ id, onAdd }: { readonly id: string; readonly onAdd: () => void }): JSX.Element {
  return (
    <>
      <a class="button" href={`/prints?${new URLSearchParams({ projectIds: id }).toString()}`}>
        {texts.showInPrints}
      </a>
      <button type="button" onClick={onAdd}>
        {texts.addPrints}
      </button>
      <a class="button primary" href={`/prints/new?${new URLSearchParams({ projectId: id }).toString()}`}>
        {common.newPrint}
      </a>
    </>
  )
}
