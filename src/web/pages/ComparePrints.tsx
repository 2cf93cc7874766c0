import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { PageTitle } from '../components/PageTitle.tsx'
import { CompareChoice } from '../prints/CompareChoice.tsx'
import { Comparison } from '../prints/Comparison.tsx'
import { useSearchParams } from '../useSearchParams.ts'

/** Page that compares a print with another one; which one is in the URL. */
export default function ComparePrints(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const other = useSearchParams().get('with')
  return (
    <>
      <PageTitle title="Compare prints" lead="What is different comes first.">
        {other && (
          <a class="button" href={`/prints/${id}/compare`}>
            Choose another print
          </a>
        )}
        <a class="button" href={`/prints/${id}`}>
          Back to print
        </a>
      </PageTitle>
      {other ? <Comparison ids={[id, Number(other)]} /> : <CompareChoice id={id} />}
    </>
  )
}
