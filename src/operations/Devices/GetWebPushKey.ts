import type { Operation } from '../../contract/operation.ts'

export const handle: Operation<'Devices_GetWebPushKey'> = (_request, { push }) =>
  Promise.resolve({ status: 200, body: { publicKey: push.publicKey } })
