import type { Answer } from '../api.ts'
import { useKeyedSend } from '../useIdempotencyKey.ts'
import { useMutation, type Mutation } from '../useMutation.ts'

/**
 * Creates a record with a secret that the service tells once. If that response was lost, the service refuses the same request with
 * 409: the failure then says what to do, and the list has the record.
 * @param send one call of `api` with the `Idempotency-Key`
 * @param reload loads the list of the records again
 */
export function useSecretCreation<Body, Data>(
  send: (body: Body, key: string) => Promise<Answer<Data>>,
  reload: () => void,
): Mutation<[body: Body], Data> {
  const sendOnce = useKeyedSend(send)
  return useMutation(async (body: Body) => {
    const answer = await sendOnce(body)
    if (answer.response.status === 409) reload()
    return answer
  })
}
