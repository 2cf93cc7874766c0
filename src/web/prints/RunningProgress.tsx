import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatDuration } from '../format.ts'
import { progressOf, useNow, type Progress } from './running.ts'
import './running.css'

interface Props {
  readonly print: Pick<
    Schemas['PrintDetailDto'],
    'title' | 'startDate' | 'estimatedPrintTimeInSeconds' | 'progressPercent'
  >
}

/** Progress bar and time left of a running print: what the printer has reported, and its estimate. */
export function RunningProgress({ print }: Props): JSX.Element | null {
  const progress = progressOf(print, useNow())
  if (!progress) return null
  return (
    <span class="running">
      {progress.share !== null && (
        <progress max={1} value={progress.share} aria-label={texts.progressOfTitle({ title: print.title })} />
      )}
      <span class="note">{timeOf(progress)}</span>
    </span>
  )
}

function timeOf({ elapsed, left }: Progress): string {
  if (left === null) return texts.runningForElapsed({ elapsed: inMinutes(elapsed) })
  return left > 0
    ? texts.aboutLeftLeft({ left: inMinutes(left) })
    : texts.longerThanEstimated({ value: inMinutes(-left) })
}

/** A duration without seconds, which would suggest more than an estimate knows. */
function inMinutes(seconds: number): string {
  return seconds < 60 ? texts.lessThanAMinute : formatDuration(seconds)
}
