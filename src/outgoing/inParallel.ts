/** Items that are worked on at a time. Each takes a connection of the jobs, of which the other jobs need some. */
const AT_A_TIME = 3

/**
 * Works on several items at a time. Neither one that takes long nor one that fails holds up the others.
 * @throws the first failure, when all work has ended
 */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const failures: unknown[] = []
  const takeTurns = async () => {
    for (const item of waiting) await work(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, takeTurns))
  if (failures.length > 0) throw failures[0]
}
