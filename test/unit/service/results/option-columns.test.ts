import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { shownByPerson } from './shown-by-person.ts'

const USES = ['Every week', 'Sometimes', 'Never']
const PRICES = ['Yes, up to €5', 'Only after a free trial', 'No, not at all']
const VIEWS = ['Tout à fait favorable', 'Plutôt opposé(e)', 'Sans avis']
const SAID = [
  'A bench.',
  'Some shade.',
  'Two trees.',
  'A fountain.',
  'More lamps.',
  'A kiosk.',
  'A swing.',
  'Quiet.',
]
const people = SAID.map((said, at) => ({
  id: `r-${at + 1}`,
  chosen: [at % 3, (at + 1) % 3, (at * 2) % 3],
  said,
}))
const draft = aDraft(
  8,
  ['How often do you come?', ...USES],
  ['Would you pay?', ...PRICES],
  ['Votre avis ?', ...VIEWS],
  ['What is missing?'],
)
const lists = [USES, PRICES, VIEWS]
const wanted = Object.fromEntries(
  people.map(({ id, chosen, said }) => [id, [...chosen.map((option, item) => lists[item]?.[option]), said]]),
)
const questions = draft.questions.map(({ stem }, item) => ({ id: `q${item + 1}`, text: stem }))
const rows = (nameOf: (item: number, text: string) => string, id = 'id') =>
  people.map((person) => ({
    [id]: person.id,
    ...Object.fromEntries(
      lists.flatMap((list, item) =>
        list.map((text, at) => [nameOf(item, text), person.chosen[item] === at ? 1 : 0]),
      ),
    ),
    q4: person.said,
  }))

describe('columns of one option each', () => {
  it.each([
    ['two lines', (item: number, text: string) => `q${item + 1}__${text}`],
    ['a sign', (item: number, text: string) => `q${item + 1} = ${text}`],
    ['brackets', (item: number, text: string) => `q${item + 1}[${text}]`],
  ])('are read where options sound like marks of rows that do not count, after %s', (_, nameOf) => {
    expect(shownByPerson({ questions, rows: rows(nameOf) }, draft)).toEqual(wanted)
    expect(shownByPerson({ questions, rows: rows(nameOf, 'respondent_id') }, draft)).toEqual(wanted)
  })

  it('still leave out the rows of a test', () => {
    const own = rows((item, text) => `q${item + 1}__${text}`)
    const marked = own.map((row) => ({ ...row, is_test: 0 }))
    const test = { ...marked[0], id: 't-1', is_test: 1 }
    expect(shownByPerson({ questions, rows: [test, ...marked] }, draft)).toEqual(wanted)
  })

  it('are read beside what models were asked again', () => {
    const calls = people.flatMap(({ id, chosen }) =>
      lists.map((list, item) => ({
        respondent_id: id,
        question_id: `q${item + 1}`,
        model: 'm-2',
        response: list[((chosen[item] ?? 0) + 1) % 3],
        attempt: 1,
      })),
    )
    expect(
      shownByPerson({ questions, rows: rows((item, text) => `q${item + 1}__${text}`), calls }, draft),
    ).toEqual(wanted)
  })
})
