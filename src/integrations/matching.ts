/** Matches a start and a finish of the same file on the same printer to one print, in any order of arrival. */

/** Within this time, in ms, an event without a time of its own is taken for the same one again, or for the other half of a print. */
export const WINDOW = 5 * 60_000
/** Ms in which no print can be finished. */
const SHORTEST = 10_000

/** A print of the file, as far as pairing needs it. */
export interface FilePrint {
  readonly id: number
  readonly startDate: string | null
  readonly endDate: string | null
  readonly printSeconds: number | null
  /** The same with pauses; null where the device does not count them. */
  readonly totalSeconds: number | null
  /** Names of the events that started and finished it, in hexadecimal; null when none did. */
  readonly startKey: string | null
  readonly finishKey: string | null
  /** `Pending` or `Printing`. */
  readonly isOpen: boolean
}

/** An event about the file, as far as pairing needs it. */
export interface FileEvent {
  /** Names it by its content (`eventKey`), in hexadecimal. */
  readonly key: string
  /** When it happened, in ms since 1970: the device's own time, or the time of its receipt if that is earlier or the only one. */
  readonly at: number
  /** Whether the device gave the time, so that the key names this one event and no later one. */
  readonly hasOwnTime: boolean
  /** From the start to the finish that it reports; null for other events, and where the device does not say. */
  readonly elapsedSeconds: number | null
  /** Whether it is processed long after it was received: later events may have been processed already. */
  readonly isReplayed: boolean
}

export type StartMatch<Print> =
  | { readonly kind: 'repeated'; readonly print: Print }
  /** It is the start of a print whose finish came first. A start that this print had before belongs to a print without a finish. */
  | { readonly kind: 'found'; readonly print: Print }
  /** By a clock that is wrong, its time says nothing about the order of starts. */
  | { readonly kind: 'new'; readonly isClockWrong: boolean }

export type FinishMatch<Print> =
  /** It came before, or another end of the same print did, which stands. */
  | { readonly kind: 'repeated'; readonly print: Print }
  | { readonly kind: 'found'; readonly print: Print }
  /** It came after a later finish, which had been given its start. */
  | { readonly kind: 'between'; readonly print: Print }
  | { readonly kind: 'new' }

/**
 * Finds the print of a start.
 * @param prints of the file, newest first
 */
export function matchStart<Print extends FilePrint>(prints: readonly Print[], event: FileEvent): StartMatch<Print> {
  const { at, key } = event
  const repeated = prints.find((print) => print.startKey === key && isSameStart(print, event))
  if (repeated) return { kind: 'repeated', print: repeated }
  const next = isOrdered(event) ? nextFinish(prints, event) : finishJustBefore(prints, at)
  const isDuring = next !== undefined && (next.startKey === null || time(next.startDate) < at)
  if (!isDuring) return { kind: 'new', isClockWrong: false }
  return hasItsStart(next, event) ? { kind: 'new', isClockWrong: true } : { kind: 'found', print: next }
}

/**
 * Finds the print of a finish.
 * @param prints of the file, newest first
 */
export function matchFinish<Print extends FilePrint>(prints: readonly Print[], event: FileEvent): FinishMatch<Print> {
  const { at, key } = event
  const sent = prints.find((print) => print.finishKey === key)
  const shared = prints.find((print) => ranWith(print, event))
  const ended = shared ?? prints.find((print) => endedWith(print, event))
  const waiting = waitingFor(prints)
  if (!isOrdered(event)) {
    const print = waiting.find((print) => {
      // The same file may be printed again with the same numbers, but then it was started again.
      if (sent) return print.startKey !== null && print.id > sent.id
      return !ended || (print.startKey !== null && (print.isOpen || beganNearer(print, ended, event)))
    })
    if (print) return endOf(printBefore(prints, print, event) ?? print)
    const repeated = sent ?? ended
    return repeated ? { kind: 'repeated', print: repeated } : { kind: 'new' }
  }
  const begun = prints.filter((print) => print.startKey !== null && canEnd(print, event))
  // One that is open is not the last by its start if the clock was set back.
  const started = begun.find(({ isOpen }) => isOpen) ?? begun[0]
  const isOfShared = shared && !(started?.isOpen && beganNearer(started, shared, event))
  const repeated = sent ?? (isOfShared ? shared : undefined)
  if (repeated) return { kind: 'repeated', print: repeated }
  if (started && started.finishKey === null) return endOf(printBefore(prints, started, event) ?? started)
  if (ended) return { kind: 'repeated', print: ended }
  if (started && time(started.endDate) > at) return { kind: 'between', print: started }
  const own = waiting.find(({ startKey, startDate }) => startKey === null && time(startDate) <= at)
  return own ? { kind: 'found', print: own } : { kind: 'new' }
}

function endOf<Print extends FilePrint>(print: Print): FinishMatch<Print> {
  return { kind: print.finishKey === null ? 'found' : 'repeated', print }
}

/**
 * The print of a finish that came after the next start of its file. A finish without a time of its own tells only by its duration that
 * it is not that of the next print: it began nearer to the start of one before, and not long before that start, so that the durations of
 * the device agree with the times of receipt.
 * @param next the print that it would end otherwise
 */
function printBefore<Print extends FilePrint>(
  prints: readonly Print[],
  next: Print,
  event: FileEvent,
): Print | undefined {
  if (event.hasOwnTime || event.elapsedSeconds === null || next.startKey === null) return undefined
  const began = beginning(event)
  const before = prints.filter((print) => {
    const isPossible = print.finishKey === null ? print.startKey !== null : ranWith(print, event)
    return isPossible && time(print.startDate) - WINDOW <= began && beganNearer(print, next, event)
  })
  return before.sort((a, b) => Math.abs(began - time(a.startDate)) - Math.abs(began - time(b.startDate)))[0]
}

