import type { JSX } from 'preact'
import { api } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'

/** Link to the notifications, with the number of unread ones as it is now. */
export function NotificationsLink({ isCurrent }: { readonly isCurrent: boolean }): JSX.Element {
  const { data } = useQuery((signal) => api.GET('/api/Notifications/unread-count', { signal }), [], {
    kinds: ['notification'],
  })
  const unread = data?.unreadCount ?? 0
  return (
    <a href="/notifications" aria-current={isCurrent ? 'page' : undefined}>
      Notifications
      {unread > 0 && (
        <>
          {' '}
          <span class="badge calm">
            {formatNumber(unread)}
            <span class="visually-hidden"> unread</span>
          </span>
        </>
      )}
    </a>
  )
}
