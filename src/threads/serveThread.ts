import { parentPort } from 'node:worker_threads'
import { Problem } from '../kernel/problem.ts'
import { copyProblem, transferable, type ThreadRequest, type ThreadResponse } from './threadMessages.ts'

/**
 * Does in this thread what a `BackgroundThread` asks for; pieces of work that wait for something are under way at once. A
 * `Problem` is sent back, any other failure ends the thread.
 * @param work its signal is aborted when nobody waits for the output any more
 */
export function serveThread<Input>(work: (input: Input, signal: AbortSignal) => unknown): void {
  const underWay = new Map<number, AbortController>()
  const respond = (response: ThreadResponse) =>
    parentPort?.postMessage(response, 'output' in response ? transferable(response.output) : [])
  const answer = async (id: number, input: unknown) => {
    const controller = new AbortController()
    underWay.set(id, controller)
    try {
      respond({ id, output: await work(input as Input, controller.signal) })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      respond({ id, problem: copyProblem(error) })
    } finally {
      underWay.delete(id)
    }
  }
  parentPort?.on('message', (request: ThreadRequest) => {
    if ('isAborted' in request) {
      underWay.get(request.id)?.abort(new Problem('unavailable', 'The client has closed its connection.'))
    } else void answer(request.id, request.input)
  })
}
