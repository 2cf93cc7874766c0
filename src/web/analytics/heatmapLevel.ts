/** Level of darkness of a count relative to the highest count: 0 for none, otherwise 1 to 4. */
export function heatmapLevel(count: number, highest: number): number {
  return count === 0 ? 0 : Math.ceil((count / highest) * 4)
}
