import { createContext, type ComponentChildren, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { api, type Schemas } from './api.ts'
import { isSignedIn } from './session.ts'
import { useQuery, type QueryResult } from './useQuery.ts'

type User = Schemas['UserProfileDto']

const Context = createContext<QueryResult<User> | null>(null)

/** Loads the profile of the signed-in user for all its children. */
export function UserProvider({ children }: { children: ComponentChildren }): JSX.Element {
  const result = useQuery(
    async (signal) => (isSignedIn ? await api.GET('/api/Users/me', { signal }) : { response: Response.json(null) }),
    [],
  )
  return <Context.Provider value={result}>{children}</Context.Provider>
}

/** Returns the query of the user's profile. */
export function useUserQuery(): QueryResult<User> {
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
