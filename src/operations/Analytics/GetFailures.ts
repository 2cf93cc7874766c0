import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Analytics_GetFailures'> = async ({ query }, { analyse }) => {
  return { status: 200, body: await analyse('failures', query) }
}
