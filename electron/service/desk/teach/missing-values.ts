import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { ValueMeaning } from '../../../../shared/models/recipe.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { asText } from '../../json/json-value.ts'
import { comparable } from '../../results/words/comparable.ts'
import { plainText } from '../../results/words/plain-text.ts'
import type { Weighed } from './weigh.ts'

/** The most values that a way takes over. */
const MOST = 40

/**
 * The values that a way takes for words, and Sonde by itself does not, as missing answers: codes and reasons that the
 * payload explains. Each stands for no answer wherever it stands for the item.
 */
export function missingValues(
  { cells, answers, ids }: Pick<Weighed, 'cells' | 'answers' | 'ids'>,
  readers: RunResults,
  { questions }: SurveyDraft,
): ValueMeaning[] {
  if (readers.certainty === 'unsure') return []
  const byId = new Set(readers.respondents.map(({ id }) => id))
  const areSame = ids.some((id) => id !== null && byId.has(id))
  if (!areSame && !areInOrder({ answers, ids }, readers)) return []
  const keyOf = (id: string | null, at: number, item: number): string => `${item} ${areSame ? id : at}`
  const answered = new Set(
    readers.answers.flatMap(({ kind, respondent, question }) =>
      kind === 'option' || kind === 'text'
        ? [keyOf(readers.respondents[respondent]?.id ?? null, respondent, question)]
        : [],
    ),
  )
  const items = new Set(readers.answers.map(({ question }) => question))
  const taken = new Set(
    answers.flatMap(({ kind, respondent, question }) =>
      kind === 'text' ? [`${question} ${respondent}`] : [],
    ),
  )
  const values = new Map<string, { received: string; item: number; isMissing: boolean }>()
  for (const { item, person, found } of cells) {
    const received = found.length === 1 ? plainText(asText(found[0]?.value) ?? '').trim() : ''
    if (!received || !items.has(item) || !taken.has(`${item} ${person}`)) continue
    const name = `${item} ${comparable(received)}`
    const isMissing = !answered.has(keyOf(ids[person] ?? null, person, item))
    values.set(name, { received, item, isMissing: isMissing && (values.get(name)?.isMissing ?? true) })
  }
  return [...values.values()]
    .filter(({ isMissing }) => isMissing)
    .slice(0, MOST)
    .map(({ received, item }) => ({ received, option: null, stem: questions[item]?.stem ?? '' }))
}

/** Whether the personas stand in the same order, though under other ids: they have chosen the same options. */
function areInOrder({ answers, ids }: Pick<Weighed, 'answers' | 'ids'>, readers: RunResults): boolean {
  const chosen = new Map(
    answers.flatMap(({ respondent, question, kind, option }) =>
      kind === 'option' ? [[`${question} ${respondent}`, option]] : [],
    ),
  )
  const both = readers.answers.filter(
    ({ respondent, question, kind }) => kind === 'option' && chosen.has(`${question} ${respondent}`),
  )
  return (
    ids.length === readers.respondents.length &&
    both.length > 0 &&
    both.every(({ respondent, question, option }) => chosen.get(`${question} ${respondent}`) === option)
  )
}
