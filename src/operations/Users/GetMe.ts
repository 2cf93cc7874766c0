import type { Operation } from '../../contract/operation.ts'
import { readProfile } from '../../users/profile.ts'

export const handle: Operation<'Users_GetMe'> = async (_request, { db, caller }) => {
  return { status: 200, body: await readProfile(db, caller.userId) }
}
