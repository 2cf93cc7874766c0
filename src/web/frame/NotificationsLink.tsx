import * as texts from '#texts/frame'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Icon } from '../components/Icon.tsx'
import { formatNumber } from '../format.ts'
import { useQuery } from '../useQuery.ts'

/** Link to the notifications, with the number of unread ones as it is now. */
export function NotificationsLink({ isCurrent }: { readonly isCurrent: boolean }): JSX.Element {
  const { data } = useQuery((signal) => api.GET('/api/Notifications/unread-count', { signal }), [], {
    kinds: ['notification'],
  })
  const unread = data?.unreadCount ?? 0
  return (
    <a class="bell" href="/notifications" title={common.notifications} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name="bell" />
      <span class="visually-hidden">{common.notifications}</span>
      {unread > 0 && (
        <>
          {' '}
          <span class="count">
            {unread > 99 ? '99+' : formatNumber(unread)}
            <span class="visually-hidden">{texts.unread}</span>
          </span>
        </>
      )}
    </a>
  )
}
