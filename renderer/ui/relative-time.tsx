import { formatAgo, formatMoment } from '../lib/format.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useNow } from '../lib/use-now.ts'

const EVERY_HALF_MINUTE = 30_000

/** How long ago, in words; the exact time on hover. `at` in milliseconds since 1970. */
export function RelativeTime({ at }: { at: number }) {
  const language = useLanguage()
  const now = useNow(EVERY_HALF_MINUTE)
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at, language)}>
      {formatAgo(at, now, language)}
    </time>
  )
}
