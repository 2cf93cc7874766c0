import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Users_GetMyEmail'> = async (_request, { db, caller }) => {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  return { status: 200, body: { email } }
}
