import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const PEOPLE = ['g11', 'g14', 'g19', 'g22', 'g23', 'g31', 'g36', 'g40']
const SEATS = ['On the aisle', 'By the window', 'Anywhere']
const LENGTHS = ['Under an hour', 'One to three hours', 'Longer']
const draft = aDraft(
  PEOPLE.length,
  ['Where do you like to sit?', ...SEATS],
  ['How long was your last trip?', ...LENGTHS],
  ['What annoyed you on the train?'],
)
const stems = draft.questions.map(({ stem }) => stem)
const SEAT = [0, 1, 1, 2, 0, null, 2, 1]
const LENGTH = [2, 2, 0, 1, null, 1, 0, 2]
const WORDS = [
  'The heating, as ever',
  'Nothing, I slept',
  null,
  'A phone call of two hours',
  'No seat for my bike',
  'The doors that never close',
  'Twelve minutes late, twice',
  'Crumbs',
]
const REASON = 'Refused'

/** A row for each answer; reasons stand in the fields of the choices, also for the open-ended item. */
const rows = stems.flatMap((text, item) =>
  PEOPLE.map((person, p) => {
    const option = [SEAT, LENGTH][item]?.[p] ?? null
    const words = item === 2 ? (WORDS[p] ?? null) : null
    const label = option === null ? null : ([SEATS, LENGTHS][item]?.[option] ?? null)
    return {
      persona_id: person,
      item_text: text,
      code: option === null ? (words === null ? -7 : null) : option + 1,
      label: label ?? (words === null ? REASON : null),
      remarks: words,
    }
  }),
)
const truth = PEOPLE.map((_, p) => [SEATS[SEAT[p] ?? -1] ?? null, LENGTHS[LENGTH[p] ?? -1] ?? null, WORDS[p]])
const read = (entries: readonly object[]) => toldAnswers({ entries }, draft)

describe('reasons for no answer in the field of the choices', () => {
  it('leave the open-ended item blank, and the choices readable', () => {
    expect(read(rows)).toEqual(truth)
  })
})

it('takes a number for no time where each persona has the text of each item once', () => {
  expect(read(rows.map((row, at) => ({ rep_id: 5200 + at, ...row })))).toEqual(truth)
})

it('takes no answer where a persona has an item twice under such a number', () => {
  const again = [...rows, ...rows.slice(0, 5).map((row) => ({ ...row, code: 3, label: 'Anywhere' }))]
  const { certainty } = readResults({ entries: again.map((row, at) => ({ rep_id: at, ...row })) }, draft, {
    personas: PEOPLE.length,
  })
  expect(certainty).toBe('unsure')
})
