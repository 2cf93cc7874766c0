import type { Caller } from './caller.ts'

/** Formats a caller for a spool's ledger: the kind of credential, and its id. */
export function actorOf({ kind, credentialId }: Caller): string {
  return credentialId === '' ? kind : `${kind}:${credentialId}`
}
