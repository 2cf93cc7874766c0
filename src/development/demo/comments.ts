import { sql, type Insertable, type Transaction } from 'kysely'
import { exampleIds } from './data/exampleIds.ts'
import { comments } from './data/phrases.ts'
import type { Comments, DB } from '../../../generated/database.d.ts'
import { exampleComment, examplePrint } from './examples.ts'
import type { Logbook, LogbookPrint } from './logbook.ts'
import type { Random } from './random.ts'
import { addWritten } from '../../comments/written.ts'
import { insertRows, takeIds } from './rows.ts'

const HOUR_MS = 3_600_000

type Row = Omit<Insertable<Comments>, 'id' | 'created_date'> & { readonly created_date: string }

/** Adds comments on public prints by other people, with replies by some owners, and sets each print's comment count. */
export async function addComments(
  trx: Transaction<DB>,
  logbooks: readonly Logbook[],
  random: Random,
  now: Date,
): Promise<void> {
  const people = logbooks.map(({ account }) => account.userId)
  const examples = logbooks.flatMap((logbook) => examplePrint(logbook, logbook.prints) ?? []).map(exampleComment)
  const conversations = logbooks
    .flatMap(({ prints }) => prints)
    .filter(({ draft }) => draft.print.view_status === 'Public')
    .flatMap((print) => conversationOn(print, people, random))
    .filter((row) => Date.parse(row.created_date) < now.getTime())
    .sort((first, second) => Date.parse(first.created_date) - Date.parse(second.created_date))
  const rows = [...examples, ...conversations]
  const ids = await takeIds(trx, 'comments', rows.length, exampleIds.comment)
  const written = rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 }))
  await insertRows(trx, 'comments', written)
  await addWritten(trx, written)
  await trx
    .updateTable('prints as p')
    .from((query) =>
      query
        .selectFrom('comments')
        .select(['user_id', 'print_id', sql<number>`count(*)`.as('count')])
        .where('id', 'in', ids)
        .groupBy(['user_id', 'print_id'])
        .as('comment'),
    )
    .set((query) => ({ comment_count: query.ref('comment.count') }))
    .whereRef('p.user_id', '=', 'comment.user_id')
    .whereRef('p.id', '=', 'comment.print_id')
    .execute()
}

/** Comments that others write within some days after the print, and perhaps the owner's reply to the last one. */
function conversationOn({ userId, id, draft }: LogbookPrint, people: readonly number[], random: Random): Row[] {
  const others = people.filter((person) => person !== userId)
  let moment = Date.parse(draft.print.created_date)
  const comment = (author_id: number, body: string, hours: number): Row => {
    moment += hours * HOUR_MS
    const date = new Date(moment).toISOString()
    return { user_id: userId, print_id: id, author_id, body, created_date: date, updated_date: date }
  }
  const phrases = random.some(comments, random.integer(0, 3))
  const rows = phrases.map(({ text }) => comment(random.pick(others), text, random.between(2, 60)))
  const last = phrases.at(-1)
  if (last && random.chance(0.6)) rows.push(comment(userId, last.reply, random.between(0.5, 12)))
  return rows
}
