import { describe, expect, it } from 'vitest'
import { IDS, optionText, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

const items = told.questions.map(({ stem }, at) => ({ id: IDS[at], text: stem }))
/** The next option of an item after the one that a persona chose. */
const otherOf = (persona: number, item: number): string | null =>
  optionText(item, (Number(SAID[persona]?.[item]) + 1) % (told.questions[item]?.options.length ?? 1))
const isChanged = (persona: number, item: number): boolean => [1, 6].includes(persona) && item < 2
const firstOf = (persona: number, item: number): unknown =>
  isChanged(persona, item) ? otherOf(persona, item) : truthOf(persona, item)
const ALL = SAID.flat().filter((value) => value !== null).length

/** All answers in entries below their personas, with the fields that `fieldsOf` gives. */
const sent = (fieldsOf: (persona: number, item: number) => object): object => ({
  items,
  interviews: PEOPLE.map((ref, persona) => ({
    ref,
    said: IDS.map((item, at) => ({ item, ...fieldsOf(persona, at) })),
  })),
})

describe('what was said at first', () => {
  it.each([
    ['raw', 'final'],
    ['brut', 'retenu'],
    ['initial_answer', 'validated_answer'],
    ['provisional', 'adjudicated'],
  ])('%s does not stand against what was made of it: %s', (raw, final) => {
    const data = sent((persona, item) => ({ [raw]: firstOf(persona, item), [final]: truthOf(persona, item) }))
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(ALL)
  })

  it('does not either in the columns of a table', () => {
    const rows = PEOPLE.map((ref, persona) => ({
      ref,
      ...Object.fromEntries(
        IDS.flatMap((id, item) => [
          [`${id}_raw`, firstOf(persona, item)],
          [`${id}_final`, truthOf(persona, item)],
        ]),
      ),
    }))
    expect(wrongIn({ items, rows })).toEqual([])
  })

  it('may be the answer where the final one is missing', () => {
    const data = sent((persona, item) => ({
      raw: truthOf(persona, item),
      final: isChanged(persona, item) ? null : truthOf(persona, item),
    }))
    expect(wrongIn(data)).toEqual([])
  })

  it('is not told apart from what has other values', () => {
    const data = sent((persona, item) => ({ raw: truthOf(persona, item), validated: persona % 2 }))
    expect(wrongIn(data)).toEqual([])
  })
})
