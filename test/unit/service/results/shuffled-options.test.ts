import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { IDS, optionText, PEOPLE, readIn, SAID, told, truthOf, wrongIn } from './a-told-survey.ts'

/** Options that each persona saw in an order of their own, from which a code tells nothing without that order. */

const items = told.questions.map(({ stem }, at) => ({ id: IDS[at], text: stem }))
/** The place of what a persona chose among the options as they saw them; words and numbers as they said them. */
const sent = (persona: number, item: number): string | number | null => {
  const options = told.questions[item]?.options.length ?? 0
  const said = SAID[persona]?.[item] ?? null
  return options === 0 || said === null ? said : (Number(said) - persona + 8 * options) % options
}
const first = (persona: number, item: number): string | null =>
  optionText(item, persona % (told.questions[item]?.options.length ?? 1))
/** The rows of all answers; those of choices with what a persona saw first. */
const rows = (names: { persona: string; item: string; answer: string; first: string }) =>
  PEOPLE.flatMap((ref, persona) =>
    IDS.map((id, item) => ({
      [names.persona]: ref,
      [names.item]: id,
      [names.answer]: sent(persona, item),
      ...(item < 2 ? { [names.first]: first(persona, item) } : {}),
    })),
  )

describe('words and numbers are read, and options that were shuffled are asked about, where', () => {
  it.each<[string, object]>([
    [
      'rows tell what was shown first',
      {
        questions: items,
        answers: rows({ persona: 'persona', item: 'question', answer: 'answer', first: 'first_shown' }),
      },
    ],
    [
      'rows tell so in French',
      {
        questions: items,
        reponses: rows({
          persona: 'repondant',
          item: 'question',
          answer: 'reponse',
          first: 'premiere_modalite',
        }),
      },
    ],
    [
      'each persona has a seed for the order',
      PEOPLE.map((id, persona) => ({
        id,
        shuffle_seed: 17 * persona,
        answers: items.map(({ text }, item) => ({ question: text, value: sent(persona, item) })),
      })),
    ],
  ])('%s', (_, data) => {
    expect(wrongIn(data)).toEqual([])
    expect(readIn(data)).toBe(14)
    const { answers } = readResults(data, told, { personas: 8 })
    expect(answers.filter(({ kind, question }) => kind === 'unread' && question < 2)).toHaveLength(14)
  })
})

it('a seed by which personas were drawn tells nothing about options', () => {
  const data = PEOPLE.map((id, persona) => ({
    id,
    random_seed: 17 * persona,
    answers: items.map(({ text }, item) => ({ question: text, value: truthOf(persona, item) })),
  }))
  expect(readIn(data)).toBe(28)
})
