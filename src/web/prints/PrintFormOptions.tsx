import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { fetchAllPrinters, fetchAllProjects, fetchActiveSpools } from '../fetchAll.ts'
import { useQuery } from '../useQuery.ts'

/** Records that a print can refer to. */
export interface FormOptions {
  readonly printers: readonly Schemas['PrinterSummaryDto'][]
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  readonly projects: readonly Schemas['ProjectSummaryDto'][]
}

/** Loads the options of the print form. */
export function PrintFormOptions({ children }: { children: (options: FormOptions) => ComponentChildren }): JSX.Element {
  const printers = useQuery(fetchAllPrinters, [])
  const spools = useQuery(fetchActiveSpools, [])
  const projects = useQuery(fetchAllProjects, [])
  return (
    <Loadable result={printers} label="your printers">
      {(printers) => (
        <Loadable result={spools} label="your spools">
          {(spools) => (
            <Loadable result={projects} label="your projects">
              {(projects) => children({ printers, spools, projects })}
            </Loadable>
          )}
        </Loadable>
      )}
    </Loadable>
  )
}
