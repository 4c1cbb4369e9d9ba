import { baseSize } from '../../../analysis/base-size.ts'
import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { ArmShares, Verdict } from '../verdict.ts'
import { tellVerdict } from './tell-verdict.ts'
import { type Teller, tellerOf } from './teller.ts'
import type { VerdictLanguage } from './verdict-messages.ts'

/**
 * A verdict as plain text: the headline, the shares of each arm and of its runs, then all sections of the page. It ends
 * with a line break. The caller must add the notice that answers are synthetic.
 */
export function verdictText(verdict: Verdict, plan: ExperimentPlan, language: VerdictLanguage): string {
  const told = tellVerdict(verdict, plan, language)
  const teller = tellerOf(plan, language)
  const arms = verdict.arms.filter(({ base }) => base > 0)
  const shares = arms.flatMap((arm) => armLines(arm, verdict.options, teller))
  const paragraphs = [
    [told.headline, told.limits, told.warning].filter((line) => line !== null),
    ...(shares.length > 0 ? [[teller.messages.shares.title, ...told.options, ...shares]] : []),
    ...told.sections.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)]),
  ]
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const MISSING = ['blank', 'unread', 'missing'] as const

/** The line of an arm, then one for each of its runs; of a single run the arm has said all. */
function armLines(arm: ArmShares, options: readonly string[], teller: Teller): string[] {
  const { messages, say, name, number } = teller
  const texts = messages.shares
  const missing = MISSING.filter((kind) => arm[kind] > 0).map(
    (kind) => `${messages.semicolon}${say(texts[kind], { count: number(arm[kind]) })}`,
  )
  const runs = arm.runs.length > 1 ? arm.runs : []
  return [
    `  ${sharesLine(name(arm.arm), arm, options, teller)}${missing.join('')}`,
    ...runs.map((run) => {
      const named = say(texts.run, { arm: name(arm.arm), repeat: number(run.repeat) })
      return `    ${sharesLine(named, run, options, teller)}`
    }),
  ]
}

/** "B (base 50, small): Yes 68%, No 32%"; counts where the base is too small for percentages. */
function sharesLine(
  named: string,
  { base, shares }: Pick<ArmShares, 'base' | 'shares'>,
  options: readonly string[],
  teller: Teller,
): string {
  const { messages, say, number, percent } = teller
  const told = shares.map(({ count, percent: share }, at) => {
    const option = teller.option(options[at] ?? '')
    return `${option} ${share === null ? number(count) : percent(share)}`
  })
  return say(messages.shares[baseSize(base)], { arm: named, base: number(base), shares: told.join(', ') })
}
