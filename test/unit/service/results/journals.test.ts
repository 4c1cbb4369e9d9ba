import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['bx-04', 'bx-07', 'bx-11', 'bx-19', 'bx-23']
const draft = aDraft(
  5,
  ['Venez-vous souvent ?', 'Toujours', 'Parfois', 'Jamais'],
  ['Comment venez-vous ?', 'À pied', 'En bus', 'En train'],
  ['Y manque-t-il un étal ?', 'Oui', 'Non', 'Peut-être'],
)
const optionOf = (item: number, at: number): string => draft.questions[item]?.options[at % 3]?.text ?? ''
const GIVEN = PEOPLE.map((_, p) => draft.questions.map((_, item) => optionOf(item, p + item)))

/** What was read, by persona and item; null where nothing was. */
function readOf(data: unknown): (string | null)[][] {
  const { answers, respondents } = readResults(data, draft, { personas: PEOPLE.length })
  const toldBy = (id: string, item: number): string | null => {
    const own = answers.find(
      ({ respondent, question, kind }) =>
        kind === 'option' && question === item && respondents[respondent]?.id === id,
    )
    return own ? optionOf(item, own.option ?? 0) : null
  }
  return PEOPLE.map((id) => draft.questions.map((_, item) => toldBy(id, item)))
}

/** The answers given, but for those that were changed; `null`: taken back. */
function truth(changed: readonly (readonly [p: number, item: number, text: string | null])[]) {
  const rows = GIVEN.map((row): (string | null)[] => [...row])
  for (const [p, item, text] of changed) (rows[p] ?? [])[item] = text
  return rows
}

type Given = (p: number, item: number, at: number) => Record<string, unknown>

const journal = (given: Given, later: readonly Record<string, unknown>[]) => [
  ...PEOPLE.map((persona, p) => ({ seq: p, type: 'PersonaAangemaakt', persona, naam: `N${p}` })),
  ...PEOPLE.flatMap((_, p) => draft.questions.map((_, item) => given(p, item, 100 + p * 3 + item))),
  ...later,
]
const NOBODY = truth([]).map((row) => row.map(() => null))

/** The same journal under the names of two services. */
const SERVICES: readonly [string, Given, Record<'who' | 'item' | 'value' | 'type', string>][] = [
  [
    'names that no reader knows',
    (p, item, seq) => ({
      ...{ volgnr: seq, tijdstip: `2026-11-08T08:${seq % 60}:00Z`, type: 'AntwoordGegeven' },
      ...{ persona: PEOPLE[p], vraag: item + 1, antwoord: GIVEN[p]?.[item] },
    }),
    { who: 'persona', item: 'vraag', value: 'antwoord', type: 'type' },
  ],
  [
    'names that the readers know',
    (p, item, seq) => ({
      ...{ seq, at: `2026-11-08T08:${seq % 60}:00Z`, kind: 'answer.recorded' },
      ...{ respondent: PEOPLE[p], question: item + 1, answer: GIVEN[p]?.[item] },
    }),
    { who: 'respondent', item: 'question', value: 'answer', type: 'kind' },
  ],
]

