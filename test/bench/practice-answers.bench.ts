/**
 * Prints how the practice service answers: `npm run bench -- practice-answers`. Half of the wordings (`kept`) were not
 * looked at while the rules were written; both halves are printed. Judges nothing: the unit tests do.
 */

import { documentedLevels } from '../../electron/practice/answers/effects/effect.ts'
import { readQuestion } from '../../electron/practice/answers/effects/planted.ts'
import type { Question } from '../../electron/practice/answers/question.ts'
import { type FactSheet, factSheetOf } from '../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../electron/practice/panel/panel.ts'
import { answerSurvey, answersOf } from '../../electron/practice/runs/answer-survey.ts'
import { readFactItems, scoreFactItem } from '../support/practice/fact-items.ts'
import { type Push, percentYes, readItems, type WordingPair } from '../support/practice/opinion-items.ts'
import { isReadRight, readScaleItems } from '../support/practice/scale-items.ts'
import { readLabelledItems } from '../unit/wording/labelled-items.ts'

const people = drawPanel(1).personas.slice(0, 2000)

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Questions about facts: the share of answers that are right by the fact sheet. */
function printFacts(): void {
  const items = readFactItems()
  for (const half of ['seen', 'kept'] as const) {
    const scores = items.filter((item) => item.half === half).map((item) => scoreFactItem(item, people).right)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const good = scores.filter((score) => score >= 0.9).length
    print(
      `facts, ${half}: right by the sheet ${mean.toFixed(3)}; ${good} of ${scores.length} questions at 0.9 or more`,
    )
  }
}

/** Percentage points: two standard errors of the difference of two shares near one half, each of 2,000 people. */
const noise = 2 * 1.58

/** Pairs of wordings: the distance between paraphrases, and how far contraries are from a sum of 100. */
function printPairs(): void {
  for (const half of ['seen', 'kept'] as const) {
    for (const [name, limit, gap] of [
      ['paraphrases', 3 + noise, (one: number, two: number) => Math.abs(one - two)],
      ['contraries', 10, (one: number, two: number) => Math.abs(one + two - 100)],
    ] as const) {
      const gaps = readItems<WordingPair>(name)
        .filter((pair) => pair.half === half)
        .map((pair) =>
          gap(percentYes(pair.one, pair.options, people), percentYes(pair.two, pair.options, people)),
        )
      const mean = gaps.reduce((sum, value) => sum + value, 0) / gaps.length
      const good = gaps.filter((value) => value <= limit).length
      print(
        `${name}, ${half}: ${good} of ${gaps.length} pairs within ${limit.toFixed(1)} points; mean ${mean.toFixed(1)}, most ${Math.max(...gaps).toFixed(1)}`,
      )
    }
  }
}

/** Wordings that push: how many move answers by 3 points or more in the intended direction, and by how much. */
function printPushes(): void {
  for (const kind of ['leading', 'loaded'] as const) {
    for (const half of ['seen', 'kept'] as const) {
      const moved = readItems<Push>('pushes')
        .filter((item) => item.kind === kind && item.half === half)
        .map(
          ({ plain, push, sign, options }) =>
            sign * (percentYes(push, options, people) - percentYes(plain, options, people)),
        )
      const right = moved.filter((points) => points >= 3)
      const mean = right.reduce((sum, points) => sum + points, 0) / right.length
      print(
        `${kind}, ${half}: ${right.length} of ${moved.length} found and rightly signed; these by ${mean.toFixed(0)} points (${Math.min(...right).toFixed(0)} to ${Math.max(...right).toFixed(0)})`,
      )
    }
  }
}

/**
 * Wordings kept apart (test/fixtures/wording): which effects are recognised by form, and how many sound items have
 * none.
 */
function printForms(): void {
  const items = readLabelledItems().filter(({ split }) => split === 'outside' || split === 'fresh')
  const readings = items.map(({ text, type, options, labels }) => {
    const question: Question = type === 'libre' ? { type, texte: text } : { type, texte: text, options }
    return { labels, reading: readQuestion(question, '') }
  })
  for (const rule of [
    'leading',
    'loaded',
    'double_barrelled',
    'vague_quantifier',
    'absolute',
    'presupposition',
    'double_negative',
  ] as const) {
    const labelled = readings.filter(({ labels }) => labels.includes(rule))
    const found = labelled.filter(({ reading }) => reading.form.has(rule)).length
    print(`kept apart, ${rule}: ${found} of ${labelled.length} found`)
  }
  const sound = readings.filter(({ labels }) => labels.length === 0)
  const untouched = sound.filter(
    ({ reading }) => reading.pushes.length === 0 && reading.scatter === 1 && reading.misread === 0,
  ).length
  print(`kept apart, sound: ${untouched} of ${sound.length} untouched`)
}

/** Sets of options: how many are read as their author intended. */
function printScales(): void {
  for (const half of ['seen', 'kept'] as const) {
    const items = readScaleItems().filter((item) => item.half === half)
    print(
      `scales, ${half}: ${items.filter(isReadRight).length} of ${items.length} sets of options read right`,
    )
  }
}

