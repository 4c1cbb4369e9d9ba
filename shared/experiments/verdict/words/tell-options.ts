import type { Question } from '../../../models/draft.ts'
import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { Verdict } from '../verdict.ts'
import type { Teller } from './teller.ts'

type Asked = Pick<ExperimentPlan, 'arms'>

/**
 * Lines on arms whose options are not those of A. Options are counted by their identity, so that one that was reworded
 * stands under the words of A.
 */
export function tellOptions({ arms }: Pick<Verdict, 'arms'>, plan: Asked, teller: Teller): string[] {
  const { messages, say, name, option } = teller
  const base = plan.arms.find(({ kind }) => kind === 'base')?.question
  if (!base) return []
  return arms.flatMap(({ arm: id, runs }) => {
    const asked = questionOf(plan, id)
    if (!asked || runs.length === 0) return []
    const arm = name(id)
    const reworded = base.options.flatMap((own) => {
      const text = asked.options.find((other) => other.id === own.id)?.text ?? own.text
      if (text.trim() === own.text.trim()) return []
      return [say(messages.options.pair, { option: option(own.text), text: option(text) })]
    })
    const dropped = without(base, asked).map(({ text }) => option(text))
    const added = without(asked, base).map(({ text }) => option(text))
    const lines = [
      { text: messages.options.reworded, told: reworded },
      { text: messages.options.dropped, told: dropped },
      { text: messages.options.added, told: added },
    ]
    return lines.flatMap(({ text, told }) =>
      told.length > 0 ? [say(text, { arm, options: teller.list(told) })] : [],
    )
  })
}

/** An option of A in quotes, with its words in another arm where these differ. */
export function optionIn(arm: string, at: number, verdict: Verdict, plan: Asked, teller: Teller): string {
  const { messages, say, name } = teller
  const text = verdict.options[at] ?? ''
  const told = teller.option(text)
  const id = plan.arms.find(({ kind }) => kind === 'base')?.question?.options[at]?.id
  const asked = questionOf(plan, arm)
  if (id === undefined || !asked) return told
  const other = asked.options.find((each) => each.id === id)
  if (!other) return say(messages.options.notIn, { option: told, arm: name(arm) })
  if (other.text.trim() === text.trim()) return told
  return say(messages.options.textIn, { option: told, arm: name(arm), text: teller.option(other.text) })
}

/** A sentence on two arms whose options differ in their words, so that the stem alone explains nothing. */
export function tellOptionsToo(
  { from, to }: { from: string; to: string },
  plan: Asked,
  teller: Teller,
): string[] {
  const [one, other] = [questionOf(plan, from), questionOf(plan, to)]
  if (!one || !other) return []
  const words = ({ options }: Question) =>
    options
      .map(({ text }) => text.trim())
      .sort()
      .join('\n')
  if (words(one) === words(other)) return []
  const { stemToo, alone } = teller.messages.options
  return [one.stem.trim() === other.stem.trim() ? alone : stemToo]
}

function questionOf({ arms }: Asked, id: string): Question | null {
  return arms.find((arm) => arm.id === id)?.question ?? null
}

/** The options of one item that another one does not have. */
function without(one: Question, other: Question): Question['options'] {
  return one.options.filter(({ id }) => !other.options.some((each) => each.id === id))
}
