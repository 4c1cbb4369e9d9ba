import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const draft = aDraft(
  6,
  ['Do you read the news?', 'Every day', 'Sometimes', 'Never'],
  ['How many books did you read this year?'],
  ['Where do you read most?', 'At home', 'On the train', 'In the library'],
  ['What did you read last?'],
)
const READ = [
  'A novel about the sea.',
  'The back of a cereal box.',
  'My brother gave me a biography.',
  'Poems, but only two of them.',
  'A book on bread and yeast.',
  'The instructions of the oven.',
]
const BOOKS = [3, 12, 0, 7, 1, 20]
const optionsOf = (item: number): string[] => draft.questions[item]?.options.map(({ text }) => text) ?? []
const truth = READ.map((words, p) => [
  optionsOf(0)[p % 3] ?? '',
  `${BOOKS[p]}`,
  optionsOf(2)[(p * 2) % 3] ?? '',
  words,
])
const shown = (item: number, p: number): string[] => {
  const options = optionsOf(item)
  return options.map((_, at) => options[(at + p) % options.length] ?? '')
}
const letterOf = (item: number, p: number): string =>
  'ABC'[shown(item, p).indexOf(truth[p]?.[item] ?? '')] ?? ''
const question = (item: number, p: number): string =>
  [
    `Question ${item + 1} of 4: ${draft.questions[item]?.stem}`,
    ...shown(item, p).map((text, at) => `${'ABC'[at]}. ${text}`),
  ].join('\n')
const isChoice = (item: number): boolean => item === 0 || item === 2

/** Threads in which each item is asked and answered by `reply`. */
const threads = (reply: (item: number, p: number) => Record<string, unknown>[]) => ({
  runs: READ.map((_, p) => ({
    id: `thread_${p}`,
    persona: `Persona ${p + 11}`,
    messages: [
      { role: 'system', content: 'Answer as the person you are.' },
      ...[0, 1, 2, 3].flatMap((item) => [{ role: 'user', content: question(item, p) }, ...reply(item, p)]),
    ],
  })),
})
const said = (item: number, p: number): string =>
  isChoice(item) ? letterOf(item, p) : (truth[p]?.[item] ?? '')

describe('a dialogue with a language model in which options have letters', () => {
  it('is read by the letters of each question', () => {
    const data = threads((item, p) => [{ role: 'assistant', content: said(item, p) }])
    expect(toldAnswers(data, draft)).toEqual(truth)
  })

  it('is read by letters with the words of the options', () => {
    const data = threads((item, p) => [
      {
        role: 'assistant',
        content: isChoice(item) ? `${said(item, p)}. ${truth[p]?.[item]}` : said(item, p),
      },
    ])
    expect(toldAnswers(data, draft)).toEqual(truth)
  })

  it('is read by what tools are called with, as text in JSON', () => {
    const data = threads((item, p) => [
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          {
            id: `c${p}${item}`,
            function: { name: 'answer', arguments: JSON.stringify({ value: said(item, p) }) },
          },
        ],
      },
      { role: 'tool', tool_call_id: `c${p}${item}`, content: 'noted' },
    ])
    expect(toldAnswers(data, draft)).toEqual(truth)
  })

  it('is read by the input of tools in parts of a message, beside talk', () => {
    const data = threads((item, p) => [
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Let me think.' },
          {
            type: 'tool_use',
            name: 'reply',
            input: { answer: isChoice(item) ? said(item, p) : truth[p]?.[item] },
          },
        ],
      },
    ])
    expect(toldAnswers(data, draft)).toEqual(truth)
  })

  it('is read by what the model says in JSON, beside its reasons', () => {
    const data = threads((item, p) => [
      { role: 'assistant', content: JSON.stringify({ thinking: 'Let me see.', answer: said(item, p) }) },
    ])
    expect(toldAnswers(data, draft)).toEqual(truth)
  })

  it('has no answer where a tool says so', () => {
    const data = threads((item, p) => [
      {
        role: 'assistant',
        content: '',
        calls: [
          item === 3 && p === 1
            ? { name: 'no_answer', args: { reason: 'does_not_know' } }
            : { name: 'answer', args: { value: said(item, p) } },
        ],
      },
    ])
    const told = toldAnswers(data, draft)
    expect(told.map((row) => row[3])).toEqual(READ.map((words, p) => (p === 1 ? null : words)))
  })

  it('is not read where a letter is none of the question, or words beside it are another option', () => {
    const strange = threads((item, p) => [
      { role: 'assistant', content: item === 0 && p === 2 ? 'D' : said(item, p) },
    ])
    expect(toldAnswers(strange, draft)[2]?.[0] ?? null).toBeNull()
    const contradicted = threads((item, p) => [
      {
        role: 'assistant',
        content: item === 0 && p === 2 ? 'Every day' : '',
        calls: [{ name: 'answer', args: { value: said(item, p) } }],
      },
    ])
    expect(toldAnswers(contradicted, draft)[2]?.[0] ?? null).toBeNull()
  })
})
