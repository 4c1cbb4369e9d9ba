import { useTranslation } from 'react-i18next'
import { useRulesOff } from '../../lib/wording/use-rules-off.ts'

/**
 * A sentence that names the rules of the wording checker that are off; null while all rules speak.
 *
 * @param here the rules that are off in the survey
 */
export function useRulesOffText(here?: readonly string[]): string | null {
  const { t } = useTranslation('wording')
  const off = useRulesOff(here)
  if (off.length === 0) return null
  return t('rulesOff.file', { rules: off.map((rule) => t(`rule.${rule}`)).join(', ') })
}
