import * as texts from '#texts/home'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Icon } from '../components/Icon.tsx'
import { readRemembered, remember } from '../remembered.ts'
import { useQuery } from '../useQuery.ts'
import { useSignedInUser } from '../user.tsx'

const KEY = 'firstStepsHiddenFor'

interface Step {
  readonly isDone: boolean
  readonly href: string
  readonly title: string
  readonly detail: string
}

/**
 * The first three steps of a new logbook, with those that are done. Gone when all are, or when this browser's user hides it.
 */
export function FirstSteps(): JSX.Element | null {
  const { id } = useSignedInUser()
  const [isHidden, setHidden] = useState(() => readRemembered(KEY) === String(id))
  const printers = useQuery(
    (signal) => api.GET('/api/Printers/summary', { params: { query: { pageSize: 200 } }, signal }),
    [],
    { name: 'due printers', kinds: ['printer', 'print'] },
  )
  const prints = useQuery(
    (signal) => api.GET('/api/Prints/summary', { params: { query: { pageSize: 1 } }, signal }),
    [],
    {
      name: 'any print',
      kinds: ['print'],
    },
  )
  if (isHidden || !printers.data || !prints.data) return null
  const steps = stepsOf(printers.data.items, prints.data.items.length > 0)
  // A logbook that is kept by hand has no printer to connect.
  if (steps[0]?.isDone && steps[2]?.isDone) return null
  return (
    <section class="card first-steps" aria-labelledby="first-steps">
      <div class="section-title">
        <h2 id="first-steps">{texts.setUpYourLogbook}</h2>
        <button
          type="button"
          onClick={() => {
            remember(KEY, String(id))
            setHidden(true)
          }}
        >
          {texts.hide}
        </button>
      </div>
      <StepList steps={steps} />
      <p class="note">{common.recordedElsewhere({ link: (text) => <a href="/account/data#import">{text}</a> })}</p>
    </section>
  )
}

function StepList({ steps }: { readonly steps: readonly Step[] }): JSX.Element {
  return (
    <ol>
      {steps.map(({ isDone, href, title, detail }, index) => (
        <li key={title} class={isDone ? 'done' : undefined}>
          <span class="step" aria-hidden="true">
            {isDone ? <Icon name="check" /> : index + 1}
          </span>
          <div>
            {isDone ? <b>{title}</b> : <a href={href}>{title}</a>}
            {isDone && <span class="visually-hidden">{texts.done}</span>}
            <p class="note">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(printers: readonly Schemas['PrinterSummaryDto'][], hasPrints: boolean): readonly Step[] {
  return [
    {
      isDone: printers.length > 0,
      href: '/printers/new',
      title: texts.addAPrinter,
      detail: texts.itsNameAndTypeAre,
    },
    {
      isDone: printers.some(({ lastEventDate }) => lastEventDate !== null),
      href: '/connect',
      title: texts.connectIt,
      detail: texts.klipperOctoprintOrYourSlicer,
    },
    { isDone: hasPrints, href: '/prints/new', title: texts.logTheFirstPrint, detail: texts.startOneOrEnterOne },
  ]
}
