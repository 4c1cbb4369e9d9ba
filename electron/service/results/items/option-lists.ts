import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { addTo } from '../../json/add-to.ts'
import type { Gathered } from '../shapes/gathered.ts'
import { comparable } from '../words/comparable.ts'
import type { QuestionFinder } from './question-finder.ts'

/** A code of an option: "A", "A1". */
const CODE = /^\p{Lu}\d{0,2}$/u

/**
 * Whether every single choice has each of its options exactly once, in their order, and nothing else is told: what a
 * payload lists so for two items, or under codes, are the options, though as many personas may have been asked.
 */
export function areOptionLists(
  { cells, respondents }: Gathered,
  { questions }: SurveyDraft,
  find: QuestionFinder,
): boolean {
  const lists = new Map<number, string[]>()
  for (const { question, values } of cells) {
    const item = find(question)?.index ?? null
    if (item === null) return false
    if (questions[item]?.type !== 'single_choice') {
      if (values.length > 0) return false
      continue
    }
    const texts = values.map((value) => (typeof value === 'string' ? comparable(value) : ''))
    addTo(lists, item, ...texts.slice(0, 1))
  }
  const areCodes = [...respondents.values()].every(({ id }) => CODE.test(id ?? ''))
  return (
    lists.size > (areCodes ? 0 : 1) &&
    [...lists].every(([item, texts]) => {
      const options = questions[item]?.options.map(({ text }) => comparable(text)) ?? []
      return texts.length === options.length && texts.every((text, at) => text === options[at])
    })
  )
}
