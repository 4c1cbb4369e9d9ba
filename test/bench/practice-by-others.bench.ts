/**
 * Prints how the practice service does on wordings by people who had not seen its rules: `npm run bench --
 * practice-by-others`. A folder with files of the same names and form as those of `test/fixtures/practice/by-others` is
 * tried instead of these: `npm run bench -- practice-by-others /some/folder`. `--misses` prints each wording on which it
 * fails; `--forms=FILE` tries only the forms in another file. Judges nothing.
 */
import path from 'node:path'
import { type OptionSet, readOptionSet } from '../../electron/practice/answers/scales/option-set.ts'
import { drawPanel } from '../../electron/practice/panel/panel.ts'
import type { Persona } from '../../electron/practice/panel/persona.ts'
import { languageOf } from '../../electron/practice/text.ts'
import { contradictionsIn, scoreFact } from '../support/practice/facts-by-others.ts'
import {
  type Files,
  type FormItem,
  type PairItem,
  readItemsByOthers,
  readItemsIn,
} from '../support/practice/items-by-others.ts'
import { isMeasurable, scoreForm, sharesOf } from '../support/practice/score-form.ts'

const everyone = drawPanel(1).personas
const people = everyone.slice(0, 2000)
const showMisses = process.argv.includes('--misses')
const HALVES = [
  'seen',
  'kept',
  'third',
  'fourth',
  'fourth-a',
  'fourth-b',
  'fourth-c',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth-a',
  'tenth-b',
  'tenth-c',
  'eleventh-a',
  'eleventh-b',
  'eleventh-c',
  'eleventh-d',
  'eleventh-e',
  'eleventh-f',
  'eleventh-g',
  'eleventh-h',
  'eleventh-i',
  'eleventh-j',
  'eleventh-k',
] as const
const FORMS = ['leading', 'loaded', 'double', 'vague', 'absolute', 'sound'] as const

/** Percentage points: two standard errors of the difference of two shares near one half, each of 2,000 people. */
const NOISE = 2 * 1.58

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Prints how many are right, and with `--misses` a line for each of the others. */
function tell(name: string, outcomes: readonly { fine: boolean; shown: string }[]): void {
  if (outcomes.length === 0) return
  print(`${name}: ${outcomes.filter(({ fine }) => fine).length} of ${outcomes.length}`)
  if (showMisses) for (const { fine, shown } of outcomes) if (!fine) print(`    ${shown}`)
}

function shares(texte: string, options: readonly string[]): number[] {
  return sharesOf(people, texte, options)
}

/** Compares two paraphrases by the largest difference between their shares of one option. */
function judgeParaphrases({ a, b, options }: PairItem): { fine: boolean; shown: string } {
  const other = shares(b, options)
  const gap = Math.max(...shares(a, options).map((share, place) => Math.abs(share - (other[place] ?? 0))))
  return { fine: gap <= 3 + NOISE, shown: `${gap.toFixed(0)} points: ${a} | ${b}` }
}

/**
 * Documented sum of the shares that agree with a statement and with its contrary; acquiescence makes it exceed 100. With
 * a middle option it is about 96, since a fifth choose the middle.
 */
const AGREED = 121

/** Share of yes or agreement; on a graded scale, of all positive options. */
function yesSide({ kind, valence }: OptionSet, given: readonly number[]): number {
  if (kind === 'nominal' || kind === 'ranges') return given[0] ?? 0
  return given.reduce((sum, share, place) => sum + ((valence[place] ?? 0) > 0 ? share : 0), 0)
}

function judgeContraries({ a, b, options }: PairItem): { fine: boolean; shown: string } {
  const set = readOptionSet(options, languageOf([a, ...options].join(' ')), a)
  const sum = yesSide(set, shares(a, options)) + yesSide(set, shares(b, options))
  return {
    fine: Math.abs(sum - 100) <= 10 || (set.kind === 'agreement' && Math.abs(sum - AGREED) <= 10),
    shown: `sum ${sum.toFixed(0)}: ${a} | ${b}`,
  }
}

/**
 * Prints how many questions about facts are answered right, and how often one person's answers contradict each other.
 */
function tellFacts(half: string, asked: Files['facts'][]): void {
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

/** Prints how many items of each form are recognised, and how many had to be left out. */
function tellForms(name: string, items: readonly FormItem[], asked: readonly Persona[]): void {
  for (const form of FORMS) {
    const ofForm = items.filter((item) => item.form === form)
    const measured = ofForm.filter(isMeasurable)
    const left = ofForm.length - measured.length
    if (left > 0) print(`${name}, ${form}: ${left} that name no option to push towards left out`)
    tell(
      `${name}, ${form}`,
      measured.map((item) => scoreForm(item, asked)),
    )
  }
}

/** Prints all figures of one set of items. */
function tellSet(name: string, itemsOf: <Name extends keyof Files>(file: Name) => Files[Name][]): void {
  tellFacts(name, itemsOf('facts'))
  tellForms(name, itemsOf('forms'), people)
  tell(`${name}, paraphrases`, itemsOf('paraphrases').map(judgeParaphrases))
  tell(`${name}, contraries`, itemsOf('contraries').map(judgeContraries))
}

/** Fewer people than elsewhere, because a set is tried many times while a rule is written. */
const FEW = 400

const given = process.argv.slice(2)
const file = given.find((argument) => argument.startsWith('--forms='))?.slice('--forms='.length)
const folders = given.filter((argument) => !argument.startsWith('--'))
if (file) tellForms(path.basename(file), readItemsIn<FormItem>(path.resolve(file)), people.slice(0, FEW))
else if (folders.length > 0)
  for (const folder of folders)
    tellSet(path.basename(folder), (name) => readItemsIn(path.resolve(folder, `${name}.jsonl`)))
else
  for (const half of HALVES)
    tellSet(half, (name) => readItemsByOthers(name).filter((item) => item.half === half))
