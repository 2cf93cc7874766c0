type Lab = readonly [number, number, number]

/** White point D65 of the CIE standard observer (2°). */
const WHITE = [0.95047, 1, 1.08883] as const

/**
 * Returns how different a color looks from a reference: their distance in the color space CIE Lab (ΔE of 1994, for graphic arts), from 0
 * to somewhat more than 100. It weighs differences of vivid colors less than that of 1976, as the eye does.
 * @param reference six or more hexadecimal digits, with or without `#`
 */
export function colorDistance(reference: string, color: string): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [labOf(reference), labOf(color)]
  const chroma = Math.hypot(a1, b1)
  const chromas = chroma - Math.hypot(a2, b2)
  const hues = Math.sqrt(Math.max((a1 - a2) ** 2 + (b1 - b2) ** 2 - chromas ** 2, 0))
  return Math.hypot(l1 - l2, chromas / (1 + 0.045 * chroma), hues / (1 + 0.015 * chroma))
}

/** Converts a color of sRGB (IEC 61966-2-1) to CIE Lab. */
function labOf(color: string): Lab {
  const digits = color.replace('#', '')
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const [x, y, z] = [
    0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
    0.2126729 * red + 0.7151522 * green + 0.072175 * blue,
    0.0193339 * red + 0.119192 * green + 0.9503041 * blue,
  ].map((value, index) => curve(value / (WHITE[index] ?? 1))) as [number, number, number]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function curve(value: number): number {
  return value > (6 / 29) ** 3 ? Math.cbrt(value) : value / (3 * (6 / 29) ** 2) + 4 / 29
}
