import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Taught } from '../../../../shared/models/reading-desk.ts'
import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { stepPath } from '../../results/shapes/gathered.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import { type AnswerWay, answerCandidates } from './answer-candidates.ts'
import { findLegends } from './legends.ts'
import { besideThePeople, mergeAnswers } from './merge-answers.ts'
import { tableCandidates } from './table-candidates.ts'
import { IMPOSSIBLE, type Weighed, weigh } from './weigh.ts'

/** What teaching needs to know. */
export interface TeachParts {
  data: unknown
  draft: SurveyDraft
  /** The personas asked; null where unknown. */
  asked: number | null
  results: ResultsRecipe | undefined
}

/** A way to read results, as offered to the person. */
export type WayToRead = Omit<Taught, 'recipe'> & { results: ResultsRecipe }

/** The most ways that are offered. */
const MOST = 5
/** The likeliest ways come first; after so many milliseconds no further ones are weighed. */
const LONGEST = 8_000
/** A way that reads less than this share of what the best one reads is not offered. */
const WORTH = 0.5

/**
 * The ways in which the value at `steps` may be an answer to the item, the likeliest first. Each of them reads that
 * value as an answer to that item. Of ways that read the same, only one is offered.
 */
export function teachAnswer(parts: TeachParts, item: number, steps: readonly Step[]): WayToRead[] {
  const { data, draft, results } = parts
  const path = steps.reduce<string>(stepPath, '$')
  const value = valueAt(data, steps)
  const isTable = typeof value === 'string' && value.includes('\n')
  const pointed = { data, steps, draft, item, legends: findLegends(data, draft, item) }
  const plain = typeof value === 'object' && value !== null ? [] : answerCandidates(pointed)
  const ways = new Map<string, { weighed: Weighed; candidate: AnswerWay; order: number }>()
  const seen = new Set<string>()
  const until = performance.now() + LONGEST
  const add = (
    candidate: AnswerWay & { tables?: ResultsRecipe['tables'] },
    reads: (one: Weighed) => boolean,
  ): void => {
    const beside = besideThePeople(results, candidate)
    if (beside) weighOne(beside, candidate, reads)
    const merged = mergeAnswers(results, candidate)
    weighOne(candidate.tables ? { ...merged, tables: candidate.tables } : merged, candidate, reads)
  }
  const weighOne = (recipe: ResultsRecipe, candidate: AnswerWay, reads: (one: Weighed) => boolean): void => {
    const text = JSON.stringify(recipe)
    if (seen.has(text) || performance.now() > until) return
    seen.add(text)
    for (const counted of waysToCount(recipe, parts)) {
      const weighed = weigh(data, counted, { draft, asked: parts.asked, item })
      if (weighed.weight === IMPOSSIBLE || !reads(weighed)) continue
      const known = ways.get(weighed.print)
      // Of two that read the same, the one that holds for more questionnaires is kept, else the earlier one.
      const isBetter = !known || candidate.rank > known.candidate.rank
      if (isBetter) ways.set(weighed.print, { weighed, candidate, order: known?.order ?? ways.size })
    }
  }
  const readsIt = ({ cells }: Weighed): boolean =>
    cells.some((cell) => cell.item === item && cell.found.some((found) => found.path === path)) &&
    cells.every((cell) => cell.item === item || cell.found.every((found) => found.path !== path))
  for (const candidate of plain) add(candidate, readsIt)
  if (isTable)
    for (const candidate of tableCandidates(pointed)) add(candidate, ({ understood }) => understood > 0)
  const ranked = [...ways.values()].toSorted(
    (one, other) =>
      other.weighed.weight - one.weighed.weight ||
      other.candidate.rank - one.candidate.rank ||
      one.order - other.order,
  )
  const best = ranked[0]?.weighed.weight ?? 0
  return ranked
    .filter(({ weighed }) => weighed.weight >= best * (best > 0 ? WORTH : 1 / WORTH))
    .slice(0, MOST)
    .map(({ weighed, candidate: { how } }) => ({
      results: weighed.recipe,
      how,
      from: weighed.recipe.optionsFrom,
      understood: weighed.understood,
      notUnderstood: weighed.unread,
    }))
}

/**
 * The recipe as it is, where options come as texts or the person said how numbers count; else one that counts from 0,
 * one that counts from 1, or both where the numbers do not show it.
 */
function waysToCount(recipe: ResultsRecipe, { data, draft, asked }: TeachParts): ResultsRecipe[] {
  if (recipe.optionsFrom !== null || recipe.meanings.length > 0) return [recipe]
  const { cells } = weigh(data, recipe, { draft, asked })
  let isNumbered = false
  const fits = { 0: true, 1: true }
  for (const { item, found } of cells) {
    const question = draft.questions[item]
    if (question?.type !== 'single_choice') continue
    const texts = new Set(question.options.map(({ text }) => text.trim()))
    for (const { value } of found) {
      const text = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim() : ''
      if (!/^\d{1,4}$/.test(text) || texts.has(text)) continue
      isNumbered = true
      const number = Number(text)
      fits[0] &&= number < question.options.length
      // A 0 may stand for a blank.
      fits[1] &&= number <= question.options.length
    }
  }
  if (!isNumbered) return [recipe]
  const counted = ([0, 1] as const)
    .filter((from) => fits[from])
    .map((optionsFrom) => ({ ...recipe, optionsFrom }))
  // Where neither fits, the numbers are codes: they are shown as not understood, and the person says what each means.
  return counted.length > 0 ? counted : [recipe]
}
