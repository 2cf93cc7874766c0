import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { formatBytes, useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { say } from '../problemTexts.ts'

type Archive = Schemas['ExportDto']

/** Section with the user's archives: makes them, follows their progress, and offers them for download. */
export function Archives(): JSX.Element {
  const result = useQuery((signal) => api.GET('/api/Exports', { signal }), [], { kinds: ['export'] })
  const make = useMutation(() => api.POST('/api/Exports'))
  const remove = useMutation((id: string) => api.DELETE('/api/Exports/{id}', { params: { path: { id } } }))
  const change = (sent: Promise<unknown>) =>
    void sent.then((answer) => {
      if (answer) result.refresh()
    })
  const isBusy = result.data?.items.some(({ state }) => state === 'Waiting' || state === 'Running') ?? false
  return (
    <section aria-labelledby="export">
      <h2 id="export">{texts.exportAction}</h2>
      <p>{texts.anArchiveHasEverythingThat}</p>
      <p>
        <button type="button" class="primary" disabled={isBusy || make.isSending} onClick={() => change(make.run())}>
          {texts.makeArchive}
        </button>
      </p>
      {make.failure && <ProblemView failure={make.failure} />}
      {remove.failure && <ProblemView failure={remove.failure} />}
      <Loadable result={result} label={texts.yourArchives}>
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
    { title: texts.requested, cell: ({ createdDate }) => dates.dateTime(createdDate) },
    { title: texts.state, cell: (archive) => <ArchiveState archive={archive} /> },
    { title: texts.size, isNumber: true, cell: ({ bytes }) => bytes !== null && formatBytes(bytes) },
    { title: texts.deletedOn, cell: ({ expiresDate }) => expiresDate && dates.dateTime(expiresDate) },
    {
      title: texts.actions,
      isActions: true,
      cell: ({ id, createdDate, downloadUrl }) => {
        const date = dates.dateTime(createdDate)
        const hidden = (text: string) => <span class="visually-hidden">{text}</span>
        return (
          <>
            {downloadUrl !== null && (
              <a class="button" href={downloadUrl} download>
                {texts.downloadArchive({ date, hidden })}
              </a>
            )}
            <button type="button" disabled={isSending} onClick={() => onDelete(id)}>
              {texts.deleteArchive({ date, hidden })}
            </button>
          </>
        )
      },
    },
  ]
  return (
    <Table
      caption={texts.archives}
      columns={columns}
      rows={archives}
      keyOf={({ id }) => id}
      empty={texts.noArchivesYet}
    />
  )
}

function ArchiveState({ archive }: { archive: Archive }): JSX.Element {
  const { state, progressPercent, error } = archive
  if (state === 'Ready') return <>{texts.ready}</>
  if (state === 'Failed') return <span class="error">{error && say(error)}</span>
  return (
    <>
      <progress max={100} value={progressPercent} aria-label={texts.progressOfTheArchive} /> {progressPercent}%
    </>
  )
}
