/** Outlines of medals in a box of 96 units: one for each category, and one for hidden achievements. */

const MIDDLE = 48

/**
 * Points of a polygon around the middle, as SVG has them. Its corners are rounded by the line around it.
 * @param count number of corners
 * @param radius distance of the corners from the middle
 * @param inner distance of the corners between them, of a star
 * @param turn rotation in turns
 */
function corners(count: number, radius: number, inner: number | null = null, turn = 0): string {
  const all = inner === null ? count : 2 * count
  return Array.from({ length: all }, (_, index) => {
    const angle = 2 * Math.PI * (index / all + turn - 0.25)
    const length = inner !== null && index % 2 === 1 ? inner : radius
    return [Math.cos(angle), Math.sin(angle)].map((part) => (MIDDLE + length * part).toFixed(1)).join(',')
  }).join(' ')
}

const SHIELD = '14,19 48,10 82,19 82,48 77,62 66,74 48,86 30,74 19,62 14,48'

const SHAPES: Readonly<Record<string, string>> = {
  Milestones: corners(6, 39),
  Streaks: corners(12, 39, 34),
  Breadth: corners(8, 40, 34.5),
  Craft: corners(4, 42),
  Care: SHIELD,
  Projects: corners(4, 44, null, 0.125),
  Integrations: corners(8, 39, null, 0.0625),
  Community: corners(36, 37.5),
  Hidden: corners(5, 42, 31),
}

/** Points of the outline of a category's medals. A category without a shape of its own has that of the community: a circle. */
export function shapeOf(category: string): string {
  return SHAPES[category] ?? SHAPES['Community'] ?? ''
}
