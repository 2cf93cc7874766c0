import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { withoutBasePath } from '../basePath.tsx'
import { PagedList } from '../components/PagedList.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { announce } from '../events.ts'
import { useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import './Notifications.css'

type Notification = Schemas['NotificationDto']

/** Page of the user's notifications, newest first. */
export default function Notifications(): JSX.Element {
  const dates = useDates()
  const pageNumber = useSearchParams().getNumber('page')
  const result = useQuery(
    (signal) => api.GET('/api/Notifications', { params: { query: { pageNumber } }, signal }),
    [pageNumber],
    { name: 'notifications', kinds: ['notification'] },
  )
  const readAll = useMutation(() => api.PUT('/api/Notifications/read-all'))
  const read = useMutation((id: string) => api.PUT('/api/Notifications/{id}/read', { params: { path: { id } } }))
  const remove = useMutation((id: string) => api.DELETE('/api/Notifications/{id}', { params: { path: { id } } }))
  const failure = readAll.failure ?? read.failure ?? remove.failure
  const isSending = readAll.isSending || read.isSending || remove.isSending
  const act = (change: Promise<unknown>) => void change.then((answer) => answer && announce('notification'))
  const hasUnread = result.data?.items.some(({ isRead }) => !isRead) ?? false
  return (
    <>
      <PageTitle title={common.notifications} lead={texts.whatHappenedToYourPrints}>
        <button type="button" disabled={isSending || !hasUnread} onClick={() => act(readAll.run())}>
          {texts.markAllAsRead}
        </button>
      </PageTitle>
      {failure && <ProblemView failure={failure} />}
      <PagedList result={result} noun="notification" empty={texts.noNotificationsYet}>
        {(items) => (
          <ul class="notifications">
            {items.map((notification) => (
              <li key={notification.id} class="card">
                <div>
                  <h2>
                    <Title notification={notification} />
                    {!notification.isRead && <span class="badge calm">{texts.newBadge}</span>}
                  </h2>
                  <p>{notification.message}</p>
                  <p class="note">{dates.ago(notification.createdDate)}</p>
                </div>
                <div class="actions">
                  {!notification.isRead && (
                    <button type="button" disabled={isSending} onClick={() => act(read.run(notification.id))}>
                      {texts.markAsRead({
                        message: notification.message,
                        hidden: (text) => <span class="visually-hidden">{text}</span>,
                      })}
                    </button>
                  )}
                  <button type="button" disabled={isSending} onClick={() => act(remove.run(notification.id))}>
                    {texts.deleteMessage({
                      message: notification.message,
                      hidden: (text) => <span class="visually-hidden">{text}</span>,
                    })}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
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
