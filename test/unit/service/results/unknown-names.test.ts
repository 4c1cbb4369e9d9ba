import { describe, expect, it } from 'vitest'
import { IDS, optionText, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

const items = told.questions.map(({ stem }, at) => ({ ref: IDS[at], wording: stem }))
const ALL = SAID.flat().filter((value) => value !== null).length
const otherOf = (persona: number, item: number): string | null =>
  optionText(item, (Number(SAID[persona]?.[item]) + 1) % (told.questions[item]?.options.length ?? 1))
const isChanged = (persona: number, item: number): boolean => [1, 6].includes(persona) && item < 2
/** Everybody's entries below the persona, under names that no reader knows. */
const sent = (entriesOf: (persona: number, item: number) => object[], book: object[] = items): object => ({
  instrument: book,
  agents: PEOPLE.map((tag, persona) => ({
    tag,
    outputs: IDS.flatMap((field, item) => entriesOf(persona, item).map((entry) => ({ field, ...entry }))),
  })),
})

describe('answers under unknown names', () => {
  it.each(['label', 'wording', 'en_clair'])('may have their option repeated beside them: %s', (name) => {
    const data = sent((persona, item) => [
      { out: truthOf(persona, item), [name]: item < 2 ? truthOf(persona, item) : null },
    ])
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(ALL)
  })

  it('leave words open that stand beside a blank in a field with other options', () => {
    const data = sent((persona, item) => [
      { out: truthOf(persona, item), guess: item < 2 ? otherOf(persona, item) : null },
    ])
    expect(wrongIn(data)).toEqual([])
  })

  it.each([
    ['current', (isOld: boolean) => !isOld],
    ['version', (isOld: boolean, isNew: boolean) => (isOld || !isNew ? 1 : 2)],
  ])('may have been changed, as a mark tells: %s', (name, markOf) => {
    const data = sent((persona, item) => {
      const now = { out: truthOf(persona, item), [name]: markOf(false, isChanged(persona, item)) }
      return isChanged(persona, item)
        ? [{ out: otherOf(persona, item), [name]: markOf(true, true) }, now]
        : [now]
    })
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(ALL)
  })

  it.each([
    ['k', 'v', (at: number) => `o${at + 3}`],
    ['k', 'v', (at: number, count: number) => count - at],
    ['key', 'is', (at: number) => at * 10],
  ])('may be codes that the items list as "%s" and "%s"', (key, label, codeOf) => {
    const choicesOf = (item: number): object[] =>
      (told.questions[item]?.options ?? []).map(({ text }, at, { length }) => ({
        [key]: codeOf(at, length),
        [label]: text,
      }))
    const book = items.map((item, at) => ({ ...item, ...(at < 2 ? { choices: choicesOf(at) } : {}) }))
    const data = sent((persona, item) => {
      const at = SAID[persona]?.[item]
      const count = told.questions[item]?.options.length ?? 0
      return [{ out: item < 2 && typeof at === 'number' ? codeOf(at, count) : truthOf(persona, item) }]
    }, book)
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(ALL)
  })

  it.each(['options', 'shown'])(
    'may stand beside the options in the order in which they were shown: %s',
    (name) => {
      const data = sent((persona, item) => {
        const texts = (told.questions[item]?.options ?? []).map(({ text }) => text)
        const from = persona % Math.max(1, texts.length)
        return [
          {
            out: truthOf(persona, item),
            [name]: item < 2 ? [...texts.slice(from), ...texts.slice(0, from)] : null,
          },
        ]
      })
      expect(wrongIn(data)).toEqual([])
      expect(readIn(data)).toBe(ALL)
    },
  )

  it('are places in the options that were shown, where these are numbers', () => {
    const data = sent((persona, item) => {
      const texts = (told.questions[item]?.options ?? []).map(({ text }) => text)
      const from = persona % Math.max(1, texts.length)
      const shown = [...texts.slice(from), ...texts.slice(0, from)]
      const at = shown.indexOf(String(truthOf(persona, item)))
      return [
        {
          expected: item < 2 ? otherOf(persona, item) : null,
          out: item < 2 ? (at < 0 ? null : at + 1) : truthOf(persona, item),
          shown: item < 2 ? shown : null,
        },
      ]
    })
    expect(wrongIn(data)).toEqual([])
  })

  it('are those of the people who were asked, where a mark tells these', () => {
    const people = [
      ...PEOPLE.map((tag, at) => ({ tag, status: 'completed', at })),
      { tag: 'x9', status: 'aborted', at: 3 },
    ]
    const agents = people.map(({ tag, status, at }) => ({
      ...{ tag, status },
      outputs: IDS.map((field, item) => ({ field, out: truthOf(at, item) })),
    }))
    expect(wrongIn({ instrument: items, agents })).toEqual([])
    expect(readIn({ instrument: items, agents })).toBe(ALL)
  })
})
