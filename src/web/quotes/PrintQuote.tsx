import * as texts from '#texts/quotes'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Loading } from '../components/Loading.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'
import { QuoteForm } from './QuoteForm.tsx'
import { QuoteResult } from './QuoteResult.tsx'
import { quoteRequest, readRates, writeRates, type QuoteOptions } from './rates.ts'
import './quotes.css'

/** Quote for a print of the user: the rates, which this browser remembers, and the price with its lines. */
export function PrintQuote({ print }: { readonly print: Schemas['PrintDetailDto'] }): JSX.Element {
  const user = useSignedInUser()
  const [options, setOptions] = useState<QuoteOptions>(() => ({
    ...readRates(user.id),
    quantity: 1,
    laborMinutes: null,
  }))
  const body = quoteRequest(print.id, options)
  const { data, failure, isLoading } = useQuery(
    (signal) => api.POST('/api/Quotes/estimate', { body, signal }),
    // oxlint-disable-next-line react/exhaustive-deps -- the text stands for the body
    [JSON.stringify(body)],
    { kinds: ['print', 'spool', 'printer'] },
  )
  const calculate = (next: QuoteOptions) => {
    writeRates(user.id, next)
    setOptions(next)
  }
  return (
    <>
      <PageTitle title={texts.quote} lead={texts.quoteFor({ title: print.title })}>
        <button type="button" disabled={data === null || failure !== null} onClick={() => window.print()}>
          {texts.printQuote}
        </button>
        <a class="button" href={`/prints/${print.id}`}>
          {texts.backToPrint}
        </a>
      </PageTitle>
      <div class="quote">
        <QuoteForm options={options} currency={user.currency} failure={failure} onSubmit={calculate} />
        <section class={isLoading ? 'reloading' : undefined} aria-labelledby="quote-price" aria-busy={isLoading}>
          <h2 id="quote-price">{texts.price}</h2>
          {data && !failure && <QuoteResult quote={data} print={print} />}
          {!data && isLoading && <Loading label={texts.thePrice} />}
        </section>
      </div>
    </>
  )
}
