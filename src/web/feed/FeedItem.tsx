import * as texts from '#texts/people'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Avatar } from '../components/Avatar.tsx'
import { UserName } from '../components/UserName.tsx'
import { useDates } from '../format.ts'
import { PublicPrintRow } from '../prints/PublicPrintRow.tsx'
import './feed.css'

/** Item of the feed: who did what when, with the comment, and the print that it is about. */
export function FeedItem({ item }: { readonly item: Schemas['FeedItemDto'] }): JSX.Element {
  const dates = useDates()
  const { kind, date, user, print, comment } = item
  return (
    <li class="card feed-item">
      <p>
        <Avatar user={user} />{' '}
        {(kind === 'Comment' ? texts.commentedAgo : texts.recordedAgo)<JSX.Element>({
          user: () => (
            <strong>
              <UserName user={user} />
            </strong>
          ),
          ago: () => (
            <time class="note" dateTime={date} title={dates.dateTime(date)}>
              {dates.ago(date)}
            </time>
          ),
        })}
      </p>
      {comment && <blockquote>{comment.body}</blockquote>}
      <ul class="print-list">
        <PublicPrintRow print={print} />
      </ul>
    </li>
  )
}
