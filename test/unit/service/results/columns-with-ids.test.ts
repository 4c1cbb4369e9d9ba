import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const USES = ['Every day', 'Every week', 'Hardly ever']
const draft = aDraft(6, ['How often do you cycle?', ...USES], ['Is it safe?', 'Yes', 'No'])
const IDS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
const uses = IDS.map((_, at) => USES[at % 3])
const safe = IDS.map((_, at) => (at % 4 === 0 ? 'Yes' : 'No'))
const personas = [3, 0, 5, 1, 4, 2].map((at) => ({ id: IDS[at], age: 30 + at }))
const names = draft.questions.map(({ id }) => id)

const shownOf = (data: object) => {
  const { answers, respondents } = readResults(data, draft, { personas: IDS.length })
  return IDS.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    const own = answers.filter((one) => one.respondent === respondent)
    return [
      respondents[respondent]?.attributes.find(({ name }) => name === 'age')?.value,
      ...own.map(({ question, option }) => draft.questions[question]?.options[option ?? -1]?.text),
    ]
  })
}
const TRUTH = IDS.map((_, at) => [`${30 + at}`, uses[at], safe[at]])
const columns = (id: string) => ({ [id]: IDS, [names[0] ?? '']: uses, [names[1] ?? '']: safe })

describe('lists of columns with the ids of the persons', () => {
  it.each(['id', 'respondent_id', 'persona'])(
    'are read by these, whatever the order of another list: %s',
    (id) => {
      expect(shownOf({ personas, columns: columns(id) })).toEqual(TRUTH)
      expect(shownOf({ data: { personas, results: columns(id) } })).toEqual(TRUTH)
    },
  )
})