/** Share of yes in each of `count` repeats of one survey of 100 personas. */
function repeatedShares(count: number): number[] {
  const panel = drawPanel(1)
  const questions: Question[] = [
    { type: 'choix_unique', texte: 'Êtes-vous favorable au nucléaire ?', options: ['Oui', 'Non'] },
  ]
  return Array.from({ length: count }, (_, n) => {
    const survey = { n, seed: 1, filtres: {}, sampleSize: 100, questions, contexte: '', launch: null }
    const { answers } = answerSurvey(panel, survey, 100)
    return answers.filter(([answer]) => answer === 'Oui').length / 100
  })
}

/** A/A test: variance of the share of yes in 120 repeats of one survey of 100, compared with simple random sampling. */
function printRepeats(shares: readonly number[]): void {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1)
  const expected = (mean * (1 - mean)) / 100
  // 95 of 100 such ratios lie between 0.76 and 1.27 (chi-squared, 119 degrees of freedom).
  print(
    `A/A: ${shares.length} repeats of 100, yes ${(100 * mean).toFixed(0)} %; variance ${(variance / expected).toFixed(2)} × that of sampling (0.76 to 1.27 expected)`,
  )
}

/** All ways to choose four of eight runs. */
const splits = Array.from({ length: 256 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => bits & (1 << i)),
).filter((four) => four.length === 4)

/**
 * P value of a permutation test: the share of the 70 divisions into four and four whose means differ at least as much.
 */
function permutationValue(eight: readonly number[]): number {
  const total = eight.reduce((sum, share) => sum + share, 0)
  const apart = (four: readonly number[]) =>
    Math.abs(2 * four.reduce((sum, i) => sum + (eight[i] ?? 0), 0) - total)
  const seen = apart([0, 1, 2, 3])
  return splits.filter((four) => apart(four) >= seen - 1e-9).length / splits.length
}

/**
 * A/A experiments of four runs against four: how often the permutation test finds a difference although there is none.
 */
function printPermutations(shares: readonly number[]): void {
  const experiments = Array.from({ length: Math.floor(shares.length / 8) }, (_, i) =>
    permutationValue(shares.slice(8 * i, 8 * i + 8)),
  )
  const rejected = experiments.filter((value) => value <= 0.05).length
  print(
    `A/A: the permutation test at 4 + 4 rejects ${((100 * rejected) / experiments.length).toFixed(1)} % of ${experiments.length} experiments without a difference (1 to 5 % expected)`,
  )
}

/** The same 2,000 people in two runs: how many repeat their answer. */
function printRetest(): void {
  const scale = ['Très favorable', 'Plutôt favorable', 'Plutôt opposé', 'Très opposé']
  for (const [name, texte, options] of [
    ['yes or no', 'Êtes-vous favorable au nucléaire ?', ['Oui', 'Non']],
    ['a scale of four', 'Êtes-vous favorable au vélo en ville ?', scale],
    ['one of three things', 'Quel dessert préférez-vous ?', ['Tarte', 'Glace', 'Fruit']],
    ['a fact', 'Avez-vous une voiture ?', ['Oui', 'Non']],
  ] as const) {
    const question: Question = { type: 'choix_unique', texte, options }
    const [one = [], two = []] = [1, 2].map((run) => answersOf(people, [question], '', documentedLevels, run))
    const same = one.filter(([answer], i) => answer === two[i]?.[0]).length
    print(`retest, ${name}: ${((100 * same) / one.length).toFixed(0)} % say the same again`)
  }
}

/** Margins of the panel next to published figures (docs/practice-service.md names the sources). */
function printMargins(): void {
  const sheets = drawPanel(1).personas.map(factSheetOf)
  const percent = (test: (sheet: FactSheet) => boolean, among: (sheet: FactSheet) => boolean) => {
    const group = sheets.filter(among)
    return `${((100 * group.filter(test).length) / group.length).toFixed(1)} %`
  }
  const upTo75 = ({ age }: FactSheet) => age <= 75
  const daily = ({ smoker }: FactSheet) => smoker === 'daily'
  const all = () => true
  const mothers = sheets.filter((s) => s.sex === 'femme' && s.birthYear >= 1947 && s.birthYear <= 1963)
  const wages = sheets
    .filter((s) => s.status === 'employed' && !s.partTime && s.contract !== 'self')
    .map(({ income }) => income)
    .sort((a, b) => a - b)
  print(`smokers, 18 to 75: ${percent((s) => s.cigarettes > 0, upTo75)} (published 31.8 %)`)
  print(`daily smokers, 18 to 75: ${percent(daily, upTo75)} (24.5 %)`)
  print(`  men ${percent(daily, (s) => upTo75(s) && s.sex === 'homme')} (27.4 %)`)
  print(`  women ${percent(daily, (s) => upTo75(s) && s.sex === 'femme')} (21.7 %)`)
  print(
    `children of women born 1947 to 1963: ${(mothers.reduce((sum, s) => sum + s.children, 0) / mothers.length).toFixed(2)} (2.1)`,
  )
  print(`full-time net wages, median: ${wages[Math.floor(wages.length / 2)]} € (2,091 €)`)
  print(
    `not compared: owners ${percent((s) => s.tenure === 'owner', all)}, a car ${percent((s) => s.cars > 0, all)}, children ${percent((s) => s.children > 0, all)}`,
  )
}

printMargins()
printFacts()
printScales()
printPairs()
printPushes()
printForms()
const shares = repeatedShares(1600)
printRepeats(shares.slice(0, 120))
printPermutations(shares)
printRetest()
