import { describe, expect, it } from 'vitest'
import { tellsOrder } from '../../../../electron/service/results/items/told-orders.ts'
import { IDS, optionText, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

/** What was shown to each persona in an order of its own, the worst of a ranking, and answers before and after something. */

const items = told.questions.map(({ stem }, at) => ({ id: IDS[at], text: stem }))
const sent = (fieldsOf: (persona: number, item: number) => object): object => ({
  items,
  interviews: PEOPLE.map((ref, persona) => ({
    ref,
    said: IDS.map((item, at) => ({ item, ...fieldsOf(persona, at) })),
  })),
})
const CHOICES = 14
const ALL = 28
const optionsOf = (item: number): string[] => told.questions[item]?.options.map(({ text }) => text) ?? []
const turned = (persona: number, item: number): string[] => {
  const [options, by] = [optionsOf(item), (persona * 2 + 1) % optionsOf(item).length]
  const shown = [...options.slice(by), ...options.slice(0, by)]
  return persona % 2 === 0 ? shown : shown.reverse()
}
const placeOf = (persona: number, item: number): number | null => {
  const said = SAID[persona]?.[item] ?? null
  return said === null ? null : turned(persona, item).indexOf(optionText(item, Number(said)) ?? '')
}
const CODINGS: [string, (place: number) => string | number][] = [
  ['a letter', (place) => 'ABCDE'[place] ?? ''],
  ['a small letter', (place) => 'abcde'[place] ?? ''],
  ['a place from 1', (place) => place + 1],
  ['a place from 0', (place) => place],
]

describe('options in another order for each persona', () => {
  const withShown = (
    code: (place: number) => string | number,
    shownOf: (persona: number, item: number) => object,
  ): object =>
    sent((persona, item) => {
      if (item > 1) return { answer: truthOf(persona, item) }
      const place = placeOf(persona, item)
      return { ...shownOf(persona, item), answer: place === null ? null : code(place) }
    })

  it.each(CODINGS.slice(0, 2))('are chosen by %s in the list beside the answer', (_, code) => {
    const data = withShown(code, (persona, item) => ({ options_shown: turned(persona, item) }))
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(ALL)
  })

  it.each(CODINGS.slice(2))('are asked about with %s, which may be that of the questionnaire', (_, code) => {
    for (const name of ['options_shown', 'menu', 'considered']) {
      const data = withShown(code, (persona, item) => ({ [name]: turned(persona, item) }))
      expect(readIn(data)).toBe(ALL - CHOICES)
    }
  })

  it.each(CODINGS)('are unclear with %s and only the first or the last one', (_, code) => {
    const first = withShown(code, (persona, item) => ({ shown_first: turned(persona, item)[0] }))
    const last = withShown(code, (persona, item) => ({ last_option: turned(persona, item).at(-1) }))
    expect([...wrongIn(first), ...wrongIn(last)]).toEqual([])
  })

  it('are no menu where codes are declared', () => {
    const data = {
      ...withShown(
        (place) => place + 1,
        (persona, item) => ({ ranking: turned(persona, item) }),
      ),
      book: optionsOf(0).map((text, at) => ({ code: at + 1, text })),
    }
    expect(readIn(data)).toBeLessThan(ALL)
  })
})

it('a number beside the list and the answer in words means something else', () => {
  const data = sent((persona, item) =>
    item > 1
      ? { answer: truthOf(persona, item) }
      : { shown: turned(persona, item), value: (persona % 3) + 1, answer: truthOf(persona, item) },
  )
  expect(wrongIn(data)).toEqual([])
})

describe('of a ranking', () => {
  it.each(['worst', 'least', 'pire', 'bottom'])('the one called %s is no answer', (name) => {
    const data = sent((persona, item) => {
      if (item > 1) return { answer: truthOf(persona, item) }
      const ranked = turned(persona, item)
      return { ranking: ranked, [name]: ranked.at(-1) }
    })
    expect(wrongIn(data)).toEqual([])
  })
})

describe('what was said before and after something', () => {
  it.each([
    ['before', 'after'],
    ['answer_before', 'answer_after'],
    ['avant_video', 'apres_video'],
  ])('is asked about: %s, %s', (before, after) => {
    const other = (persona: number, item: number): string | number | null =>
      item < 2 && persona === 1 ? (optionsOf(item)[0] ?? null) : truthOf(persona, item)
    const data = sent((persona, item) => ({
      [before]: other(persona, item),
      [after]: truthOf(persona, item),
    }))
    expect(readIn(data)).toBe(ALL - CHOICES)
  })

  it('is clear where the other one is the answer', () => {
    const data = sent((persona, item) => ({
      before: item < 2 ? (optionsOf(item)[0] ?? null) : null,
      answer: truthOf(persona, item),
    }))
    expect(wrongIn(data)).toEqual([])
  })
})

it('how the personas were drawn says nothing about an order', () => {
  expect(tellsOrder('random_seed', 42)).toBe(false)
  expect(tellsOrder('random_sample', true)).toBe(false)
  expect(tellsOrder('randomised', true)).toBe(true)
})
