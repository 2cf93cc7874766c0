import { access, agents } from './access.ts'
import { achievements, analytics, time } from './analytics.ts'
import { backup, deletion, transactions } from './data.ts'
import { devices } from './devices.ts'
import { http, idempotency } from './http.ts'
import { identity, sessions } from './identity.ts'
import { admission, limits } from './limits.ts'
import { lists } from './lists.ts'
import { costs, ledger } from './money.ts'
import { mutantsOf, type Mutant, type Row } from './mutant.ts'
import { quotes } from './quotes.ts'
import { records } from './records.ts'
import { spools } from './spools.ts'
import { images, storage } from './storage.ts'

const rows: Readonly<Record<string, readonly Row[]>> = {
  costs,
  ledger,
  quotes,
  devices,
  lists,
  access,
  agents,
  http,
  idempotency,
  limits,
  admission,
  storage,
  images,
  identity,
  sessions,
  records,
  analytics,
  achievements,
  deletion,
  backup,
  transactions,
  time,
  spools,
}

/** Every deliberate defect, by the area that it is in. */
export const areas: Readonly<Record<string, readonly Mutant[]>> = Object.fromEntries(
  Object.entries(rows).map(([area, listed]) => [area, mutantsOf(listed)]),
)
