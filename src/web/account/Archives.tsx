import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatBytes, useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'

type Archive = Schemas['ExportDto']

/** Section with the user's archives: makes them, follows their progress, and offers them for download. */
export function Archives({ onChanged }: { onChanged: () => void }): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Exports', { signal }), [], { kinds: ['export'] })
  const make = useMutation(() => api.POST('/api/Exports'))
  const remove = useMutation((id: string) => api.DELETE('/api/Exports/{id}', { params: { path: { id } } }))
  const change = (sent: Promise<unknown>) =>
    void sent.then((answer) => {
      if (!answer) return
      result.refresh()
      onChanged()
    })
  const isBusy = result.data?.items.some(({ state }) => state === 'Waiting' || state === 'Running') ?? false
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>
        An archive has everything that you have recorded: prints, spools with their ledgers, printers, maintenance,
        projects, your comments, settings and images, as a zip file that other programs can read. It is made in the
        background, and deleted after a few days.
      </p>
      <p>
        <button type="button" class="primary" disabled={isBusy || make.isSending} onClick={() => change(make.run())}>
          Make archive
        </button>
      </p>
      {make.failure && <ProblemView failure={make.failure} />}
      {remove.failure && <ProblemView failure={remove.failure} />}
      <Loadable result={result} label="your archives">
        {({ items }) => (
          <ArchiveTable archives={items} isSending={remove.isSending} onDelete={(id) => change(remove.run(id))} />
        )}
      </Loadable>
    </section>
  )
}

interface TableProps {
  readonly archives: readonly Archive[]
  readonly isSending: boolean
  readonly onDelete: (id: string) => void
}

function ArchiveTable({ archives, isSending, onDelete }: TableProps): JSX.Element {
  const dates = useDates()
  const columns: readonly Column<Archive>[] = [
    { title: 'Requested', cell: ({ createdDate }) => dates.dateTime(createdDate) },
    { title: 'State', cell: (archive) => <ArchiveState archive={archive} /> },
    { title: 'Size', isNumber: true, cell: ({ bytes }) => bytes !== null && formatBytes(bytes) },
    { title: 'Deleted on', cell: ({ expiresDate }) => expiresDate && dates.dateTime(expiresDate) },
    {
      title: 'Actions',
      isActions: true,
      cell: ({ id, createdDate, downloadUrl }) => {
        const which = <span class="visually-hidden">archive of {dates.dateTime(createdDate)}</span>
        return (
          <>
            {downloadUrl !== null && (
              <a class="button" href={downloadUrl} download>
                Download {which}
              </a>
            )}
            <button type="button" disabled={isSending} onClick={() => onDelete(id)}>
              Delete {which}
            </button>
          </>
        )
      },
    },
  ]
  return <Table caption="Archives" columns={columns} rows={archives} keyOf={({ id }) => id} empty="No archives yet." />
}

function ArchiveState({ archive }: { archive: Archive }): JSX.Element {
  const { state, progressPercent, error } = archive
  if (state === 'Ready') return <>Ready</>
  if (state === 'Failed') return <span class="error">{error}</span>
  return (
    <>
      <progress max={100} value={progressPercent} aria-label="Progress of the archive" /> {progressPercent}%
    </>
  )
}
