import type { Owner } from '../../admission/owner.ts'
import { readImage, type EncodedImage } from '../../media/image.ts'
import { STORED_HEIGHT as HEIGHT, STORED_WIDTH as WIDTH } from '../renderings/camera.ts'
import { brightness, type Paint } from './paint.ts'
import { takePhoto, type Crop } from './photo.ts'
import type { Photo } from './photoPlan.ts'
import { Random } from './random.ts'
import { readBackground, readRendering } from './rendering.ts'

/** Renderings that are painted at the same time. Each lane has an owner, because the images of one owner are read one by one. */
const LANES: readonly Owner[] = ['user:1', 'user:2']
const BACKGROUNDS = ['desk', 'bed', 'sheet', 'paper', 'mat'] as const
/** Objects with letters or digits, which are never mirrored. */
const LETTERED: ReadonlySet<string> = new Set(['namePlate', 'numberPlate'])
type Background = (typeof BACKGROUNDS)[number]

/** Takes photos and keeps them, so that every one is painted and encoded once. */
export class Photographer {
  readonly #taken: Map<string, EncodedImage>

  /** @param taken photos that were taken before, by `photoKey`; the others are added to them */
  constructor(taken = new Map<string, EncodedImage>()) {
    this.#taken = taken
  }

  /**
   * Takes those of the photos that were not taken before.
   * @returns the photos by `photoKey`
   */
  async take(photos: readonly Photo[]): Promise<ReadonlyMap<string, EncodedImage>> {
    const missing = photos.filter((photo) => !this.#taken.has(photoKey(photo)))
    const sessions = [...Map.groupBy(missing, ({ subject }) => subject.rendering)]
    const backgrounds = new Map<Background, Uint8Array>()
    if (sessions.length > 0) for (const name of BACKGROUNDS) backgrounds.set(name, await readBackground(name))
    const work = async (owner: Owner) => {
      for (let next = sessions.pop(); next !== undefined; next = sessions.pop()) {
        const [name, views] = next
        const planes = await readRendering(name)
        for (const photo of views) {
          const { subject } = photo
          if (this.#taken.has(photoKey(photo))) continue
          const { background, crop } = settingOf(photo)
          const bytes = await takePhoto(planes, subject.paints, backgrounds.get(background) ?? new Uint8Array(), crop)
          this.#taken.set(photoKey(photo), await readImage(bytes, owner))
        }
      }
    }
    await Promise.all(LANES.map(work))
    return this.#taken
  }
}

/** The same for the same photo. */
export function photoKey({ subject, view }: Photo): string {
  return `${subject.key} ${view}`
}

/** Background and crop of a photo; the views of a subject differ in them. */
function settingOf({ subject, view }: Photo): { background: Background; crop: Crop } {
  const random = new Random(`${subject.key} ${view}`)
  const choices = backgroundsFor(subject.paints[0])
  const first = new Random(subject.key).integer(0, choices.length - 1)
  const width = random.integer(640, 700)
  const height = Math.round((width * HEIGHT) / WIDTH)
  const left = Math.round((WIDTH - width) * random.between(0.3, 0.7))
  const top = Math.round((HEIGHT - height) * random.between(0.1, 0.5))
  return {
    background: choices[(first + view) % choices.length] ?? 'desk',
    crop: { left, top, width, height, isMirrored: !LETTERED.has(subject.rendering) && random.chance(0.5) },
  }
}

/** Backgrounds that the object stands out from. */
function backgroundsFor(paint: Paint): readonly Background[] {
  const light = brightness(paint)
  if (light < 0.05) return ['desk', 'paper', 'sheet']
  if (light > 0.55) return ['bed', 'mat', 'desk', 'bed']
  return ['desk', 'paper', 'bed', 'paper', 'mat']
}
