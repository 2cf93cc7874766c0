import type { Insertable } from 'kysely'
import type { Images } from '../../../generated/database.d.ts'
import { storeImage } from '../../media/images.ts'
import type { MediaStore } from '../../media/mediaStore.ts'
import { daysAgo } from './calendar.ts'
import { demoUser } from './data/demoUser.ts'
import { exampleIds } from './data/exampleIds.ts'
import type { Draft } from './draft.ts'
import { examplePrint } from './examples.ts'
import type { Logbook, LogbookPrint } from './logbook.ts'
import { photoKey, type Photographer } from './photographer.ts'
import { equipmentPhoto, planPhotos, type Photo } from './photoPlan.ts'

/** Images that are written at the same time. */
const WRITERS = 8

/** Spools of a person that have an image. */
const SPOOLS_WITH_IMAGE = 8
/** Captions of the images of a print after the first. */
const CAPTIONS = ['The other side', 'Close up']

/** Image to store. Without a record that it belongs to, it is that of the person's profile. */
interface Shot {
  readonly userId: number
  readonly photo: Photo
  readonly date: string
  readonly subject: Pick<Insertable<Images>, 'print_id' | 'project_id' | 'filament_id' | 'printer_id'>
  readonly caption?: string
  readonly position?: number
  /** Present where the contract's examples name the image. */
  readonly id?: string
}

/**
 * Takes and stores the images of prints, projects, spools, printers and profiles.
 * @returns the rows of the images
 * @throws Problem 503 when the store is unavailable
 */
export async function storeDemoImages(
  logbooks: readonly Logbook[],
  store: MediaStore,
  photographer: Photographer,
  now: Date,
): Promise<Insertable<Images>[]> {
  const plan = planPhotos(logbooks)
  const shots = logbooks.flatMap((logbook) => [
    ...printShots(logbook, plan),
    ...coverShots(logbook, plan),
    ...profileShots(logbook, plan),
    ...equipmentShots(logbook, now),
  ])
  const taken = await photographer.take(shots.map(({ photo }) => photo))
  const rows: Insertable<Images>[] = []
  const waiting = shots.values()
  const write = async () => {
    for (const { userId, photo, subject, date, caption = null, position = null, id: ownId } of waiting) {
      const image = taken.get(photoKey(photo))
      if (!image) throw new Error('Every photo of the plan is taken.')
      const { id, width, height, imageBytes, thumbnailBytes } = await storeImage(store, userId, image, ownId)
      const sizes = { width, height, image_bytes: imageBytes, thumbnail_bytes: thumbnailBytes }
      rows.push({ user_id: userId, id, ...NO_SUBJECT, ...subject, ...sizes, caption, position, created_date: date })
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  return rows
}

/** All rows of one statement have the same columns. */
const NO_SUBJECT = { print_id: null, project_id: null, filament_id: null, printer_id: null }

function printShots(logbook: Logbook, plan: ReadonlyMap<number, readonly Photo[]>): Shot[] {
  const { userId } = logbook.account
  const example = examplePrint(logbook, logbook.prints)
  return logbook.prints.flatMap(({ id, draft }) =>
    (plan.get(id) ?? []).map((photo, index, { length }) => ({
      userId,
      photo,
      subject: { print_id: id },
      ...captionOf(draft.print.status, index),
      // The last one is the cover of some prints.
      ...(length > 1 && id % 3 === 0 && { position: (index + 1) % length }),
      // One after the other: images are shown in this order.
      date: new Date(Date.parse(draft.print.updated_date) + index).toISOString(),
      ...(id === example?.id && index === 0 && { id: exampleIds.printImage }),
    })),
  )
}

function captionOf(status: Draft['print']['status'], index: number): Pick<Shot, 'caption'> {
  if (status === 'Failed') return { caption: 'How I found it' }
  const caption = CAPTIONS[index - 1]
  return caption === undefined ? {} : { caption }
}

/** The cover of a project is the photo of its latest print that has one. */
function coverShots({ account, prints }: Logbook, plan: ReadonlyMap<number, readonly Photo[]>): Shot[] {
  const { userId, projects } = account
  return projects.flatMap(({ id }) => {
    const print = prints.findLast(
      ({ id: printId, draft }) =>
        draft.print.project_id === id && draft.print.status === 'Success' && plan.has(printId),
    )
    const photo = print && plan.get(print.id)?.[0]
    if (!photo) return []
    const date = print.draft.print.updated_date
    const shot = { userId, photo, subject: { project_id: id }, date }
    return [id === exampleIds.project ? { ...shot, id: exampleIds.projectImage } : shot]
  })
}

/** Objects that people like to show. */
const PORTRAITS = ['dragon', 'axolotl', 'boat', 'vase', 'lantern', 'castle', 'knight', 'planter']

/** The image of a profile is the photo of a print. */
function profileShots(
  { account: { person, userId }, prints }: Logbook,
  plan: ReadonlyMap<number, readonly Photo[]>,
): Shot[] {
  const shown = prints.filter(({ id, draft }) => draft.print.status === 'Success' && plan.has(id))
  const rank = ({ id }: LogbookPrint) => {
    const place = PORTRAITS.indexOf(plan.get(id)?.[0]?.subject.rendering ?? '')
    return place < 0 ? PORTRAITS.length : place
  }
  const print = shown.toSorted((one, other) => rank(one) - rank(other))[0]
  const photo = print && plan.get(print.id)?.[0]
  if (!photo) return []
  const shot = { userId, photo, subject: {}, date: print.draft.print.updated_date }
  return [person === demoUser ? { ...shot, id: exampleIds.profileImage } : shot]
}

/** The demo user has taken photos of the printers and of some spools. */
function equipmentShots({ account: { person, userId, machines, spools } }: Logbook, now: Date): Shot[] {
  if (person !== demoUser) return []
  const date = daysAgo(now, 30).toISOString()
  return [
    ...machines.map(({ id }, index) => ({
      userId,
      photo: equipmentPhoto('printer', null, index),
      subject: { printer_id: id },
      date,
      ...(id === exampleIds.printer && { id: exampleIds.printerImage }),
    })),
    ...spools
      .toSorted((one, other) => Number(other.id === exampleIds.blackSpool) - Number(one.id === exampleIds.blackSpool))
      .slice(0, SPOOLS_WITH_IMAGE)
      .map(({ id, product }) => ({
        userId,
        photo: equipmentPhoto('filamentSpool', product),
        subject: { filament_id: id },
        date,
        ...(id === exampleIds.blackSpool && { id: exampleIds.spoolImage }),
      })),
  ]
}
