import type { Among } from '../../../shared/analysis/item-responses.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../shared/models/results.ts'

/** One filter for the whole screen. */
export interface ResultsFilter {
  /** Words to find in the answers; "" finds all. */
  search: string
  /** The personas that count: those with this value. Null: all. */
  attribute: { name: string; value: string } | null
}

export const NO_FILTER: ResultsFilter = { search: '', attribute: null }

/** An attribute that splits the personas into groups, with how many have each value. */
export interface AttributeChoice {
  name: string
  values: { value: string; count: number }[]
}

/** Above this many values an attribute names personas rather than grouping them. */
const MOST_VALUES = 24

/** Up to this many values an attribute groups personas, even when most of its groups have one. */
const FEW_VALUES = 6

/** Attributes worth filtering by, those with the fewest values first; values by their number of personas, then by name. */
export function attributeChoices(respondents: readonly Respondent[]): AttributeChoice[] {
  const counts = new Map<string, Map<string, number>>()
  for (const { attributes } of respondents) {
    for (const { name, value } of attributes) {
      const values = counts.get(name) ?? new Map<string, number>()
      values.set(value, (values.get(value) ?? 0) + 1)
      counts.set(name, values)
    }
  }
  return [...counts]
    .filter(([, values]) => groupsPersonas(values, respondents.length))
    .sort(([, a], [, b]) => a.size - b.size)
    .map(([name, values]) => ({
      name,
      values: [...values]
        .map(([value, count]) => ({ value, count }))
        .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    }))
}

/** Whether the values tell groups of personas apart, not each persona (as first names do). */
function groupsPersonas(values: ReadonlyMap<string, number>, personas: number): boolean {
  const { size } = values
  if (size < 2 || size > MOST_VALUES || size >= personas) return false
  const alone = [...values.values()].filter((count) => count === 1).length
  return size <= FEW_VALUES || alone * 2 <= size
}

/** Positions of the personas that the filter keeps; undefined where it keeps all. */
export function personasKept(
  { attribute }: Pick<ResultsFilter, 'attribute'>,
  respondents: readonly Respondent[],
): Among | undefined {
  if (!attribute) return undefined
  const { name, value } = attribute
  const kept = respondents.flatMap(({ attributes }, position) =>
    attributes.some((each) => each.name === name && each.value === value) ? [position] : [],
  )
  return new Set(kept)
}

/** A text as the search compares it: without case and accents. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

/** What an answer says, in words; "" for one left blank. */
export function answerText(answer: Answer, question: Pick<Question, 'options'>): string {
  if (answer.kind === 'option') return question.options[answer.option ?? -1]?.text ?? ''
  return answer.text ?? ''
}

/** The answers of an item that the filter lets through, in the order of the personas. */
export function answersShown(
  answers: readonly Answer[],
  question: Pick<Question, 'options'>,
  search: string,
  among: Among | undefined,
): Answer[] {
  const wanted = foldForSearch(search.trim())
  return answers
    .filter(({ respondent }) => !among || among.has(respondent))
    .filter((answer) => wanted === '' || foldForSearch(answerText(answer, question)).includes(wanted))
    .sort((a, b) => a.respondent - b.respondent)
}
