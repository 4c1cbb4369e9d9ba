import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'
import { draft, PEOPLE, readOf, TRUTH, toldBy, without, wordsBy } from './a-tram-survey.ts'

const whoSaid = (item: number, at: number) => PEOPLE.filter((_, p) => toldBy(p, item) === at)
const saidTo = (item: number, who: string, words: string) =>
  PEOPLE.flatMap((id, p) => (toldBy(p, item) === null ? [] : [{ [who]: id, [words]: wordsBy(p, item) }]))

describe('lists of personas under options, beside entries of what personas said', () => {
  it('reads a value and a label with the same text', () => {
    const results = draft.questions.map(({ stem, options }, item) => ({
      id: `v${item}`,
      text: stem,
      answers:
        options.length > 0
          ? options.map(({ text }, at) => ({
              code: text,
              label: text,
              n: whoSaid(item, at).length,
              people: whoSaid(item, at),
            }))
          : saidTo(item, 'person', 'said'),
    }))
    expect(readOf({ results })).toEqual(TRUTH)
  })

  it('reads codes that a list of the items declares', () => {
    const items = draft.questions.map(({ stem, options }, item) => ({
      id: `v${item}`,
      wording: stem,
      choices: options.map(({ text }, at) => ({ code: 'DCBA'[at], wording: text })),
    }))
    const results = draft.questions.map(({ options }, item) => ({
      id: `v${item}`,
      answers:
        options.length > 0
          ? Object.fromEntries(options.map((_, at) => ['DCBA'[at], whoSaid(item, at)]))
          : saidTo(item, 'participant', 'value'),
    }))
    expect(readOf({ items, results })).toEqual(TRUTH)
  })

  it('reads numbers among words', () => {
    const results = Object.fromEntries(
      draft.questions.map(({ stem, options }, item) => [
        stem,
        options.length > 0
          ? Object.fromEntries(options.map(({ text }, at) => [text, whoSaid(item, at)]))
          : saidTo(item, 'who', 'reply'),
      ]),
    )
    expect(readOf({ results })).toEqual(TRUTH)
  })

  it('reads no points of a scale that are the codes of other points', () => {
    const points = ['1', '2', '3', '4', '5']
    const scale = aDraft(8, ['How well?', 'Well', 'Badly'], ['How far, from 1 to 5?', ...points])
    const told = [1, 0, 4, 3, 2, 0, 4, 1]
    const listed = (at: number, of: number) => PEOPLE.filter((_, p) => (told[p] ?? 0) % of === at)
    const results = scale.questions.map(({ stem, options }) => ({
      text: stem,
      options: options.map(({ text }, at) => ({ code: at, label: text, people: listed(at, options.length) })),
    }))
    const { answers } = readResults({ results }, scale, { personas: 8 })
    expect(answers.filter(({ question, kind }) => question === 1 && kind === 'option')).toEqual([])
  })

  it('reads no words where two fields may have them', () => {
    const results = draft.questions.map(({ stem, options }, item) => ({
      text: stem,
      answers:
        options.length > 0
          ? options.map(({ text }, at) => ({ code: text, label: text, people: whoSaid(item, at) }))
          : saidTo(item, 'person', 'said').map((entry, at) => ({
              ...entry,
              draft: `${wordsBy(at, 3)} Or so.`,
            })),
    }))
    expect(readOf({ results })).toEqual(without(3))
  })
})
