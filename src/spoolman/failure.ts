import { Problem } from '../kernel/problem.ts'

/** A body or parameters that do not fit, each by itself or together: the one failure with details. */
export class Unprocessable extends Problem {
  constructor(errors?: Problem['errors']) {
    super('validation', undefined, errors ? { errors } : {})
  }
}

/** Response to a failed request. */
export interface FailureResponse {
  readonly status: number
  readonly body: { readonly message: string; readonly detail?: readonly object[] }
}

/** Describes a failure as the clients of the interface read it. */
export function failureResponse(problem: Problem): FailureResponse {
  const { errors } = problem
  const sentences = Object.entries(errors ?? {}).flatMap(([name, list]) => list.map((text) => [name, text] as const))
  const message = sentences.map(([name, text]) => `${name}: ${text}`).join(' ') || problem.detail
  if (!(problem instanceof Unprocessable)) return { status: statusOf(problem), body: { message } }
  const detail = sentences.map(([name, msg]) => ({ type: 'value_error', loc: ['body', ...name.split('.')], msg }))
  return { status: 422, body: { message, detail } }
}

/** The interface has no 409: a rule that is broken is 400. */
function statusOf({ status }: Problem): number {
  return status === 409 || status === 412 ? 400 : status
}

/**
 * Turns the refusal to delete a record that others refer to into the 403 that clients of the interface know.
 * @param sentence what the refusal says here, if it names what the interface does not have
 * @throws Problem 403 instead of 409; errors of the work
 */
export async function inUse<Result>(work: Promise<Result>, sentence?: string): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Problem && error.status === 409 ? new Problem('forbidden', sentence ?? error.detail) : error
  }
}
