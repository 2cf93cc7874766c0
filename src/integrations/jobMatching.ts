import type { FilePrint, FinishMatch, StartMatch } from './matching.ts'

/**
 * Finds the print of a start that names its job.
 * @param prints of the job
 */
export function matchStartOfJob<Print extends FilePrint>([print]: readonly Print[]): StartMatch<Print> {
  if (!print) return { kind: 'new', isClockWrong: false }
  return { kind: print.startKey === null ? 'found' : 'repeated', print }
}

/**
 * Finds the print of a finish that names its job. A job has one end.
 * @param prints of the job
 */
export function matchFinishOfJob<Print extends FilePrint>([print]: readonly Print[]): FinishMatch<Print> {
  if (!print) return { kind: 'new' }
  return { kind: print.finishKey === null ? 'found' : 'repeated', print }
}
