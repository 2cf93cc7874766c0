/** The header of every response: an address of ours, which may hold a key, is told to no other site (W3C Referrer Policy, section 4.1). */
export const REFERRER_POLICY = { name: 'Referrer-Policy', value: 'no-referrer' } as const
