/** The header of every response: no other site gets an address of ours, which may contain a key (W3C Referrer Policy, section 4.1). */
export const REFERRER_POLICY = { name: 'Referrer-Policy', value: 'no-referrer' } as const
