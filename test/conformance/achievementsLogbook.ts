import { newPrint, newUser, type User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'
import { example, type Answers } from './logbook.ts'

/** The moment at which the examples of achievements were requested. */
export const BADGES_NOW = '2027-01-22T20:00:00Z'

/** Twelve prints: four from before the catalog, six days in a row, and today and yesterday. */
const STARTS = [
  ...['2026-11-10', '2026-11-14', '2026-11-17', '2026-11-20'],
  ...['2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-09', '2027-01-10'],
  ...['2027-01-21', '2027-01-22'],
].map((date) => `${date}T18:00:00Z`)
const NEW_YEAR = '2027-01-01T18:00:00Z'

/** When each tier of the examples was granted. The service takes the database's time. */
const UNLOCKED: Readonly<Record<string, string>> = {
  'prints-made 1': '2026-12-02T16:45:10.000Z',
  'prints-made 2': '2027-01-18T20:11:43.000Z',
  'print-streak 1': '2027-01-22T19:30:02.000Z',
  'fresh-start 1': '2027-01-09T01:12:55.000Z',
}

/**
 * Makes the logbooks of the examples of achievements and asks for them. Hidden badges have the key, title and description of the
 * example: the contract must not describe them.
 * @returns the responses by the name of their example
 */
export async function badgeAnswers(server: TestServer): Promise<Answers> {
  const robin = await newUser(server, { view_status: 'Public', show_achievements_on_profile: true })
  const print = { print_time_in_seconds: 5400, filament_amount_mg: 40_000 }
  for (const start_date of STARTS) await newPrint(server, robin, { ...print, start_date })
  const kim = await newUser(server)
  await newPrint(server, kim, { status: 'Failed', start_date: NEW_YEAR })
  const MyAchievements = await mine(server, robin)
  const MyAchievementsWithHidden = await mine(server, kim)
  const [shown] = example('MyAchievementsWithHidden')['hidden'] as [{ key: string; title: string; description: string }]
  const { key, title, description } = shown
  return {
    MyAchievements,
    MyAchievementsWithHidden: {
      ...MyAchievementsWithHidden,
      hidden: MyAchievementsWithHidden.hidden.map((badge) => ({ ...badge, key, title, description })),
    },
    PublicAchievements: (await server.client.call('Achievements_GetForUser', { as: kim, path: { id: robin.id } })).body,
  }
}

/** Lets the service grant what the user qualifies for, and reads it with the dates of the examples. */
async function mine({ client, db }: TestServer, as: User) {
  const earned = (await client.call('Achievements_GetMine', { as })).body
  const tiers = earned.families.flatMap(({ key, tiers }) => tiers.map(({ tier }) => ({ key, tier })))
  for (const { key, tier } of [...tiers, ...earned.hidden.map((badge) => ({ key: badge.key, tier: 1 }))]) {
    const unlocked_date = UNLOCKED[`${key} ${tier}`]
    if (unlocked_date === undefined) throw new Error(`The example needs a date on which ${key} ${tier} was granted.`)
    await db
      .updateTable('earned_achievements')
      .set({ unlocked_date })
      .where('user_id', '=', as.id)
      .where('key', '=', key)
      .where('tier', '=', tier)
      .execute()
  }
  return (await client.call('Achievements_GetMine', { as })).body
}
