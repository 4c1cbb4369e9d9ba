import { useStore } from 'zustand'
import { useLineState } from '../../lib/api.ts'
import { isOfTheLine, problemOf } from '../../lib/problem-of.ts'
import { isDown } from '../../lib/rpc/line.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ConflictNotice, type DraftNoticeProps } from './conflict-notice.tsx'
import { OfferNotice } from './offer-notice.tsx'

/** What the person must know or decide of a draft on the screen: another text of it, or that it cannot be saved. */
export function DraftNotices<T>(props: DraftNoticeProps<T>) {
  const { session } = props
  // Only a failure is told here: this would be drawn again at every save otherwise.
  const failure = useStore(session, ({ saving }) => (saving.save === 'failed' ? saving : null))
  // The notice of the frame says of a broken link what it means and what to do.
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
