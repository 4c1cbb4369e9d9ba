import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { type FactSheet, factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import type { Persona } from '../../../electron/practice/panel/persona.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { languageOf } from '../../../electron/practice/text.ts'
import { holds } from './fact-items.ts'
import type { FactByOthers } from './items-by-others.ts'

type Truth = (sheet: FactSheet) => boolean

/** Makes a test of a fact sheet from an option's condition. */
function truthOf(truth: FactByOthers['options'][number][1]): Truth {
  if (typeof truth === 'string') return (sheet) => holds(truth, sheet)
  const expression = new Function('s', `return (${truth.js})`) as Truth
  return (sheet) => Boolean(expression(sheet))
}

/** How some people answered a question about a fact. */
export interface FactScore {
  readonly item: FactByOthers
  /** Of the people for whom at least one option is true, the share that chose such an option. */
  readonly right: number
  /** Whether one same option is true for more than nine in ten of them. */
  readonly oneSided: boolean
  /** Id of the fact that the practice service read in the question; `nothing` without one. */
  readonly readAs: string
  /** Index of the option that each person chose; −1 without an answer. */
  readonly chosen: readonly number[]
}

/** Scores the answers of some people to a question about a fact. */
export function scoreFact(item: FactByOthers, people: readonly Persona[]): FactScore {
  const texts = item.options.map(([text]) => text)
  const truths = item.options.map(([, truth]) => truthOf(truth))
  const answers = answersOf(people, [{ type: 'choix_unique', texte: item.text, options: texts }], '')
  const chosen = answers.map(([answer]) => (answer ? texts.indexOf(answer) : -1))
  const counts = truths.map(() => 0)
  let judged = 0
  let right = 0
  people.forEach((persona, i) => {
    const sheet = factSheetOf(persona)
    const rightOnes = truths.flatMap((truth, place) => (truth(sheet) ? [place] : []))
    if (rightOnes.length === 0) return
    judged++
    for (const place of rightOnes) counts[place] = (counts[place] ?? 0) + 1
    if (rightOnes.includes(chosen[i] ?? -1)) right++
  })
  const language = languageOf([item.text, ...texts].join(' '))
  return {
    item,
    right: right / judged,
    oneSided: Math.max(...counts) > 0.9 * judged,
    readAs: factAnswerer(item.text, texts, language)?.fact.id ?? 'nothing',
    chosen,
  }
}

/** Of the pairs of answers that one person gave, the shares that contradict each other. */
export interface Contradictions {
  readonly share: number
  /** The same share without pairs of which the person misreports a fact. */
  readonly withoutMisreports: number
  /** Pairs of questions that contradict each other most often, and how often. */
  readonly worst: readonly (readonly [one: string, other: string, times: number])[]
}

/**
 * Over all pairs of questions and the given people: how often the two chosen options cannot both be true of anybody in
 * `everyone`. Options that are true of nobody are left out.
 */
export function contradictionsIn(
  scores: readonly FactScore[],
  people: readonly Persona[],
  everyone: readonly Persona[],
): Contradictions {
  const sheets = everyone.map(factSheetOf)
  const sets = scores.map(({ item }) => item.options.map(([, truth]) => bitsOf(truthOf(truth), sheets)))
  const worst: [string, string, number][] = []
  let pairs = 0
  let contrary = 0
  let plain = 0
  scores.forEach((one, a) => {
    scores.slice(0, a).forEach((other, b) => {
      const together = new Map<number, boolean>()
      let times = 0
      people.forEach((persona, i) => {
        const [here, there] = [one.chosen[i] ?? -1, other.chosen[i] ?? -1]
        const [first, second] = [sets[a]?.[here], sets[b]?.[there]]
        if (!first?.some(Boolean) || !second?.some(Boolean)) return
        pairs++
        const key = here * 1000 + there
        const possible = together.get(key) ?? first.some((bits, word) => (bits & (second[word] ?? 0)) !== 0)
        together.set(key, possible)
        if (possible) return
        contrary++
        if (
          misreports(persona, one.item.options[here]?.[1]) ||
          misreports(persona, other.item.options[there]?.[1])
        )
          return
        plain++
        times++
      })
      if (times > 0) worst.push([other.item.id, one.item.id, times])
    })
  })
  worst.sort((x, y) => y[2] - x[2])
  return { share: contrary / pairs, withoutMisreports: plain / pairs, worst }
}

/** Whether the option is true of the sheet that the persona reports and false of its real sheet. */
function misreports(persona: Persona, truth: FactByOthers['options'][number][1] | undefined): boolean {
  if (truth === undefined) return false
  const test = truthOf(truth)
  return test(reportedSheetOf(persona)) && !test(factSheetOf(persona))
}

function bitsOf(truth: Truth, sheets: readonly FactSheet[]): Uint32Array {
  const bits = new Uint32Array(Math.ceil(sheets.length / 32))
  sheets.forEach((sheet, i) => {
    if (truth(sheet)) bits[i >> 5] = (bits[i >> 5] ?? 0) | (1 << (i & 31))
  })
  return bits
}
