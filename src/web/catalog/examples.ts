import type { Failure } from '../api.ts'

/** Failure of a form, with an error of the field `name`. */
export const invalidForm: Failure = {
  status: 400,
  title: 'Invalid request',
  detail: 'One property is invalid.',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  errors: { name: ['The name has 201 characters. Use at most 200.'] },
}

/** Failure of a form after the session has ended. */
export const signedOutForm: Failure = {
  status: 401,
  title: 'Unauthorized',
  detail: 'Sign in to use this.',
  traceId: null,
  errors: {},
}

/** Failure without a response. */
export const unreachable: Failure = {
  status: 0,
  title: 'Service unreachable',
  detail: 'Check your connection and try again.',
  traceId: null,
  errors: {},
}