/**
 * Whether the print of a finish was running in the middle of one that has ended. A printer prints one file at a time: it is the same
 * print, and the device has reported two ends of it. Neither pauses nor the seconds by which one end follows the other matter then.
 */
function ranWith(print: FilePrint, event: FileEvent): boolean {
  if (print.finishKey === null || event.elapsedSeconds === null) return false
  const middle = time(print.endDate) - ((secondsOf(print) ?? 0) * 1000) / 2
  return beginning(event) <= middle && middle <= event.at
}

/** Whether a finish came too soon after another one, or before it, to be that of a print without a start. */
function endedWith(print: FilePrint, event: FileEvent): boolean {
  if (print.finishKey === null || isShortAfter(print, event)) return false
  return Math.abs(event.at - time(print.endDate)) < (event.elapsedSeconds === null ? WINDOW : SHORTEST)
}

/**
 * Whether a finish is that of a short print, which began after another one had ended. The duration of a print only grows, so one that is
 * less than that of the other is not its second end; devices that have reset their counters report none.
 */
function isShortAfter(print: FilePrint, event: FileEvent): boolean {
  const { elapsedSeconds } = event
  if (elapsedSeconds === null || !isLong(elapsedSeconds)) return false
  return elapsedSeconds < (secondsOf(print) ?? 0) && beginning(event) >= time(print.endDate)
}

/** When the print of a finish began by the duration that it reports, in ms since 1970. */
function beginning({ at, elapsedSeconds }: FileEvent): number {
  return at - (elapsedSeconds ?? 0) * 1000
}

/** How long a print took, with pauses where the device counts them; null where it is not recorded. */
function secondsOf({ totalSeconds, printSeconds }: FilePrint): number | null {
  return totalSeconds ?? printSeconds
}

/**
 * Whether a print that has ended keeps the start it has when another one comes from while it was printed: its duration says that it began
 * nearer to its own. A printer prints one file at a time, so the clock that tells the time of the other start is wrong.
 */
function hasItsStart(print: FilePrint, { at, hasOwnTime }: FileEvent): boolean {
  const seconds = secondsOf(print)
  if (!hasOwnTime || print.startKey === null || seconds === null) return false
  const began = time(print.endDate) - seconds * 1000
  return Math.abs(began - time(print.startDate)) <= Math.abs(began - at)
}

/** Whether the print of a finish began nearer to the start of one print than to that of another. */
function beganNearer(print: FilePrint, other: FilePrint, event: FileEvent): boolean {
  const began = beginning(event)
  return Math.abs(began - time(print.startDate)) < Math.abs(began - time(other.startDate))
}

/** Whether a finish can be that of a print, which began before it, or in the same second if it took no longer. */
function canEnd({ startDate }: FilePrint, { at, hasOwnTime, elapsedSeconds }: FileEvent): boolean {
  return hasOwnTime && isLong(elapsedSeconds) ? time(startDate) < at : time(startDate) <= at
}

/** Whether a print took longer than from its start to its end in one second of the device's clock. */
function isLong(seconds: number | null): boolean {
  return seconds !== null && seconds > 1
}

/** The open prints that a device started by a time, in ms since 1970: after a start at that time, their finish will not come any more. */
export function abandoned<Print extends FilePrint>(prints: readonly Print[], at: number): Print[] {
  return prints.filter(({ isOpen, startKey, finishKey, startDate }) => {
    return isOpen && startKey !== null && finishKey === null && time(startDate) <= at
  })
}

/** The prints that wait for a finish: what a device started and nobody ended goes first, what was given up goes last. */
function waitingFor<Print extends FilePrint>(prints: readonly Print[]): Print[] {
  const rank = ({ isOpen, startKey }: FilePrint) => (!isOpen ? 2 : startKey === null ? 1 : 0)
  return prints
    .filter(({ finishKey, startKey, isOpen }) => finishKey === null && (isOpen || startKey !== null))
    .sort((a, b) => rank(a) - rank(b))
}

/** Whether its time says more about the order of events than its arrival does. */
export function isOrdered({ hasOwnTime, isReplayed }: FileEvent): boolean {
  return hasOwnTime || isReplayed
}

function isSameStart({ startDate, finishKey }: FilePrint, { at, hasOwnTime, isReplayed }: FileEvent): boolean {
  if (hasOwnTime) return true
  // After a finish the same start begins the next print of the file.
  return Math.abs(at - time(startDate)) < WINDOW && (isReplayed || finishKey === null)
}

/**
 * Devices report whole seconds: a print can start in the second in which the one before it has ended. Times of receipt do not tell
 * how long a print took: both of its events can arrive in the same millisecond.
 */
function nextFinish<Print extends FilePrint>(
  prints: readonly Print[],
  { at, hasOwnTime }: FileEvent,
): Print | undefined {
  const later = prints.filter(({ startKey, finishKey, endDate, printSeconds }) => {
    if (finishKey === null) return false
    const isOfEarlier = startKey !== null || (hasOwnTime && isLong(printSeconds))
    return isOfEarlier ? time(endDate) > at : time(endDate) >= at
  })
  return later.sort((a, b) => time(a.endDate) - time(b.endDate))[0]
}

function finishJustBefore<Print extends FilePrint>(prints: readonly Print[], at: number): Print | undefined {
  return prints.find(({ startKey, finishKey, endDate }) => {
    return startKey === null && finishKey !== null && at - time(endDate) < WINDOW
  })
}

/** Ms since 1970; a print without a date is older than any. */
function time(date: string | null): number {
  return date === null ? Number.NEGATIVE_INFINITY : Date.parse(date)
}
