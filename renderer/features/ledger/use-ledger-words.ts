import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../lib/i18n.ts'
import { useLanguage } from '../../lib/use-language.ts'

/** The texts that the revision log needs. */
export interface LedgerWords {
  t: TFunction<'ledger'>
  diagnosis: TFunction<'diagnosis'>
  /** For signs and wording issues. */
  signs: TFunction<readonly ['diagnosis', 'wording']>
  probes: TFunction<'probes'>
  language: Language
}

export function useLedgerWords(): LedgerWords {
  const { t } = useTranslation('ledger')
  const { t: diagnosis } = useTranslation('diagnosis')
  const { t: signs } = useTranslation(['diagnosis', 'wording'])
  const { t: probes } = useTranslation('probes')
  const language = useLanguage()
  return useMemo(() => ({ t, diagnosis, signs, probes, language }), [t, diagnosis, signs, probes, language])
}
