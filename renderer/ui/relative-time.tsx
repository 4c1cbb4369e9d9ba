import { formatAgo, formatMoment } from '../lib/format.ts'
import type { Language } from '../lib/i18n.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useNow } from '../lib/use-now.ts'

/** How often words such as "2 minutes ago" are renewed. Milliseconds. */
export const EVERY_HALF_MINUTE = 30_000

interface TimeAgoProps {
  /** Milliseconds since 1970, as `now`. */
  at: number
  now: number
  language: Language
}

/** How long ago, in words; the exact time on hover. For long lists, which share one clock. */
export function TimeAgo({ at, now, language }: TimeAgoProps) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at, language)}>
      {formatAgo(at, now, language)}
    </time>
  )
}

/** How long ago, in words, kept up to date by itself. `at` in milliseconds since 1970. */
export function RelativeTime({ at }: { at: number }) {
  return <TimeAgo at={at} now={useNow(EVERY_HALF_MINUTE)} language={useLanguage()} />
}
