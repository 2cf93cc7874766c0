import type { ComponentChildren, JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { useLoad } from '../useLoad.ts'

/** What a print can be related to. */
export interface Choices {
  readonly printers: readonly Schemas['PrinterSummaryDto'][]
  readonly spools: readonly Schemas['FilamentDetailDto'][]
  readonly projects: readonly Schemas['ProjectSummaryDto'][]
}

/** Loads what the form of a print lets one choose from. */
export function WithChoices({ children }: { children: (choices: Choices) => ComponentChildren }): JSX.Element {
  const printers = useLoad(
    (signal) => api.GET('/api/Printers/summary', { params: { query: { pageSize: 200 } }, signal }),
    [],
  )
  const spools = useLoad(
    (signal) => api.GET('/api/Filaments', { params: { query: { pageSize: 200, isActive: true } }, signal }),
    [],
  )
  const projects = useLoad((signal) => api.GET('/api/Projects', { params: { query: { pageSize: 200 } }, signal }), [])
  return (
    <Loaded load={printers} of="your printers">
      {({ items: printers }) => (
        <Loaded load={spools} of="your spools">
          {({ items: spools }) => (
            <Loaded load={projects} of="your projects">
              {({ items: projects }) => children({ printers, spools, projects })}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
