import type { Schemas } from '../api.ts'

/** Whether a user stands for all who have deleted their account, who have one id: the highest one. */
export function isDeletedUser({ id }: Schemas['UserReferenceDto']): boolean {
  return id === Number.MAX_SAFE_INTEGER
}
