import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Answer } from '../api.ts'
import { basePath } from '../basePath.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { operationsOf, type Contract } from '../reference/document.ts'
import { OperationList } from '../reference/OperationList.tsx'
import { OperationView } from '../reference/OperationView.tsx'
import { InlineProse, Prose } from '../reference/Prose.tsx'
import { useQuery } from '../useQuery.ts'
import './Reference.css'

const CONTRACT = '/openapi.json'

/** Page of the API reference, rendered from the published contract. The hash of the URL is the id of an operation. */
export default function Reference(): JSX.Element {
  const contract = useQuery(loadContract, [])
  return (
    <>
      <PageTitle
        title="API reference"
        lead={
          <>
            All operations and events of <a href={CONTRACT}>the OpenAPI document</a> (also{' '}
            <a href="/openapi.yaml">as YAML</a> and <a href="/openapi-3.0.json">in OpenAPI 3.0</a>).
          </>
        }
      />
      <Loadable result={contract} label="the reference">
        {(loaded) => <Contents contract={loaded} />}
      </Loadable>
    </>
  )
}

function Contents({ contract }: { contract: Contract }): JSX.Element {
  const current = useHash()
  const operations = useMemo(() => operationsOf(contract), [contract])
  const operation = operations.find(({ operationId }) => operationId === current)
  return (
    <div class={operation ? 'reference has-operation' : 'reference'}>
      <OperationList operations={operations} current={current} />
      <div class="reference-content">
        {operation ? (
          <>
            <a class="reference-back" href="#">
              All operations
            </a>
            <OperationView key={current} contract={contract} operation={operation} />
          </>
        ) : (
          <Introduction contract={contract} />
        )}
      </div>
    </div>
  )
}

function Introduction({ contract: { info, tags } }: { contract: Contract }): JSX.Element {
  return (
    <article>
      <h2>Overview</h2>
      <Prose text={info.description} />
      <h2>Groups of operations</h2>
      <dl>
        {tags.map(({ name, description }) => (
          <>
            <dt>{name}</dt>
            <dd>
              <InlineProse text={description ?? ''} />
            </dd>
          </>
        ))}
      </dl>
    </article>
  )
}

/** The hash of the URL without its sign. */
function useHash(): string {
  const [hash, setHash] = useState(readHash)
  useEffect(() => {
    const follow = () => setHash(readHash())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return hash
}

function readHash(): string {
  return location.hash.slice(1)
}

async function loadContract(signal: AbortSignal): Promise<Answer<Contract>> {
  const response = await fetch(basePath + CONTRACT, { signal })
  return response.ok ? { data: (await response.json()) as Contract, response } : { response }
}
