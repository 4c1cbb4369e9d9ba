/**
 * Prints how the practice service fares on wordings by people who had not seen its rules: `npm run bench -- practice-by-others`,
 * with `--misses` each one that it fares badly on. Judges nothing.
 */
import { answersOf } from '../../electron/practice/answers/answer-survey.ts'
import { readQuestion } from '../../electron/practice/answers/effects/planted.ts'
import type { Question } from '../../electron/practice/answers/question.ts'
import { type OptionSet, readOptionSet } from '../../electron/practice/answers/scales/option-set.ts'
import { languageOf } from '../../electron/practice/answers/text.ts'
import { drawPanel } from '../../electron/practice/panel/panel.ts'
import { contradictionsIn, scoreFact } from '../support/practice/facts-by-others.ts'
import { type FormItem, type PairItem, readItemsByOthers } from '../support/practice/items-by-others.ts'

const everyone = drawPanel(1).personas
const people = everyone.slice(0, 2000)
const showMisses = process.argv.includes('--misses')
const HALVES = ['seen', 'kept', 'third', 'fourth'] as const

/** Two standard errors of the difference of two shares of 2,000 near one half, in points. */
const NOISE = 2 * 1.58

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Prints how many are fine, and with `--misses` what the others show. */
function tell(name: string, outcomes: readonly { fine: boolean; shown: string }[]): void {
  if (outcomes.length === 0) return
  print(`${name}: ${outcomes.filter(({ fine }) => fine).length} of ${outcomes.length}`)
  if (showMisses) for (const { fine, shown } of outcomes) if (!fine) print(`    ${shown}`)
}

/** Percent of the given answers that fall on each option. */
function shares(texte: string, options: readonly string[]): number[] {
  const answers = answersOf(people, [{ type: 'choix_unique', texte, options }], '').map(([answer]) => answer)
  const given = answers.filter((answer) => answer !== null)
  return options.map((option) => (100 * given.filter((answer) => answer === option).length) / given.length)
}

/**
 * The places of the options that lie where a wording pushes to: of a scale the half of it, of things to choose from the one named.
 */
function sideOf(towards: string, options: readonly string[], texte: string): number[] {
  const target = options.indexOf(towards)
  const { exits } = readOptionSet(options, languageOf([texte, ...options].join(' ')), texte)
  const places = options.map((_, place) => place).filter((place) => !exits.includes(place))
  const at = places.indexOf(target)
  const half = Math.floor(places.length / 2)
  if (at === 0) return places.slice(0, Math.max(1, half))
  if (at === places.length - 1) return places.slice(-Math.max(1, half))
  return [target]
}

/** How many points more fall where the wording pushes to than without the push. */
function pointsMoved({ text, plain = '', options = [], towards = '' }: FormItem): number {
  const side = sideOf(towards, options, text)
  const sum = (of: readonly number[]) => side.reduce((total, place) => total + (of[place] ?? 0), 0)
  return sum(shares(text, options)) - sum(shares(plain, options))
}

function questionOf({ text, type, options = [] }: FormItem): Question {
  return type === 'open' ? { type: 'libre', texte: text } : { type: 'choix_unique', texte: text, options }
}

const RULES = { double: 'double_barrelled', vague: 'vague_quantifier', absolute: 'absolute' } as const

function judgeForm(item: FormItem): { fine: boolean; shown: string } {
  const { form, text } = item
  if (form === 'leading' || form === 'loaded') {
    const points = pointsMoved(item)
    return { fine: points >= 3, shown: `${points.toFixed(0)} towards “${item.towards}”: ${text}` }
  }
  const reading = readQuestion(questionOf(item), '')
  if (form !== 'sound') return { fine: reading.form.has(RULES[form]), shown: text }
  return {
    fine: reading.pushes.length === 0 && reading.scatter === 1 && reading.misread === 0,
    shown: `${reading.form.findings.map(({ rule }) => rule).join(', ')}: ${text}`,
  }
}

/** The most that the shares of one option differ by between two paraphrases. */
function judgeParaphrases({ a, b, options }: PairItem): { fine: boolean; shown: string } {
  const other = shares(b, options)
  const gap = Math.max(...shares(a, options).map((share, place) => Math.abs(share - (other[place] ?? 0))))
  return { fine: gap <= 3 + NOISE, shown: `${gap.toFixed(0)} points: ${a} | ${b}` }
}

/** What the shares of agreement with a statement and with its contrary sum to by acquiescence, as documented. */
const AGREED = 121

/** The share of those who say yes or agree: of a graded scale, all on that side. */
function yesSide({ kind, valence }: OptionSet, given: readonly number[]): number {
  if (kind === 'nominal' || kind === 'ranges') return given[0] ?? 0
  return given.reduce((sum, share, place) => sum + ((valence[place] ?? 0) > 0 ? share : 0), 0)
}

function judgeContraries({ a, b, options }: PairItem): { fine: boolean; shown: string } {
  const set = readOptionSet(options, languageOf([a, ...options].join(' ')), a)
  const sum = yesSide(set, shares(a, options)) + yesSide(set, shares(b, options))
  return {
    fine: Math.abs(sum - (set.kind === 'agreement' ? AGREED : 100)) <= 10,
    shown: `sum ${sum.toFixed(0)}: ${a} | ${b}`,
  }
}

/** Prints how many questions about facts are answered right, and how often one person contradicts itself. */
function tellFacts(half: (typeof HALVES)[number]): void {
  const asked = readItemsByOthers('facts').filter((item) => item.half === half)
  if (asked.length === 0) return
  const scores = asked.flatMap((item) => ('unknown' in item ? [] : [scoreFact(item, people.slice(0, 300))]))
  const mean = scores.reduce((sum, { right }) => sum + right, 0) / scores.length
  print(`${half}, facts: ${asked.length - scores.length} that the sheet does not hold left out`)
  print(`${half}, facts right: ${mean.toFixed(3)} on average over ${scores.length}`)
  const outcomes = scores.map((score) => ({
    ...score,
    fine: score.right >= 0.9,
    shown: `${score.right.toFixed(2)} (${score.item.id}, read as ${score.readAs}): ${score.item.text}`,
  }))
  const even = outcomes.filter(({ oneSided }) => !oneSided)
  tell(`${half}, facts right of at least 0.9`, even)
  const oneSided = outcomes.filter((score) => score.oneSided)
  tell(`${half}, likewise where one option is right for nine in ten`, oneSided)
  const { share, withoutMisreports, worst } = contradictionsIn(scores, people.slice(0, 300), everyone)
  const percent = (of: number) => `${(100 * of).toFixed(2)} %`
  print(
    `${half}, contradictions: ${percent(share)} of pairs, ${percent(withoutMisreports)} without misreports`,
  )
  if (showMisses) for (const [one, other, times] of worst.slice(0, 25)) print(`    ${times}: ${one} ${other}`)
}

for (const half of HALVES) {
  tellFacts(half)
  const forms = readItemsByOthers('forms').filter((item) => item.half === half)
  for (const form of ['leading', 'loaded', 'double', 'vague', 'absolute', 'sound'] as const)
    tell(`${half}, ${form}`, forms.filter((item) => item.form === form).map(judgeForm))
  for (const [name, judge] of [
    ['paraphrases', judgeParaphrases],
    ['contraries', judgeContraries],
  ] as const)
    tell(
      `${half}, ${name}`,
      readItemsByOthers(name)
        .filter((item) => item.half === half)
        .map(judge),
    )
}
