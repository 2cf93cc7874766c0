import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { api, type Answer, type Schemas } from '../api.ts'
import { withoutBasePath } from '../basePath.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { announce } from '../events.ts'
import { useDates } from '../format.ts'
import { useMutations } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import './Notifications.css'

type Notification = Schemas['NotificationDto']

/** Page of the user's notifications, newest first. */
export default function Notifications(): JSX.Element {
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Notifications', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
    { name: 'notifications', kinds: ['notification'] },
  )
  const unread = useQuery((signal) => api.GET('/api/Notifications/unread-count', { signal }), [], {
    kinds: ['notification'],
  })
  const hasUnread = Boolean(unread.data?.unreadCount)
  const { run, isSending, failure } = useMutations()
  const act = (send: () => Promise<Answer<unknown>>) =>
    void run(send).then((answer) => answer && announce('notification'))
  const readAll = () => api.PUT('/api/Notifications/read-all')
  const read = (id: string) => api.PUT('/api/Notifications/{id}/read', { params: { path: { id } } })
  const remove = (id: string) => api.DELETE('/api/Notifications/{id}', { params: { path: { id } } })
  return (
    <>
      <PageTitle title={common.notifications} lead={texts.whatHappenedToYourPrints}>
        {/* Its own use ends its use: it is not `disabled` then, since it would lose the focus. */}
        <button
          type="button"
          disabled={isSending}
          aria-disabled={!hasUnread || undefined}
          onClick={() => hasUnread && act(readAll)}
        >
          {texts.markAllAsRead}
        </button>
      </PageTitle>
      {failure && <ProblemView failure={failure} />}
      <PagedList result={result} noun="notification" empty={texts.noNotificationsYet}>
        {(items) => (
          <ul class="notifications">
            {items.map((notification) => (
              <Item
                key={notification.id}
                notification={notification}
                isSending={isSending}
                onRead={() => act(() => read(notification.id))}
                onDelete={() => act(() => remove(notification.id))}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

interface ItemProps {
  readonly notification: Notification
  /** Whether a change of any notification is being sent. */
  readonly isSending: boolean
  readonly onRead: () => void
  readonly onDelete: () => void
}

/** A notification, with what can be done with it. */
function Item({ notification, isSending, onRead, onDelete }: ItemProps): JSX.Element {
  const dates = useDates()
  const { message, createdDate, isRead } = notification
  const hidden = (text: ComponentChildren) => <span class="visually-hidden">{text}</span>
  return (
    <li class="card">
      <div>
        <h2>
          <Title notification={notification} />
          {!isRead && <span class="badge calm">{texts.newBadge}</span>}
        </h2>
        <p>{message}</p>
        <p class="note">{dates.ago(createdDate)}</p>
      </div>
      <div class="actions">
        {!isRead && (
          <button type="button" disabled={isSending} onClick={onRead}>
            {texts.markAsRead({ message, hidden })}
          </button>
        )}
        <button type="button" disabled={isSending} onClick={onDelete}>
          {texts.deleteMessage({ message, hidden })}
        </button>
      </div>
    </li>
  )
}

/** The title, with a link to what the notification is about. */
function Title({ notification: { title, actionUrl } }: { readonly notification: Notification }): JSX.Element {
  return actionUrl === null ? <>{title}</> : <a href={pathOf(actionUrl)}>{title}</a>
}

/** Path of an address of the service, which another host name may show. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address)
  return withoutBasePath(pathname) + search + hash
}
