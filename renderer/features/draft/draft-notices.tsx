import { useStore } from 'zustand'
import { useLineState } from '../../lib/api.ts'
import { isOfTheLine, problemOf } from '../../lib/problem-of.ts'
import { isDown } from '../../lib/rpc/line.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ConflictNotice, type DraftNoticeProps } from './conflict-notice.tsx'
import { OfferNotice } from './offer-notice.tsx'

/**
 * What the person must know or decide about the draft on the screen: there is another text of it, or it cannot be
 * saved.
 */
export function DraftNotices<T>(props: DraftNoticeProps<T>) {
  const { session } = props
  // Only failures are subscribed to: otherwise this would be rendered again at every save.
  const failure = useStore(session, ({ saving }) => (saving.save === 'failed' ? saving : null))
  // For a lost connection to Sonde the notice in the page's frame says what it means and what to do.
  const isToldThere = isDown(useLineState()) && failure !== null && isOfTheLine(problemOf(failure.error))
  return (
    <>
      <ConflictNotice {...props} />
      <OfferNotice {...props} />
      {failure && !isToldThere && (
        <ProblemNotice problem={failure.error} onRetry={() => void session.flush()} />
      )}
    </>
  )
}
