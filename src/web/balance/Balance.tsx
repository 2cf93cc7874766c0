import * as texts from '#texts/filaments'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Loading } from '../components/Loading.tsx'
import type { Schemas } from '../schemas.ts'

interface Props {
  readonly spool: Schemas['FilamentDetailDto']
}

/** Section with the balance of a spool over time. What draws plots is loaded only when a spool is shown. */
export function Balance({ spool }: Props): JSX.Element | null {
  const [state, setState] = useState<{ readonly Plot: ComponentType<Props> } | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    import('./BalancePlot.tsx').then(
      ({ BalancePlot }) => isWanted && setState({ Plot: BalancePlot }),
      () => isWanted && setState('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <section class="balance" aria-labelledby="balance">
      <h2 id="balance">{texts.balanceOverTime}</h2>
      {state === null ? (
        <Loading label={texts.theBalance} />
      ) : state === 'failed' ? (
        <p class="note">{texts.thePlotCouldNotBe}</p>
      ) : (
        <state.Plot spool={spool} />
      )}
    </section>
  )
}
