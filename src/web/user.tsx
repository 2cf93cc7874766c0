import { language } from '#texts/language'
import { createContext, type ComponentChildren, type JSX } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { api, ifMatch, type Answer, type Schemas } from './api.ts'
import { settingsToAdopt, type BrowserSettings } from './browserSettings.ts'
import { forgetKeptAccount, isAccountKept } from './keptAccount.ts'
import { chooseLanguage } from './language.ts'
import { takePreferences } from './preferences.ts'
import { noteUser } from './sameUser.ts'
import { isSignedIn } from './session.ts'
import { useQuery, type QueryResult } from './useQuery.ts'

type User = Schemas['UserProfileDto']

interface State extends QueryResult<User> {
  /** Settings that have just been taken from the browser, until the user knows. */
  readonly adopted: BrowserSettings | null
  readonly dismissAdopted: () => void
  /** Whether this sign-in has kept the account, whose deletion was requested, until the user knows. */
  readonly isKept: boolean
  readonly dismissKept: () => void
}

const Context = createContext<State | null>(null)

/** Loads the profile of the signed-in user for all its children. A new account takes its settings from the browser first. */
export function UserProvider({ children }: { children: ComponentChildren }): JSX.Element {
  const [adopted, setAdopted] = useState<BrowserSettings | null>(null)
  const [knowsKept, setKnowsKept] = useState(false)
  const result = useQuery(
    async (signal) => (isSignedIn ? await readUser(signal, setAdopted) : { response: Response.json(null) }),
    [],
  )
  const state: State = {
    ...result,
    adopted,
    dismissAdopted: () => setAdopted(null),
    isKept: result.data !== null && !knowsKept && isAccountKept(result.data.id),
    dismissKept: () => {
      forgetKeptAccount()
      setKnowsKept(true)
    },
  }
  return <Context.Provider value={state}>{children}</Context.Provider>
}

async function readUser(signal: AbortSignal, onAdopted: (settings: BrowserSettings) => void): Promise<Answer<User>> {
  const answer = await api.GET('/api/Users/me', { signal })
  if (answer.data) {
    noteUser(answer.data.id)
    takePreferences(answer.data)
    // The language of this page is not that of the browser.
    if (chooseLanguage(answer.data.language)) return answer
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const body = answer.data && settingsToAdopt(answer.data, timeZone, navigator.language, language)
  if (!body) return answer
  const etag = answer.response.headers.get('ETag')
  const changed = await api.PATCH('/api/Users/me', { params: ifMatch(etag), body, signal }).catch(() => answer)
  // Another page of this browser did so first.
  if (changed.response.status === 412) return api.GET('/api/Users/me', { signal })
  // The service may not know the zone; the account then keeps its settings.
  if (!changed.data) return answer
  onAdopted(body)
  return changed
}

/** Returns the query of the user's profile. */
export function useUserQuery(): State {
  const result = useContext(Context)
  if (!result) throw new Error('useUserQuery requires a UserProvider')
  return result
}

/** Returns the signed-in user, or null. Pages are rendered once this is known. */
export function useUser(): User | null {
  return useUserQuery().data
}

/** Returns the signed-in user. For pages that require one. */
export function useSignedInUser(): User {
  const user = useUser()
  if (!user) throw new Error('useSignedInUser requires a private page')
  return user
}
