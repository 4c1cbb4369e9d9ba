import { describe, expect, it } from 'vitest'
import { isEmptyReading, readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = Array.from({ length: 10 }, (_, at) => `p-${at + 1}`)
const draft = aDraft(10, ['Q', 'Oui', 'Non'], ['R', 'Oui', 'Non'])
const said = (at: number): string => (at < 6 ? 'Oui' : 'Non')
const told = (data: unknown, of = draft) => {
  const { answers, counts, doubts } = readResults(data, of)
  return [...answers.filter(({ kind }) => kind === 'option' || kind === 'text'), ...counts, ...doubts].length
}

describe('what was not answered', () => {
  it.each<[string, unknown]>([
    ['not', true],
    ['negated', true],
    ['is_not', 1],
    ['except', 'oui'],
    ['operator', '!='],
    ['operator', 'ne'],
    ['op', '≠'],
    ['op', 'NOT'],
    ['comparator', 'neq'],
    ['opérateur', 'sauf'],
    ['predicate', 'isNot'],
    ['is_selected', false],
    ['coche', 0],
    ['vote', 'contre'],
  ])('is no answer, and listed: %s %j', (name, value) => {
    const denied = { [name]: value }
    const rows = PEOPLE.flatMap((persona_id, at) =>
      ['Q', 'R'].map((question) => ({ persona_id, question, answer: said(at), ...denied })),
    )
    for (const data of [
      { answers: rows },
      { ...denied, answers: rows.map((row) => ({ ...row, [name]: undefined })) },
      { answers: PEOPLE.map((id, at) => ({ id, Q: said(at), R: said(at), ...denied })) },
      {
        answers: PEOPLE.map((id, at) => ({ persona_id: id, answers: { Q: { value: said(at), ...denied } } })),
      },
      { results: [{ texte: 'Q', ...denied, counts: { Oui: 6, Non: 4 } }] },
    ]) {
      const payload = JSON.parse(JSON.stringify(data))
      expect(told(payload)).toBe(0)
      expect(isEmptyReading(readResults(payload, draft))).toBe(false)
    }
  })

  it.each(['not_chosen', 'non_choisi', 'except', 'unselected'])(
    'is listed under a name that says so: %s',
    (name) => {
      const rows = PEOPLE.map((persona_id, at) => ({ persona_id, question: 'Q', answer: said(at) }))
      expect(told({ [name]: rows })).toBe(0)
    },
  )
})

describe('an open answer that was kept back', () => {
  const open = aDraft(10, ['Pourquoi ?'])
  const answers = (text: string) => ({
    answers: PEOPLE.map((persona_id, at) => ({
      persona_id,
      question: 'Pourquoi ?',
      answer: at < 3 ? text : `Le prix, ${at} fois`,
    })),
  })

  it.each([
    ...['REDACTED', '[masked]', '<hidden>', '***', '█████', '•••', 'N/A', 'n.d.', 'withheld', 'masqué'],
    ...['[supprimé]', 'Non communiqué', 'not provided', 'NO_ANSWER', '{{answer}}', 'xxxx', 'XXX XXX', '-99'],
    ...[
      '3f786850e387550fdab836ed7e6dc881de23001b',
      '550e8400-e29b-41d4-a716-446655440000',
      'Timeout after 30s',
    ],
  ])('is no answer of a person: %s', (text) => {
    const { answers: read, certainty } = readResults(answers(text), open)
    expect(certainty).not.toBe('sure')
    expect(read.map(({ kind }) => kind)).toEqual([...Array(3).fill('unread'), ...Array(7).fill('text')])
  })

  it.each([
    'Aucune idée.',
    'Rien',
    'Non',
    '42',
    '👍',
    'SNCF',
    'Le masque (obligatoire)',
    'Je refuse de répondre à cela',
  ])('is none where a person may well say it: %s', (text) => {
    expect(readResults(answers(text), open)).toMatchObject({ certainty: 'sure', unplaced: [] })
  })
})

describe('answers that one persona gave several times', () => {
  const names = ['draw', 'iteration', 'replicate', 'essai', 'tirage', 'trial', 'repetition']
  const columns = (at: number) => ({ Q: said(at), R: said(at) })

  it.each([...names, 'seed', 'run', 'simulation', 'sample_id'])(
    'are none of several personas: %s',
    (name) => {
      for (const number of [(at: number) => at + 1, (at: number) => 1000 + at * 37]) {
        const rows = PEOPLE.map((_, at) => ({ [name]: number(at), ...columns(at) }))
        expect(told({ answers: rows })).toBe(0)
        expect(told({ answers: rows.map((row) => ({ prenom: 'Ana', age: 34, ...row })) })).toBe(0)
        expect(told({ answers: rows.map((row) => ({ persona: { prenom: 'Ana' }, ...row })) })).toBe(0)
        expect(told({ persona: { id: 'p-1' }, answers: rows })).toBe(0)
      }
    },
  )

  it.each(names)('are none under the name of a draw: %s', (name) => {
    const rows = PEOPLE.map((_, at) => columns(at))
    expect(told({ results: Object.fromEntries(rows.map((row, at) => [`${name}_${at}`, row])) })).toBe(0)
    expect(told({ persona_id: 'p-1', [`${name}s`]: rows })).toBe(0)
    expect(told({ [name]: rows })).toBe(0)
  })

  it('are never sure where the names of the personas may be of draws', () => {
    const named = (id: (at: number) => string) => ({
      answers: PEOPLE.map((_, at) => ({ persona_id: id(at), ...columns(at) })),
    })
    for (const id of [(at: number) => `sim_${at}`, (at: number) => `p${at % 5}-${at < 5 ? 0 : 1}`])
      expect(readResults(named(id), draft).certainty).toBe('likely')
    expect(
      readResults(
        named((at) => PEOPLE[at] ?? ''),
        draft,
      ).certainty,
    ).toBe('sure')
  })

  it('are none where one persona is listed and others answered', () => {
    const answers = PEOPLE.map((id, at) => ({ id, ...columns(at) }))
    expect(told({ personas: [{ id: 'ana', prenom: 'Ana' }], answers })).toBe(0)
  })

  it('make numbers doubtful that may count draws', () => {
    const data = { n_draws: 10, results: [{ texte: 'Q', counts: { Oui: 6, Non: 4 } }] }
    expect(readResults(data, draft)).toMatchObject({ counts: [], doubts: [{ question: 0 }] })
  })
})
