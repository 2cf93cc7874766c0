import type { Attack } from './attack.ts'
import { SECOND, USER_RATE } from './rates.ts'

/** Sessions that must be renewed while the sign-in provider hangs. */
export const provider: Attack = {
  title: 'sign-in provider that hangs',
  prepare(hostile) {
    const requests = hostile.stage.sessions.map((cookie) => ({
      method: 'GET',
      target: '/api/Users/me',
      headers: { Cookie: `print_log_session=${cookie}`, 'Sec-Fetch-Site': 'same-origin' },
    }))
    let turn = 0
    const next = () => requests[(turn += 1) % requests.length]!
    return (signal) => hostile.bursts(signal, 2 * USER_RATE, SECOND, next)
  },
}
