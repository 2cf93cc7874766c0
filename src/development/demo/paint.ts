import type { FilamentProduct } from './product.ts'

/** Linear red, green and blue, from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number]

/** Look of a filament. */
export interface Paint {
  /** One, or the colors of a pattern in their order. */
  readonly colors: readonly Color[]
  /** Whether the colors follow each other from the bottom to the top; otherwise from side to side. */
  readonly isLayered: boolean
  /** Share of the reflections that the surface shows. */
  readonly gloss: number
  /** The same for paints that look the same. */
  readonly key: string
}

/** Black plastic reflects some light, and white plastic not all of it. */
const [DARKEST, LIGHTEST] = [32, 240]
const GRAY = '#8A8A8A'

/**
 * The paint of a filament.
 * @param product null for a material without a spool, which is gray
 */
export function paintOf(product: FilamentProduct | null): Paint {
  return product === null ? paintOfColor(GRAY) : paintOfProduct(product)
}

/** The paint of a plain color, such as `#1A1A1A`. */
export function paintOfColor(colorHex: string): Paint {
  return paintOfProduct({ colorHex })
}

function paintOfProduct({
  colorHex = GRAY,
  colors,
  colorPattern = 'Solid',
  finishType = '',
}: Partial<FilamentProduct>): Paint {
  const hexes = colors ?? [colorHex]
  const bytes = hexes.map((hex) => channels(hex).map((value) => Math.min(LIGHTEST, Math.max(DARKEST, value))))
  const isSilk = finishType === 'Silk'
  return {
    colors: bytes.map(([red = 0, green = 0, blue = 0]) => [linear(red), linear(green), linear(blue)]),
    isLayered: colorPattern === 'Rainbow',
    gloss: isSilk ? 0.9 : finishType === 'Matte' ? 0.2 : 0.42,
    key: `${bytes.map((color) => color.join('.')).join('+')}${isSilk ? ' silk' : ''}`,
  }
}

/** Brightness from 0 to 1 of the first color. */
export function brightness({ colors: [color = [0, 0, 0]] }: Paint): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
}

/** Linear value of an sRGB byte (IEC 61966-2-1, approximated by a power). */
export function linear(byte: number): number {
  return (byte / 255) ** 2.2
}

function channels(hex: string): number[] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
