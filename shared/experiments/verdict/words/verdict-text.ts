import { baseSize } from '../../../analysis/base-size.ts'
import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { ArmShares, Verdict } from '../verdict.ts'
import { tellVerdict } from './tell-verdict.ts'
import { type Teller, tellerOf } from './teller.ts'
import type { VerdictLanguage } from './verdict-messages.ts'

/**
 * A verdict as plain text, for the command line: the headline, the shares of each arm, then all sections of the page.
 * It ends with a line break. The caller must add the notice that answers are synthetic.
 */
export function verdictText(verdict: Verdict, plan: ExperimentPlan, language: VerdictLanguage): string {
  const told = tellVerdict(verdict, plan, language)
  const teller = tellerOf(plan, language)
  const arms = verdict.arms.filter(({ base }) => base > 0)
  const shares = arms.map((arm) => `  ${armLine(arm, verdict.options, teller)}`)
  const paragraphs = [
    [told.headline, told.limits, told.warning].filter((line) => line !== null),
    ...(shares.length > 0 ? [[teller.messages.shares.title, ...told.options, ...shares]] : []),
    ...told.sections.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)]),
  ]
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** "B (base 50, small): Yes 68%, No 32%"; counts where the base is too small for percentages. */
function armLine({ arm, base, shares }: ArmShares, options: readonly string[], teller: Teller): string {
  const { messages, say, name, number, percent } = teller
  const told = shares.map(({ count, percent: share }, at) => {
    const option = teller.option(options[at] ?? '')
    return `${option} ${share === null ? number(count) : percent(share)}`
  })
  const text = messages.shares[baseSize(base)]
  return say(text, { arm: name(arm), base: number(base), shares: told.join(', ') })
}
