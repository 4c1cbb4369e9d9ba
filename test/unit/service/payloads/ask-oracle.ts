import { readResults } from '../../../../electron/service/results/read-results.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { aTruth, type Truth, trueCounts } from './a-truth.ts'
import { type Dice, dice } from './dice.ts'
import { aMisleadingPayload } from './misleading-payloads.ts'
import { anAnswerPayload } from './oracle-answers.ts'
import { aNumberPayload } from './oracle-numbers.ts'

/** How a payload was read, compared with the truth. */
export type Outcome = 'right' | 'asked' | 'listed' | 'wrong'

/** Number of payloads by outcome, and the first that were read wrongly, as text. */
export interface OracleTally extends Record<Outcome, number> {
  examples: string[]
  /** Number of payloads by notation and outcome. */
  ways: Record<string, Record<Outcome, number>>
}

/** `plain`: as an ordinary program may write it; `misleading`: written to invite a wrong reading. */
export type PayloadKind = 'plain' | 'misleading'

interface Written {
  truth: Truth
  data: unknown
  way: string
}

/** True data in a random notation that an ordinary program could use. */
function aPlainPayload(roll: Dice): Written {
  const asNumbers = roll.chance(0.55)
  const truth = aTruth(roll, asNumbers ? 100 : roll.pick([5, 12, 12, 25]))
  return asNumbers
    ? { truth, data: aNumberPayload(truth, roll), way: 'numbers' }
    : { truth, data: anAnswerPayload(truth, roll), way: 'answers' }
}

/**
 * Reads `cases` payloads of true data, from `seed` on, and compares each with the truth: `plain` ones in random
 * notations, `misleading` ones so that a careless reading gives other numbers.
 */
export function askOracle(seed: number, cases: number, kind: PayloadKind = 'plain'): OracleTally {
  const tally: OracleTally = { right: 0, asked: 0, listed: 0, wrong: 0, examples: [], ways: {} }
  for (let at = seed; at < seed + cases; at++) {
    const roll = dice(at)
    const { truth, data, way } = kind === 'plain' ? aPlainPayload(roll) : aMisleadingPayload(roll)
    const results = readResults(data, truth.draft)
    const lies = liesOf(truth, results)
    const outcome = lies.length > 0 ? 'wrong' : outcomeOf(truth, results)
    tally[outcome] += 1
    tally.ways[way] ??= { right: 0, asked: 0, listed: 0, wrong: 0 }
    tally.ways[way][outcome] += 1
    if (outcome === 'wrong' && tally.examples.length < 12)
      tally.examples.push(
        `seed ${at}, ${way}: ${lies.slice(0, 3).join('; ')}\n${JSON.stringify(data)
          .replace(/"personas":\[.*?\],/, '')
          .slice(0, 900)}`,
      )
  }
  return tally
}

function outcomeOf({ draft, said }: Truth, { answers, counts, doubts, unplaced }: RunResults): Outcome {
  const told = new Set([
    ...answers.filter(({ kind }) => kind !== 'unread').map(({ question }) => question),
    ...counts.map(({ question }) => question),
  ])
  const isAnswered = (q: number): boolean => said.some((row) => row[q] !== null)
  const isChoice = (q: number): boolean => draft.questions[q]?.type === 'single_choice'
  const choices = draft.questions.flatMap((_, q) => (isChoice(q) && isAnswered(q) ? [q] : []))
  // Numbers say nothing about open-ended items; those are checked only if there are no other items.
  const items = choices.length > 0 ? choices : draft.questions.flatMap((_, q) => (isAnswered(q) ? [q] : []))
  if (items.length > 0 && items.every((q) => told.has(q))) return 'right'
  if (doubts.some(({ decision }) => decision === null)) return 'asked'
  if (said.every((row) => row.every((one) => one === null))) return 'listed'
  return unplaced.length > 0 || answers.length > 0 || choices.length === 0 ? 'listed' : 'wrong'
}

/** Everything in a reading that is not true. */
function liesOf(truth: Truth, { answers, counts, shares, respondents }: RunResults): string[] {
  const byId = new Map(truth.people.map(({ id }, p) => [id, p]))
  const lies: string[] = []
  for (const { respondent, question, kind, option, text } of answers) {
    if (kind === 'unread') continue
    const { id, attributes } = respondents[respondent] ?? { id: null, attributes: [] }
    // If the id's field has an unknown name, the id is among the attributes.
    const trait = attributes.map(({ value }) => byId.get(value)).find((at) => at !== undefined)
    const p = id === null ? (trait ?? respondent) : byId.get(id)
    const said = p === undefined ? undefined : (truth.said[p]?.[question] ?? null)
    const told = kind === 'option' ? option : kind === 'text' ? text : null
    if (said === undefined) lies.push(`nobody is ${id}`)
    else if (said !== told) lies.push(`${id ?? p} said ${said} to ${question}, not ${kind} ${told}`)
    const sexe = attributes.find(({ name }) => name === 'sexe')?.value
    if (p !== undefined && sexe !== undefined && sexe !== truth.people[p]?.sexe)
      lies.push(`${id ?? p} is no ${sexe}`)
  }
  for (const { question, counts: column } of counts) {
    const truly = trueCounts(truth, question)
    column.forEach((count, at) => {
      if (count !== null && count !== truly[at]) lies.push(`${count} for ${truly[at]} in ${question}/${at}`)
    })
  }
  if (shares.length > 0) lies.push('percentages that nobody decided on')
  return lies
}
