import { createContext, type ComponentChildren, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { api, type Schemas } from './api.ts'
import { isSignedIn } from './session.ts'
import { useLoad, type Load } from './useLoad.ts'

type User = Schemas['UserProfileDto']

const Context = createContext<Load<User> | null>(null)

/** Reads the own profile once, for everything that is drawn in it. */
export function UserProvider({ children }: { children: ComponentChildren }): JSX.Element {
  const load = useLoad(
    async (signal) => (isSignedIn ? await api.GET('/api/Users/me', { signal }) : { response: Response.json(null) }),
    [],
  )
  return <Context.Provider value={load}>{children}</Context.Provider>
}

/** The loading of the own profile, for the layout and for whoever changes the profile. */
export function useUserLoad(): Load<User> {
  const load = useContext(Context)
  if (!load) throw new Error('useUserLoad needs a UserProvider around it')
  return load
}

/** Who is signed in; null when nobody is. Pages are drawn when this is known. */
export function useUser(): User | null {
  return useUserLoad().data
}

/** Who is signed in, on a page that is private in the table of pages. */
export function useSignedInUser(): User {
  const user = useUser()
  if (!user) throw new Error('useSignedInUser is for private pages')
  return user
}
