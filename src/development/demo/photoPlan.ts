import type { Logbook, LogbookPrint } from './logbook.ts'
import { paintOf, paintOfColor, type Paint } from './paint.ts'
import type { FilamentProduct } from './product.ts'

/** Different photos of the logbooks: each is rendered and encoded once, however many prints show it. */
const MAX_SUBJECTS = 76
const MAX_PHOTOS = 88
/** Prints of one subject for each view of it. */
const PRINTS_PER_VIEW = 4
const MAX_VIEWS = 3
/** One of this many prints has every view, where there are several. */
const SEVERAL = 2

/** The photo of a spool, in the color of its filament, and of a printer. */
export function equipmentPhoto(
  rendering: 'filamentSpool' | 'printer',
  product: FilamentProduct | null,
  view = 0,
): Photo {
  const paint = rendering === 'printer' ? BLACK : paintOf(product)
  const second = rendering === 'printer' ? ORANGE : BLACK
  const subject: Subject = { rendering, paints: [paint, second], key: `${rendering} ${paint.key} ${second.key}` }
  return { subject, view }
}

/** Subject of a photo: an object in the colors of its filaments. */
interface Subject {
  readonly rendering: string
  readonly paints: readonly [Paint, Paint?]
  readonly key: string
}

/** Photo of a subject; another view has another background and crop. */
export interface Photo {
  readonly subject: Subject
  readonly view: number
}

interface Group {
  readonly subject: Subject
  readonly prints: LogbookPrint[]
  views: number
}

const BLACK = paintOfColor('#2A2A2A')
const ORANGE = paintOfColor('#F26A21')
const SPAGHETTI = /spaghetti|came loose|stick|peeled/i

/** Chooses the photos of the prints, by the print's id. Prints that others can see come first, then subjects that are printed often. */
export function planPhotos(logbooks: readonly Logbook[]): ReadonlyMap<number, readonly Photo[]> {
  const groups = groupsOf(logbooks.flatMap(({ prints }) => prints))
  const [first] = logbooks
  const shared = ({ prints }: Group) => Number(prints.some(({ draft }) => draft.print.view_status !== 'Private'))
  const weight = ({ prints }: Group) =>
    prints.reduce((sum, { userId }) => sum + (userId === first?.account.userId ? 3 : 1), 0)
  const chosen = groups
    .sort((one, other) => shared(other) - shared(one) || weight(other) - weight(one))
    .slice(0, MAX_SUBJECTS)
  let left = MAX_PHOTOS - chosen.length
  for (const group of chosen.toSorted((one, other) => other.prints.length - one.prints.length)) {
    const views = Math.min(MAX_VIEWS, Math.ceil(group.prints.length / PRINTS_PER_VIEW), 1 + left)
    group.views = views
    left -= views - 1
  }
  return new Map(chosen.flatMap((group) => group.prints.map(({ id }, index) => [id, photosOf(group, index)] as const)))
}

function groupsOf(prints: readonly LogbookPrint[]): Group[] {
  const groups = new Map<string, Group>()
  for (const print of prints) {
    const subject = subjectOf(print)
    if (subject === null) continue
    const group = groups.get(subject.key) ?? { subject, prints: [], views: 1 }
    group.prints.push(print)
    groups.set(subject.key, group)
  }
  return [...groups.values()]
}

/** Subject of a photo of the print; null when nobody would take one. */
function subjectOf({ draft: { print, usages, rendering: finished } }: LogbookPrint): Subject | null {
  const isFinished = print.status === 'Success' || print.status === 'PartialSuccess'
  const isTangled = print.status === 'Failed' && SPAGHETTI.test(print.failure_reason ?? '')
  if (!isFinished && !isTangled) return null
  const rendering = isTangled ? 'spaghetti' : finished
  const [first, second] = usages.map(({ spool }) => paintOf(spool?.product ?? null))
  const main = first ?? paintOf(null)
  const key = `${rendering} ${main.key} ${second?.key ?? ''}`
  return { rendering, paints: second ? [main, second] : [main], key }
}

/** The photos of the print at an index of its group. */
function photosOf({ subject, views }: Group, index: number): Photo[] {
  const count = index % SEVERAL === 1 ? views : 1
  return Array.from({ length: count }, (_, other) => ({ subject, view: (index + other) % views }))
}
