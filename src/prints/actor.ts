import type { Caller } from '../identity/caller.ts'

/** Who a caller is in a spool's ledger: the kind of credential, and which one. */
export function actorOf({ kind, credentialId }: Caller): string {
  return credentialId === '' ? kind : `${kind}:${credentialId}`
}
