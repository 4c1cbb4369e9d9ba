import { describe, expect, it } from 'vitest'
import { draft, isChoice, PEOPLE, readOf, TRUTH, without, wordsBy } from './a-tram-survey.ts'

/** What is asked, with the options of the item behind it. */
const asked = (item: number, between: string, before = '') => {
  const { stem = '', options = [] } = draft.questions[item] ?? {}
  return isChoice(item) ? `${before}${stem} (${options.map(({ text }) => text).join(between)})` : stem
}
const interviews = (turns: (p: number, item: number) => object[]) =>
  PEOPLE.map((id, p) => ({ id, turns: draft.questions.flatMap((_, item) => turns(p, item)) }))

describe('interviews in which what is asked has the options behind it', () => {
  it('reads the answers after these, whatever the options stand in', () => {
    const slashes = interviews((p, item) => [
      { speaker: 'interviewer', text: asked(item, ' / ') },
      { speaker: 'persona', text: wordsBy(p, item) ?? '...' },
    ])
    const lines = interviews((p, item) => [
      { from: 'bot', body: asked(item, '\n- ', `${item + 1}. `) },
      { from: 'panel', body: wordsBy(p, item) ?? '' },
    ])
    const spoken = interviews((p, item) => [
      { role: 'moderator', said: asked(item, ', or ') },
      { role: 'guest', said: wordsBy(p, item) ?? '' },
    ])
    for (const payload of [slashes, lines, spoken]) expect(readOf({ interviews: payload })).toEqual(TRUTH)
  })

  it('reads nothing where an item is asked with some of its options only', () => {
    const some = interviews((p, item) => [
      {
        speaker: 'interviewer',
        text: item === 0 ? asked(item, ' / ').replace('Not at all', '…') : asked(item, ' / '),
      },
      { speaker: 'persona', text: wordsBy(p, item) ?? '...' },
    ])
    expect(readOf({ interviews: some })).toEqual(without(0, 1, 2, 3))
  })
})
