import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const draft = aDraft(
  5,
  ['Vont-ils au marché ?', 'Souvent', 'Parfois', 'Jamais'],
  ['De 1 à 3, quelle note ?', '1', '2', '3'],
  ['Que leur manque-t-il ?'],
)
const WORDS = ['Du pain noir', 'Un banc au soleil', 'Des pommes tardives', 'Rien de précis', 'Le poissonnier']
const LETTERS = ['ABC', 'BCA', 'CAB', 'ACB', 'BAC']
const optionsOf = (item: number): string[] => draft.questions[item]?.options.map(({ text }) => text) ?? []
const letterOf = (p: number, item: number): string => LETTERS[p]?.[item] ?? 'A'
const truth = WORDS.map((words, p) => [
  optionsOf(0)['ABC'.indexOf(letterOf(p, 0))] ?? null,
  optionsOf(1)['ABC'.indexOf(letterOf(p, 1))] ?? null,
  words,
])
const prompt = (item: number): string =>
  [draft.questions[item]?.stem, ...optionsOf(item).map((text, at) => `${'ABC'[at]}) ${text}`)].join('\n')

type Args = Record<string, unknown>
const plain = (p: number, item: number): Args =>
  item < 2 ? { question: item + 1, choice: letterOf(p, item) } : { question: item + 1, text: WORDS[p] }
const messageOf = (args: Args): object => ({
  role: 'assistant',
  content: [],
  tool_calls: [{ function: { name: 'note', arguments: JSON.stringify(args) } }],
})
/** Runs in which each item is asked, and a tool is called, or what `instead` says instead. */
const runs = (
  argsOf: (p: number, item: number) => Args,
  instead?: (p: number, item: number) => object | null,
) =>
  WORDS.map((_, p) => ({
    agent: { id: `agent_${p}f3` },
    messages: [0, 1, 2].flatMap((item) => [
      { role: 'user', content: [{ type: 'text', text: prompt(item) }] },
      instead?.(p, item) ?? messageOf(argsOf(p, item)),
    ]),
  }))
const without = (persona: number, item: number) =>
  truth.map((row, p) => row.map((told, at) => (p === persona && at === item ? null : told)))
const atSecond = (args: Args) => runs((p, item) => (p === 3 && item === 1 ? args : plain(p, item)))

describe('calls of tools', () => {
  it('are read without the number of their item', () => {
    expect(toldAnswers(runs(plain), draft)).toEqual(truth)
  })

  it.each([
    [{ question: 2, dont_know: true }],
    [{ question: 2, choice: null, refused: true }],
    [{ question: 2, status: 'declined' }],
    [{ item: 2, skipped: 'yes' }],
  ])('have no answer where they say so: %o', (args) => {
    expect(toldAnswers(atSecond(args), draft)).toEqual(without(3, 1))
  })

  it('have no answer where the item is counted under any name', () => {
    const counted = runs((p, item) => {
      const { question, ...own } = plain(p, item)
      return p === 3 && item === 1 ? { lp: question, sans_reponse: true } : { lp: question, ...own }
    })
    expect(toldAnswers(counted, draft)).toEqual(without(3, 1))
  })

  it.each([
    [{ question: 2, choice: 'B', dont_know: true }],
    [{ question: 2, choice: null, certitude: 3 }],
    [{ question: 2, declined: true, score: 3 }],
    [{ question: 2 }],
  ])('are asked about where it is unclear: %o', (args) => {
    expect(toldAnswers(atSecond(args), draft)[3]?.[1] ?? null).toBeNull()
  })

  it('keep an answer beside a flag that is not raised', () => {
    const flagged = runs((p, item) => ({ ...plain(p, item), declined: false }))
    expect(toldAnswers(flagged, draft)).toEqual(truth)
  })

  it('tell no reason as words', () => {
    const told = runs((p, item) =>
      p === 1 && item === 2 ? { question: 3, text: null, reason: 'Il préfère se taire' } : plain(p, item),
    )
    expect(toldAnswers(told, draft)[1]?.[2] ?? null).toBeNull()
  })
})

describe('parts of messages', () => {
  it.each([
    [{ type: 'refusal', refusal: 'I would rather not say.' }],
    [{ type: 'thinking', thinking: 'I might miss the baker.' }],
    [{ type: 'reasoning', summary: 'Weighing it up.' }],
  ])('that are not said are no words: %o', (part) => {
    const refused = runs(plain, (p, item) =>
      p === 1 && item === 2 ? { role: 'assistant', content: [part], tool_calls: null } : null,
    )
    expect(toldAnswers(refused, draft)).toEqual(without(1, 2))
  })
})
