import { describe, expect, it } from 'vitest'
import { knownTexts } from '../../../../electron/service/results/structure/item-refs.ts'
import { withoutShownOptions } from '../../../../electron/service/results/structure/rewrite/shown-options.ts'
import { IDS, optionText, PEOPLE, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

/** Fields beside an answer that have another option of its item, although it was not chosen. */

const items = told.questions.map(({ stem }, at) => ({ id: IDS[at], text: stem }))
const sent = (fieldsOf: (persona: number, item: number) => object): object => ({
  items,
  interviews: PEOPLE.map((ref, persona) => ({
    ref,
    said: IDS.map((item, at) => ({ item, ...fieldsOf(persona, at) })),
  })),
})
const optionsOf = (item: number): string[] => told.questions[item]?.options.map(({ text }) => text) ?? []
const otherOf = (persona: number, item: number): string | null =>
  optionText(item, (Number(SAID[persona]?.[item]) + 1) % Math.max(1, optionsOf(item).length))
const isChanged = (persona: number, item: number): boolean =>
  (persona === 1 && item === 0) || (persona === 6 && item === 1)

describe('a field whose name speaks of a correction', () => {
  it.each([
    'corrected_from',
    'edited_from',
    'before_correction',
    'pre_correction',
    'original_correction',
    'revised_old',
    'correction_proposed',
  ])('may have what was there before: %s', (name) => {
    const data = sent((persona, item) => ({
      answer: truthOf(persona, item),
      [name]: isChanged(persona, item) ? otherOf(persona, item) : null,
    }))
    expect(wrongIn(data)).toEqual([])
  })

  it('may say who stands in for a persona', () => {
    const rows = PEOPLE.flatMap((ref, persona) =>
      IDS.map((item, at) => ({
        ...{ ref, item, answer: truthOf(persona, at) },
        replacement: isChanged(persona, at) ? PEOPLE[persona === 1 ? 0 : 2] : null,
      })),
    )
    expect(wrongIn({ items, rows })).toEqual([])
  })
})

it('what was said before and after something are two answers', () => {
  const changed = new Set(['1 0', '1 1', '6 0', '6 1'])
  const rows = PEOPLE.map((ref, persona) => ({
    ref,
    ...Object.fromEntries(
      IDS.flatMap((id, item) => [
        [`${id}_before`, truthOf(persona, item)],
        [`${id}_after`, changed.has(`${persona} ${item}`) ? otherOf(persona, item) : truthOf(persona, item)],
      ]),
    ),
  }))
  expect(wrongIn({ items, rows })).toEqual([])
})

describe('an option beside the list of all', () => {
  const places = 'ABCDE'
  const chosen = (persona: number, item: number): number => Number(SAID[persona]?.[item] ?? 0)
  it.each<[string, (place: number) => string]>([
    ['a letter', (place) => places[place] ?? ''],
    ['a code', (place) => `opt_${place + 1}`],
  ])('is not the answer where %s may be it', (_, codeOf) => {
    const data = sent((persona, item) =>
      item < 2
        ? { menu: optionsOf(item), guess: otherOf(persona, item), out: codeOf(chosen(persona, item)) }
        : { out: truthOf(persona, item) },
    )
    expect(wrongIn(data)).toEqual([])
  })

  it.each(['ranking', 'list'])('leaves the list where it may be an order of preference: %s', (name) => {
    const data = sent((persona, item) => {
      if (item > 1) return { answer: truthOf(persona, item) }
      const first = optionsOf(item)[chosen(persona, item)] ?? ''
      const ranked = [first, ...optionsOf(item).filter((text) => text !== first)]
      return { [name]: ranked, worst: ranked.at(-1) }
    })
    expect(withoutShownOptions(data, { draft: told, known: knownTexts(told) })).toBe(data)
  })
})
