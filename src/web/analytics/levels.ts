/** How dark a count is drawn beside the highest one: 0 for none, 1 to 4 for some. */
export function levelOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.ceil((count / most) * 4)
}
