import * as texts from '#texts/prints'
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
      <PageTitle title={texts.comparePrints} lead={texts.whatIsDifferentComesFirst}>
        {other && (
          <a class="button" href={`/prints/${id}/compare`}>
            {texts.chooseAnotherPrint}
          </a>
        )}
        <a class="button" href={`/prints/${id}`}>
          {texts.backToPrint}
        </a>
      </PageTitle>
      {other ? <Comparison ids={[id, Number(other)]} /> : <CompareChoice id={id} />}
    </>
  )
}
