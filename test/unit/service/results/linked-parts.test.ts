import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = [4541, 1471, 2333, 5610, 7940, 8502, 5280, 6120]
const WAYS = ['On foot', 'By bicycle', 'By bus']
const draft = aDraft(
  PEOPLE.length,
  ['How do you get to the library?', ...WAYS],
  ['How many books did you read last month?'],
  ['Would you go on a Sunday?', 'Yes', 'No'],
  ['What is the library lacking?'],
)
const WAY = [0, 2, 1, 0, 2, 1, 0, 0]
const BOOKS = [2, 0, 11, 1, 3, 4, 6, 2]
const SUNDAY = [1, 0, 0, 1, 1, null, 0, 1]
const SAID = [
  'Longer opening hours, please.',
  'Warm chairs to sit in.',
  null,
  'More novels from other countries.',
  'A café, of course.',
  'Nothing at all, I like it.',
  'A quiet room for students.',
  'Somebody who knows about music.',
]
const SUNDAYS = ['Yes', 'No']
const TRUTH = PEOPLE.map((_, p) => [
  WAYS[WAY[p] ?? 0],
  `${BOOKS[p]}`,
  SUNDAY[p] === null ? null : SUNDAYS[SUNDAY[p] ?? 0],
  SAID[p],
])

const QUESTIONS = [612, 613, 615, 618]
const OPTIONS = [[71, 72, 73], [], [74, 75], []]

/** The ways in which a service may write the address of a part, where it declares it and where it refers to it. */
interface Links {
  own: (kind: string, id: number) => object
  to: (kind: string, id: number) => unknown
}

function readOf({ own, to }: Links) {
  const questions = draft.questions.map(({ stem, options }, q) => ({
    ...own('questions', QUESTIONS[q] ?? 0),
    label: stem,
    choices: options.map(({ text }, o) => ({ ...own('choices', OPTIONS[q]?.[o] ?? 0), label: text })),
  }))
  const people = PEOPLE.map((id, p) => ({ ...own('people', id), age: 30 + p }))
  const lines = PEOPLE.flatMap((id, p) =>
    QUESTIONS.map((question, q) => {
      const chosen = OPTIONS[q]?.[(q === 0 ? WAY[p] : SUNDAY[p]) ?? -1]
      return {
        ...own('lines', 900 + p * 4 + q),
        person: to('people', id),
        question: to('questions', question),
        choice: chosen === undefined ? null : to('choices', chosen),
        number: q === 1 ? BOOKS[p] : null,
        words: q === 3 ? SAID[p] : null,
        why: (q === 2 && SUNDAY[p] === null) || (q === 3 && SAID[p] === null) ? 'REFUSED' : null,
      }
    }),
  ).reverse()
  const { respondents, answers } = readResults({ questions, people, lines }, draft, {
    personas: PEOPLE.length,
  })
  expect(respondents).toHaveLength(PEOPLE.length)
  return PEOPLE.map((id) => {
    const respondent = respondents.findIndex((one) => one.id?.includes(`${id}`))
    return draft.questions.map(({ options }, question) => {
      const told = answers.find((one) => one.respondent === respondent && one.question === question)
      return told?.kind === 'option' ? options[told.option ?? -1]?.text : (told?.text ?? null)
    })
  })
}

const path = (kind: string, id: number) => `/api/v1/${kind}/${id}`
const url = (kind: string, id: number) => `https://api.example.org${path(kind, id)}/`

describe('lines of answers that refer to their question, option and person', () => {
  it('by the addresses of JSON-LD, with a type or without, bare or as links', () => {
    const own = (kind: string, id: number) => ({ '@id': path(kind, id), '@type': kind })
    expect(readOf({ own, to: path })).toEqual(TRUTH)
    expect(readOf({ own, to: (kind, id) => ({ '@id': path(kind, id) }) })).toEqual(TRUTH)
    expect(readOf({ own, to: (kind, id) => ({ '@type': kind, '@id': path(kind, id) }) })).toEqual(TRUTH)
    const both = (kind: string, id: number) => ({ ...own(kind, id), id })
    expect(readOf({ own: both, to: path })).toEqual(TRUTH)
    expect(readOf({ own: both, to: (_, id) => id })).toEqual(TRUTH)
  })

  it('by links of HAL', () => {
    const own = (kind: string, id: number) => ({ _links: { self: { href: path(kind, id) } } })
    expect(readOf({ own, to: (kind, id) => ({ href: path(kind, id), title: 'See there' }) })).toEqual(TRUTH)
  })

  it('by addresses on a host, global ids and urns', () => {
    expect(readOf({ own: (kind, id) => ({ url: url(kind, id) }), to: url })).toEqual(TRUTH)
    const global = (kind: string, id: number) => `gid://app/${kind}/${id}`
    expect(readOf({ own: (kind, id) => ({ gid: global(kind, id) }), to: global })).toEqual(TRUTH)
    const urn = (kind: string, id: number) => `urn:app:${kind}:${id}`
    expect(readOf({ own: (kind, id) => ({ id: urn(kind, id) }), to: urn })).toEqual(TRUTH)
  })

  it('by an address where the part has only its id or its path, or by the id of a part with an address', () => {
    expect(readOf({ own: (_, id) => ({ id }), to: path })).toEqual(TRUTH)
    expect(readOf({ own: (_, id) => ({ id: `${id}` }), to: url })).toEqual(TRUTH)
    expect(readOf({ own: (kind, id) => ({ '@id': path(kind, id) }), to: (_, id) => id })).toEqual(TRUTH)
    expect(readOf({ own: (kind, id) => ({ self: path(kind, id) }), to: url })).toEqual(TRUTH)
  })
})

describe('lists of the addresses of answers', () => {
  it('are nobody’s words', () => {
    for (const addressOf of [path, url, (kind: string, id: number) => `urn:app:${kind}:${id}`]) {
      const people = PEOPLE.map((id, p) => ({
        id,
        answers: QUESTIONS.map((_, q) => addressOf('answers', 900 + p * 4 + q)),
      }))
      const { answers } = readResults({ people }, draft, { personas: PEOPLE.length })
      expect(answers.filter(({ kind }) => kind === 'text' || kind === 'option')).toEqual([])
    }
  })
})
