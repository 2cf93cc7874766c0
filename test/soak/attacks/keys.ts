import { newApiKey } from '../../../src/identity/apiKey.ts'
import type { Attack } from './attack.ts'
import { ADDRESS_RATE, SECOND } from './rates.ts'

/** API keys that do not exist, a new one each time. */
export const keys: Attack = {
  title: 'API keys that do not exist',
  prepare: (hostile) => (signal) =>
    hostile.bursts(signal, ADDRESS_RATE, SECOND, () => ({
      method: 'GET',
      target: '/api/Prints/summary',
      headers: { 'X-Api-Key': newApiKey() },
    })),
}
