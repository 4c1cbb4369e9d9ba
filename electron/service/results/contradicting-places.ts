import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { stepPath } from './shapes/gathered.ts'
import { isForeignName } from './words/foreign-words.ts'

const DEEPEST = 12
/** Another place may hold the answers too if it has options for this share of them. */
const MOST = 0.6
/** The share of options that may be others there: some answers are left out, or told twice. */
const FEW = 0.2
const FEWEST = 6

/**
 * Whether options stand under one name outside of `place`, for most of the answers read there, that cannot be the same
 * answers: each option comes other times. Then nobody knows which of the two places has the answers. What says of itself
 * that it is of something else (a prediction, an earlier wave) does not count, nor do lists of options.
 */
export function areAnswersElsewhere(
  data: unknown,
  place: string,
  { answers }: Pick<RunResults, 'answers'>,
  { questions }: SurveyDraft,
): boolean {
  const own = new Map<string, number>()
  let told = 0
  for (const { question, option } of answers) {
    const text = questions[question]?.options[option ?? -1]?.text
    if (text === undefined) continue
    told += 1
    own.set(text, (own.get(text) ?? 0) + 1)
  }
  if (told < FEWEST) return false
  const options = new Set(questions.flatMap((item) => item.options.map(({ text }) => text)))
  const found = new Map<string, Map<string, number>>()
  const walk = (value: unknown, path: string, name: string, depth: number): void => {
    if (path === place || depth > DEEPEST) return
    if (typeof value === 'string') {
      if (!options.has(value)) return
      const counts = found.get(name) ?? new Map<string, number>()
      found.set(name, counts)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    } else if (Array.isArray(value)) {
      if (value.some((one) => typeof one === 'string')) return
      value.forEach((inner, at) => {
        walk(inner, stepPath(path, at), name, depth + 1)
      })
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (!isForeignName(key)) walk(inner, stepPath(path, key), key, depth + 1)
  }
  walk(data, '$', '', 0)
  return [...found.values()].some((counts) => {
    const sum = [...counts.values()].reduce((all, count) => all + count, 0)
    const names = new Set([...counts.keys(), ...own.keys()])
    const apart = [...names].reduce(
      (all, name) => all + Math.max(0, (own.get(name) ?? 0) - (counts.get(name) ?? 0)),
      0,
    )
    return sum >= told * MOST && apart > Math.max(1, told * FEW) + Math.max(0, told - sum)
  })
}
