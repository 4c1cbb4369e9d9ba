import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ALL_ADULTS } from '../../../../shared/census/adults.ts'
import {
  audienceSize,
  findNarrow,
  type NarrowAudience,
  PRACTICE_PANEL,
} from '../../../../shared/census/audience-size.ts'
import { formatNumber, formatShare } from '../../../lib/format.ts'
import { useActiveConnection } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useDraft } from '../model/use-draft.ts'
import styles from './audience.module.css'

const MILLION = 1_000_000

/** How many people the ages and the sex select, by the census; this says nothing about the service's own panel. */
export function AudienceSize() {
  const { t } = useTranslation('audience')
  const words = useSizeWords()
  const narrow = useNarrowWords()
  return (
    <div className={styles.size}>
      <h3>{t('size.heading')}</h3>
      <p>{words.join(' ')}</p>
      {narrow && (
        <p className={styles.narrow}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          <span>{narrow}</span>
        </p>
      )}
    </div>
  )
}

/** Sentences on how many adults the audience selects. */
export function useSizeWords(): string[] {
  const { t } = useTranslation('audience')
  const language = useLanguage()
  const audience = useDraft((state) => state.history.present.audience)
  const practice = useActiveConnection()?.practice === true
  const { share, adults } = audienceSize(audience)
  if (share === null || adults === null) return [t('size.unknown')]
  if (share === 0) return [t('size.nobody')]
  const number = (value: number) => formatNumber(value, language)
  const people = (persons: number) => {
    if (persons < MILLION) return number(Math.round(Number(persons.toPrecision(2))))
    const millions = Math.round(persons / (MILLION / 10)) / 10
    return t('size.million', { count: millions, value: number(millions) })
  }
  return [
    share === 1
      ? t('size.everyone', { all: people(ALL_ADULTS) })
      : t('size.share', {
          percent: formatShare(share, language),
          adults: people(adults),
          all: people(ALL_ADULTS),
        }),
    practice
      ? t(share === 1 ? 'size.practiceAll' : 'size.practice', {
          panel: number(PRACTICE_PANEL),
          count: number(roughly(share * PRACTICE_PANEL)),
        })
      : t('size.live'),
  ]
}

/** A count to three figures, since the census gives no more precision for a panel. */
function roughly(count: number): number {
  return Math.round(Number(count.toPrecision(3)))
}

/** A sentence on why the audience may have too few personas; null where it should have enough. */
export function useNarrowWords(): string | null {
  const { t } = useTranslation('audience')
  const language = useLanguage()
  const audience = useDraft((state) => state.history.present.audience)
  const asked = useDraft((state) => state.history.present.personas) ?? 0
  const practice = useActiveConnection()?.practice === true
  const narrow: NarrowAudience | null = findNarrow(audienceSize(audience), asked, practice)
  const personas = formatNumber(asked, language)
  switch (narrow?.kind) {
    case 'nobody':
      return t('narrow.nobody')
    case 'fewer':
      return t('narrow.fewer', { count: narrow.expected, personas })
    case 'rare':
      return t('narrow.rare', { panel: formatNumber(narrow.panel, language), personas })
    default:
      return null
  }
}
