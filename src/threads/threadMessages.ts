import { errorCode } from '../kernel/errorCode.ts'
import { Problem, type FieldErrors, type ProblemType } from '../kernel/problem.ts'

/** Message to a thread: a piece of work, or that nobody waits for it any more. */
export type ThreadRequest =
  | { readonly id: number; readonly input: unknown }
  | { readonly id: number; readonly isAborted: true }

/** Message from a thread: the result of a piece of work. */
export type ThreadResponse =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly problem: CopiedProblem }

/** Parts of a `Problem`: objects lose their class between threads. */
export interface CopiedProblem {
  readonly type: ProblemType
  readonly detail: string
  readonly errors: FieldErrors | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly cause: CopiedError | undefined
}

/** Parts of an error that the log shows. */
interface CopiedError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  readonly code: string | undefined
}

/** Takes a problem apart, so that it can be sent to another thread. */
export function copyProblem({ type, detail, errors, headers, cause }: Problem): CopiedProblem {
  return { type, detail, errors, headers, cause: cause instanceof Error ? copyError(cause) : undefined }
}

/** Makes the problem that another thread has sent. */
export function problemOf({ type, detail, errors, headers, cause }: CopiedProblem): Problem {
  return new Problem(type, detail, {
    headers,
    ...(errors === undefined ? {} : { errors }),
    ...(cause === undefined ? {} : { cause: Object.assign(new Error(cause.message), cause) }),
  })
}

function copyError(error: Error): CopiedError {
  const { name, message, stack } = error
  return { name, message, stack, code: errorCode(error) }
}

/**
 * The memory of bytes that belongs to nothing else moves to the other thread; what is shared with other buffers is copied.
 * @param value bytes, or an object that has them as members or in lists
 */
export function transferable(value: unknown): ArrayBuffer[] {
  if (typeof value !== 'object' || value === null) return []
  const members: unknown[] = value instanceof Uint8Array ? [value] : Object.values(value).flat()
  return members.flatMap((member) => {
    const isOwner =
      member instanceof Uint8Array &&
      member.buffer instanceof ArrayBuffer &&
      member.buffer.byteLength === member.byteLength
    return isOwner ? [member.buffer] : []
  })
}
