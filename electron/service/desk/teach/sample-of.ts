import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Taught } from '../../../../shared/models/reading-desk.ts'
import type { Weighed } from './weigh.ts'

/** The most items of a sample, and the longest text. */
const MOST = 4
const LONGEST = 60

/** What a way reads of the persona whose answer stands at a place: by this, people tell ways apart. */
export function sampleOf(
  { cells, answers }: Pick<Weighed, 'cells' | 'answers'>,
  path: string,
  { questions }: SurveyDraft,
): NonNullable<Taught['sample']> {
  const person = cells.find(({ found }) => found.some((one) => one.path === path))?.person
  return answers
    .filter(({ respondent, kind }) => respondent === person && kind !== 'blank')
    .slice(0, MOST)
    .map(({ question, kind, option, text }) => {
      const words = (kind === 'option' ? questions[question]?.options[option ?? -1]?.text : text) ?? ''
      return {
        item: question,
        text: words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words,
        isUnread: kind === 'unread',
      }
    })
}
