import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { fetchAllPrinters, fetchAllProjects, fetchActiveSpools } from '../fetchAll.ts'
import { useQuery } from '../useQuery.ts'

/** Records that a print can refer to. */
export interface FormOptions {
  readonly printers: readonly Schemas['PrinterSummaryDto'][]
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  readonly projects: readonly Schemas['ProjectSummaryDto'][]
  /** Printer of the most recent print; null when there is none. */
  readonly lastPrinterId: number | null
}

/** Loads the options of the print form. */
export function PrintFormOptions({ children }: { children: (options: FormOptions) => ComponentChildren }): JSX.Element {
  const printers = useQuery(fetchAllPrinters, [])
  const spools = useQuery(fetchActiveSpools, [])
  const projects = useQuery(fetchAllProjects, [])
  const recent = useQuery(
    (signal) => api.GET('/api/Prints/summary', { params: { query: { pageSize: 1 } }, signal }),
    [],
  )
  return (
    <Loadable result={printers} label={common.yourPrinters}>
      {(printers) => (
        <Loadable result={spools} label={common.yourSpools}>
          {(spools) => (
            <Loadable result={projects} label={texts.yourProjects}>
              {(projects) => (
                <Loadable result={recent} label={common.yourPrints}>
                  {({ items }) => children({ printers, spools, projects, lastPrinterId: items[0]?.printerId ?? null })}
                </Loadable>
              )}
            </Loadable>
          )}
        </Loadable>
      )}
    </Loadable>
  )
}
