import { expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  4,
  ['How warm is it at home?', '1', '2', '3', '4', '5'],
  ['What would make you renovate?'],
)

const SAID = ['A grant paid in advance.', 'A craftsman I trust.', 'Time, above all.', 'Nothing, it is done.']

/** A tabulation by item, in which words stand beside the number of the respondent who said them. */
function tabulation(field: string, numbers: readonly number[]) {
  return {
    tables: [
      { no: 1, label: draft.questions[0]?.stem, cells: [{ cell: '2', n: 4, who: [1, 2, 3, 4] }] },
      {
        no: 2,
        label: draft.questions[1]?.stem,
        verbatims: SAID.map((words, at) => ({ [field]: numbers[at], words })),
      },
    ],
    sheet: { 1: { age: 31 }, 2: { age: 52 }, 3: { age: 47 }, 4: { age: 68 } },
  }
}

function wordsOf(data: unknown) {
  const { answers, respondents } = readResults(data, draft)
  return answers.flatMap(({ question, respondent, text, kind }) =>
    question === 1 && kind === 'text' ? [[respondents[respondent]?.id ?? null, respondent, text]] : [],
  )
}

it.each(['répondant', 'respondent', 'nr'])(
  'words beside the numbers of those who said them are nobody else’s: %s',
  (field) => {
    for (const [id, , text] of wordsOf(tabulation(field, [3, 1, 4, 2])))
      expect([id, text]).toEqual([id, SAID[[3, 1, 4, 2].indexOf(Number(id))]])
  },
)
