type Lab = readonly [number, number, number]

/** White point D65 of the CIE standard observer (2°). */
const WHITE = [0.95047, 1, 1.08883] as const

/**
 * Tells whether two colors look alike: their distance in the color space CIE Lab (ΔE of 1976) is at most the threshold.
 * @param one six or more hexadecimal digits, with or without `#`
 * @param threshold from 0 to 100
 */
export function isSimilar(one: string, other: string, threshold: number): boolean {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) <= threshold
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
