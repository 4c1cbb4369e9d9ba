import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OtherPrograms } from '../../../shared/models/connection.ts'
import { formatAgo, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useNow } from '../../lib/use-now.ts'
import { EVERY_HALF_MINUTE } from '../../ui/relative-time.tsx'

interface OtherProgramsChoiceProps {
  /** What is known about other programs that use the key; null where nothing is. */
  known: OtherPrograms | null
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether other programs use the key. If a 429 has shown it, says when, and how many calls are left to them. */
export function OtherProgramsChoice({ known, checked, onChange }: OtherProgramsChoiceProps) {
  const { t } = useTranslation('connections')
  const language = useLanguage()
  const now = useNow(EVERY_HALF_MINUTE)
  const help =
    known?.learnedAt != null && known.calls !== null
      ? t('form.othersLearned', {
          when: formatAgo(known.learnedAt, now, language),
          calls: formatNumber(known.calls, language),
        })
      : t('form.othersHelp')
  return (
    <Checkbox
      label={t('form.others')}
      description={help}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