describe.each(SERVICES)('a journal of answers under %s', (_, given, { who, item, value, type }) => {
  const about = (p: number, question: number, what: string) => ({
    ...{ volgnr: 300 + p, [type]: what, [who]: PEOPLE[p], [item]: question + 1 },
  })

  it('has the new value of a change that tells the old one, and none of an answer taken back', () => {
    const data = journal(given, [
      { ...about(1, 1, 'AntwoordHerzien'), van: GIVEN[1]?.[1], naar: 'À pied' },
      about(2, 2, 'AntwoordIngetrokken'),
      { ...about(1, 1, 'AntwoordHerzien'), van: 'À pied', naar: 'En bus' },
    ])
    expect(readOf({ stroom: data })).toEqual(
      truth([
        [1, 1, 'En bus'],
        [2, 2, null],
      ]),
    )
  })

  it('has the new value where the change tells only the old one apart', () => {
    const later = { ...about(1, 1, 'AntwoordHerzien'), vorige: GIVEN[1]?.[1], [value]: 'En bus' }
    expect(readOf({ stroom: journal(given, [later]) })).toEqual(truth([[1, 1, 'En bus']]))
  })

  it('has the corrected value where an entry says of itself that it corrects', () => {
    const later = { ...about(3, 0, 'answer.corrected'), [value]: 'Jamais' }
    expect(readOf({ stroom: journal(given, [later]) })).toEqual(truth([[3, 0, 'Jamais']]))
    const other = { ...about(3, 0, 'answer.corrected'), nieuw: 'Jamais' }
    expect(readOf({ stroom: journal(given, [other]) })).toEqual(truth([[3, 0, 'Jamais']]))
  })

  it('has the newest version of the few answers that have several', () => {
    const versioned: Given = (p, at, seq) => ({ ...given(p, at, seq), version: 1 })
    const later = { ...versioned(4, 1, 90), [value]: 'En train', version: 2 }
    const rows = journal(versioned, [later]).slice(PEOPLE.length)
    expect(readOf({ stroom: rows })).toEqual(truth([[4, 1, 'En train']]))
  })

  it('takes no entry that says that it is outdated for the newest one, though it comes last', () => {
    const final: Given = (p, at, seq) => ({ ...given(p, at, seq), status: 'final' })
    const old = [3, 4].flatMap((p) =>
      draft.questions.map((_, at) => ({
        ...final(p, at, 90),
        [value]: optionOf(at, p),
        status: 'superseded',
      })),
    )
    const read = readOf({ stroom: journal(final, old).slice(PEOPLE.length) })
    const isTrue = read.every((row, p) => row.every((told, at) => told === null || told === GIVEN[p]?.[at]))
    expect(isTrue).toBe(true)
  })

  it('does not say what stands where an old value is another one, or where only the time differs', () => {
    const wrong = { ...about(1, 1, 'AntwoordHerzien'), van: GIVEN[0]?.[1], naar: optionOf(1, 1) }
    const read = readOf({ stroom: journal(given, [wrong]) })
    expect(read[1]?.[1]).toBeNull()
    const again = { ...given(1, 1, 59), [value]: optionOf(1, 1) }
    expect(readOf({ stroom: journal(given, [again]) })[1]?.[1]).toBeNull()
  })

  it('is of two times where every answer has two versions', () => {
    const rows = [1, 2].flatMap((version) =>
      PEOPLE.flatMap((_, p) =>
        draft.questions.map((_, at) => ({
          ...given(p, at, version * 20 + p * 3 + at),
          ...{ version, [value]: optionOf(at, p * version) },
        })),
      ),
    )
    expect(readOf({ stroom: rows })).toEqual(NOBODY)
  })
})

describe('a stream of changes', () => {
  const row = (p: number, item: number, value = GIVEN[p]?.[item]) => ({
    ...{ id: 900 + p * 3 + item, panelist: PEOPLE[p], q: `Q${item + 1}`, value },
  })
  const added = PEOPLE.flatMap((_, p) =>
    draft.questions.map((_, item) => ({ op: 'c', before: null, after: row(p, item) })),
  )
  const questions = draft.questions.map(({ stem }, at) => ({ code: `Q${at + 1}`, stem }))

  it('has the rows that stand at its end', () => {
    const events = [
      ...added,
      { op: 'u', before: row(1, 1), after: row(1, 1, 'En train') },
      { op: 'd', before: row(2, 2), after: null },
      { op: 'u', before: row(1, 1, 'En train'), after: row(1, 1, 'En bus') },
    ]
    const wanted = truth([
      [1, 1, 'En bus'],
      [2, 2, null],
    ])
    expect(readOf({ questions, events })).toEqual(wanted)
    const nested = events.map(({ op, ...payload }) => ({
      schema: { name: 'answers' },
      payload: { ...payload, op },
    }))
    expect(readOf({ questions, events: nested })).toEqual(wanted)
  })

  it('tells nothing where a row that is changed was never there', () => {
    const events = [...added, { op: 'u', before: row(1, 1, 'À pied'), after: row(1, 1, 'En bus') }]
    expect(readOf({ questions, events })[1]?.[1] ?? null).toBeNull()
  })
})

describe('a table of people', () => {
  it.each(['retraites', 'Retraité', 'éditeur'])('is no journal because some are “%s”', (occupation) => {
    const rows = PEOPLE.map((persona_id, p) => ({
      ...{ persona_id, sexe: p < 3 ? 'femme' : 'homme', densite: p % 2 === 0 ? 'dense' : 'peu_dense' },
      occupation: p === 0 || p === 3 ? occupation : 'cadres',
      ...Object.fromEntries(draft.questions.map((_, item) => [`q${item + 1}`, GIVEN[p]?.[item]])),
    }))
    expect(readOf({ rows })).toEqual(GIVEN)
  })
})
