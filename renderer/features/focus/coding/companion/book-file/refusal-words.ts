import { useTranslation } from 'react-i18next'
import { IMPORT_LIMITS } from '../../../../../../shared/exchange/limits.ts'
import { MOST_CODES } from '../../../../../../shared/transcripts/import/found-codes.ts'
import { formatNumber } from '../../../../../lib/format.ts'
import { useLanguage } from '../../../../../lib/use-language.ts'
import type { CodebookRefused } from './codebook-messages.ts'

/** Reasons that have a sentence of their own. */
const OWN = [
  ...(['empty', 'too_large', 'macros', 'old_office', 'other_document', 'encoding'] as const),
  ...(['archive_locked', 'xml_entities', 'unknown_kind', 'took_too_long'] as const),
  ...(['no_codes', 'too_many_codes', 'no_codebook'] as const),
]

/** Says why no codebook was read, and what to do. */
export function useRefusalWords(): (refused: CodebookRefused) => string {
  const { t } = useTranslation('books')
  const language = useLanguage()
  const limits = {
    megabytes: formatNumber(IMPORT_LIMITS.fileBytes / 1_000_000, language),
    seconds: formatNumber(IMPORT_LIMITS.reading / 1_000, language),
    codes: formatNumber(MOST_CODES, language),
  }
  return (refused) => {
    if (refused.kind === 'failed') return t('refusal.failed')
    const { code, line } = refused
    if (code === 'xml_broken')
      return line === null
        ? t('refusal.broken')
        : t('refusal.brokenAt', { line: formatNumber(line, language) })
    if (code === 'archive_broken' || code === 'archive_paths') return t('refusal.broken')
    const own = OWN.find((each) => each === code)
    return own ? t(`refusal.${own}` as const, limits) : t('refusal.too_much')
  }
}
