import { useMemo } from 'react'
import type { RuleCode } from '../../../shared/wording/finding.ts'
import { rulesOff } from '../../../shared/wording/rules-off.ts'
import { useSettings } from '../use-settings.ts'

/**
 * The rules of the wording checker that are off: those of the settings, and those of a survey. The same list stays the
 * same object.
 *
 * @param here the rules that are off in the survey
 */
export function useRulesOff(here?: readonly string[]): readonly RuleCode[] {
  const everywhere = useSettings()?.rulesOff
  const names = rulesOff(everywhere, here).join()
  return useMemo(() => rulesOff(names.split(','), undefined), [names])
}
