/**
 * Works on several items at a time. One that fails does not hold up the others.
 * @param places how many: each takes one of the four connections of jobs, which other jobs need too
 * @throws the first failure, when all work has ended
 */
export async function inParallel<Item>(
  items: readonly Item[],
  places: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const failures: unknown[] = []
  const takeTurns = async () => {
    for (const item of waiting) await work(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: places }, takeTurns))
  if (failures.length > 0) throw failures[0]
}
