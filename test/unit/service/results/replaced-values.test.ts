import { expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { IDS, optionText, PEOPLE, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

const items = told.questions.map(({ stem }, at) => ({ id: IDS[at], text: stem }))
const isChanged = (persona: number, item: number): boolean => [1, 6].includes(persona) && item < 2
const firstOf = (persona: number, item: number): string | number | null =>
  isChanged(persona, item)
    ? optionText(item, (Number(SAID[persona]?.[item]) + 1) % (told.questions[item]?.options.length ?? 1))
    : truthOf(persona, item)
/** Where the answers that were changed stood before, and what they were. */
const changed = (name: string) =>
  [1, 6].flatMap((persona) =>
    [0, 1].map((item) => ({
      path: `$.interviews[${persona}].said[${item}].${name}`,
      value: JSON.stringify(firstOf(persona, item)),
    })),
  )
const sent = (fieldsOf: (persona: number, item: number) => object): object => ({
  items,
  interviews: PEOPLE.map((ref, persona) => ({
    ref,
    said: IDS.map((item, at) => ({ item, ...fieldsOf(persona, at) })),
  })),
})

it.each([
  ['raw', sent((persona, item) => ({ raw: firstOf(persona, item), final: truthOf(persona, item) }))],
  [
    'answer',
    sent((persona, item) => ({
      answer: firstOf(persona, item),
      corrected: isChanged(persona, item) ? truthOf(persona, item) : null,
    })),
  ],
])('what stood under "%s" before it was changed is listed, and nothing else is', (name, data) => {
  expect(wrongIn(data)).toEqual([])
  const { unplaced, certainty } = readResults(data, told, { personas: 8 })
  expect(unplaced.filter(({ path }) => path.endsWith(`.${name}`))).toEqual(changed(name))
  expect(certainty).toBe('likely')
})

it('a column with corrections leaves what it corrects listed, if it is clear what it corrects', () => {
  const rows = PEOPLE.map((ref, persona) => ({
    ref,
    ...Object.fromEntries(IDS.map((id, item) => [id, firstOf(persona, item)])),
    ...Object.fromEntries(
      IDS.map((id, item) => [`${id}_corrected`, isChanged(persona, item) ? truthOf(persona, item) : null]),
    ),
  }))
  const data = { items, rows }
  expect(wrongIn(data)).toEqual([])
  const { unplaced } = readResults(data, told, { personas: 8 })
  expect(unplaced.map(({ path }) => path)).toEqual([1, 6].map((persona) => `$.rows[${persona}].q1`))
})
