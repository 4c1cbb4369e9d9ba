import type { RuleCode } from '../../../../shared/wording/finding.ts'
import { withRule } from '../../../../shared/wording/rules-off.ts'
import { useChangeSettings, useSettings } from '../../../lib/use-settings.ts'
import { tellProblem } from '../../../ui/tell-problem.tsx'
import { useDraftStore } from '../model/use-draft.ts'
import { switchRuleHere } from './wording-commands.ts'

/** Where a rule is turned off: in the survey on the screen, or in all surveys. */
export type Reach = 'here' | 'everywhere'

/**
 * Turns a rule off or on again. In one survey this is a change of the draft, which can be undone; in all surveys it is
 * a setting. A rule that is turned on in all surveys is also on in this one.
 */
export function useSwitchRule(): (rule: RuleCode, reach: Reach, isOff: boolean) => void {
  const store = useDraftStore()
  const settings = useSettings()
  const change = useChangeSettings()
  return (rule, reach, isOff) => {
    if (reach === 'everywhere')
      change.mutate({ rulesOff: withRule(settings?.rulesOff, rule, isOff) }, { onError: tellProblem })
    if (reach === 'here' || store.getState().history.present.rulesOff?.includes(rule))
      store.edit(`rule:${rule}`, (draft) => switchRuleHere(draft, rule, isOff && reach === 'here'))
  }
}
