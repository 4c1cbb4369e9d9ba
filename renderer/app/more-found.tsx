import { Spotlight } from '@mantine/spotlight'
import { useTranslation } from 'react-i18next'
import { MOST_FOUND } from '../../shared/contract/search.ts'
import { formatNumber } from '../lib/format.ts'
import { useLanguage } from '../lib/use-language.ts'

/** How many results are listed at first, and how many more at each request. */
export const FIRST_FOUND = 12
const MORE = 48

interface MoreFoundProps {
  shown: number
  /** The number of results in all; undefined until it is known. */
  count: { total: number; isExact: boolean } | undefined
  /** How many results were requested. */
  limit: number
  onMore: (limit: number) => void
}

/** Says how many of the results are listed, and offers more; renders nothing where all are listed. */
export function MoreFound({ shown, count, limit, onMore }: MoreFoundProps) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  // Fewer results than requested: there are no more.
  if (!count || shown < limit || count.total <= shown) return null
  const words = { shown: formatNumber(shown, language), total: formatNumber(count.total, language) }
  const said = t(count.isExact ? 'search.shownOf' : 'search.shownOfAtMost', words)
  if (limit >= MOST_FOUND)
    return <Spotlight.Action label={said} description={t('search.narrow')} closeSpotlightOnTrigger={false} />
  return (
    <Spotlight.Action
      label={said}
      description={t('search.more')}
      closeSpotlightOnTrigger={false}
      onClick={() => onMore(Math.min(limit + MORE, MOST_FOUND))}
    />
  )
}
