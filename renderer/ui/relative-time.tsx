import { formatAgo, formatMomentAmong } from '../lib/format.ts'
import type { Language } from '../lib/i18n.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useNow } from '../lib/use-now.ts'

/** How often words such as "2 minutes ago" are updated. Milliseconds. */
export const EVERY_HALF_MINUTE = 30_000

interface TimeAgoProps {
  /** Milliseconds since 1970, like `now`. */
  at: number
  now: number
  language: Language
  /** Moments from which it must be told apart: the exact time shows seconds if one is in the same minute. */
  among?: readonly number[]
}

/** How long ago, in words, with the exact time on hover. For long lists, which share one clock. */
export function TimeAgo({ at, now, language, among = [] }: TimeAgoProps) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMomentAmong(at, among, language)}>
      {formatAgo(at, now, language)}
    </time>
  )
}

/** How long ago, in words that are updated regularly. `at` in milliseconds since 1970. */
export function RelativeTime({ at, among }: Pick<TimeAgoProps, 'at' | 'among'>) {
  return <TimeAgo at={at} among={among} now={useNow(EVERY_HALF_MINUTE)} language={useLanguage()} />
}
