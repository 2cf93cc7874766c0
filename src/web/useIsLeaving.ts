import { useLocation, useRoute } from 'preact-iso'

/** Returns whether the component belongs to a page that stays while the next one loads. What is around the pages never leaves. */
export function useIsLeaving(): boolean {
  const { path } = useLocation()
  const own = useRoute().path
  return own !== undefined && own !== path
}
