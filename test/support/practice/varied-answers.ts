import { openingOf, overlap, wordsOf } from '../../../electron/practice/answers/words/variety.ts'

/** How often the most frequent opening occurs, and how many answers are nearly the same as an earlier one. */
export function varietyOf(answers: readonly string[]): { mostOfAnOpening: number; nearlyTheSame: number } {
  const openings = new Map<string, number>()
  for (const answer of answers) openings.set(openingOf(answer), (openings.get(openingOf(answer)) ?? 0) + 1)
  const words = answers.map(wordsOf)
  const near = words.filter((one, i) => words.slice(0, i).some((two) => overlap(one, two) >= 0.6))
  return { mostOfAnOpening: Math.max(...openings.values()), nearlyTheSame: near.length }
}
