import { describe, expect, it } from 'vitest'
import { isEmptyReading, readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft, type Item } from './a-draft.ts'

const CHOICE: Item = ['Q', 'Oui', 'Non']
const people = ['p-1', 'p-2', 'p-3', 'p-4']
const draft = aDraft(4, CHOICE)
const rows = people.map((persona_id, at) => ({
  persona_id,
  question: 'Q',
  answer: at === 0 ? 'Non' : 'Oui',
}))
const withEach = (more: (at: number) => object) => rows.map((row, at) => ({ ...row, ...more(at) }))

it('rows of all personas that say nothing else are sure', () => {
  expect(
    readResults({ status: 'done', total: 4, completed: 4, failed: 0, run_id: 'r-7', answers: rows }, draft),
  ).toMatchObject({
    certainty: 'sure',
    unplaced: [],
  })
})

describe('the id of what is not known', () => {
  it.each(['modalite_id', 'item_id', 'choisi_id', 'q1_id', 'vote_uuid'])('may be the answer: %s', (name) => {
    const data = { answers: people.map((persona_id) => ({ persona_id, [name]: 'o-1' })) }
    expect(isEmptyReading(readResults(data, draft))).toBe(false)
    expect(readResults({ answers: withEach(() => ({ [name]: 'o-1' })) }, draft).certainty).not.toBe('sure')
  })
})

describe('answers of which some may be missing', () => {
  it.each<[string, object]>([
    ['fewer personas', { answers: rows.slice(1) }],
    ['fewer for one item', { answers: [...rows, { persona_id: 'p-1', question: 'R', answer: 'Oui' }] }],
    ['more to come', { has_more: true, answers: rows }],
    ['a next page', { next: '/results?page=2', answers: rows }],
    ['more pages', { page: 1, pages: 3, answers: rows }],
    ['a part', { partial: true, answers: rows }],
    ['not done', { done: false, answers: rows }],
    ['a run under way', { status: 'running', answers: rows }],
    ['half of it', { progress: 50, answers: rows }],
    ['failed ones', { failed: 3, answers: rows }],
  ])('is never sure: %s', (_name, data) => {
    const results = readResults(data, aDraft(4, CHOICE, ['R', 'Oui', 'Non']))
    expect(results.certainty).toBe('likely')
    expect(results.answers.length).toBeGreaterThan(2)
  })
})

describe('a state of the run beside the answers', () => {
  it.each<[object, string, string]>([
    [{ status: 'failed' }, '$.status', 'failed'],
    [{ state: 'PARTIAL' }, '$.state', 'PARTIAL'],
    [{ statut: 'échec' }, '$.statut', 'échec'],
    [{ état: 'Incomplète' }, '$.état', 'Incomplète'],
    [{ survey_status: 'cancelled' }, '$.survey_status', 'cancelled'],
    [{ meta: { run_state: 'timed_out', pages: 1 } }, '$.meta.run_state', 'timed_out'],
    [{ status: 'running' }, '$.status', 'running'],
    [{ status: 'completed_with_errors' }, '$.status', 'completed_with_errors'],
    [{ partial: true }, '$.partial', 'true'],
    [{ is_complete: false }, '$.is_complete', 'false'],
  ])('is told as such and not left over: %j', (around, path, value) => {
    const results = readResults({ ...around, answers: rows }, draft)
    expect(results.states).toEqual([{ path: path.replace('.état', '["état"]'), value }])
    expect(results).toMatchObject({ unplaced: [], certainty: 'likely' })
    expect(results.answers).toHaveLength(4)
  })

  it.each<[string, object]>([
    ['a word that no state is known by', { status: 'purple' }],
    ['the state of something else', { marital_status: 'done for' }],
    ['a state beside a person', { respondent: { status: 'failed' } }],
    ['a state under another name', { outcome: 'failed' }],
    ['one of the options', { state: 'Oui' }],
    ['more pages', { has_more: true }],
  ])('is shown as received where it may be something else: %s', (_name, around) => {
    const results = readResults({ ...around, answers: rows }, draft)
    expect(results.states).toBeUndefined()
    expect(results.unplaced.length).toBe(1)
  })

  it('says nothing where everything is there', () => {
    expect(readResults({ status: 'completed', partial: false, answers: rows }, draft).states).toBeUndefined()
  })
})

describe('a field of the rows that may say more than who answered', () => {
  const wide = (more: (at: number) => object) =>
    rows.map(({ persona_id, answer }, at) => ({ id: persona_id, Q: answer, ...more(at) }))
  it.each<[string, (at: number) => object]>([
    ['a weight', (at) => ({ poids: at < 2 ? 1.2 : 0.8 })],
    ['how many the row is', (at) => ({ represents: 100 * at + 50 })],
    ['a number without a name', (at) => ({ 0: at * 3 })],
    ['a number that nobody knows', (at) => ({ zk: at * at + 2 })],
    ['a flag', (at) => ({ llm_error: at === 0 })],
    ['a flag that is the same for all', () => ({ zk: true })],
    ['a word that is the same for all', () => ({ zk: 'w' })],
    ['consent', (at) => ({ consent: at > 0 })],
    ['not complete', (at) => ({ complete: at > 0 })],
    ['a state', (at) => ({ status: at === 0 ? 'timeout' : 'ok' })],
  ])('is listed: %s', (_name, more) => {
    const nested = rows.map(({ persona_id, answer }, at) => ({
      persona_id,
      ...more(at),
      answers: { Q: answer },
    }))
    const withOther = rows.flatMap((row, at) =>
      ['Q', 'R'].map((question) => ({ ...row, question, ...more(at) })),
    )
    for (const answers of [wide(more), nested, withOther]) {
      const results = readResults({ answers }, aDraft(4, CHOICE, ['R', 'Oui', 'Non']))
      expect(results.certainty).toBe('likely')
      expect(results.unplaced.length).toBeGreaterThan(0)
    }
  })

  it.each([4, 1, 100])('is a group where the numbers are %s together', (whole) => {
    const groups = ['Hommes', 'Femmes'].map((profil, at) => ({
      profil,
      Q: 'Oui',
      part: whole * (at === 0 ? 0.25 : 0.75),
    }))
    expect(readResults({ groups }, draft).answers).toEqual([])
  })

  it('is a trait where it is a known one, or the place of the row', () => {
    const answers = wide((at) => ({
      age: 30 + at,
      taille_foyer: at + 1,
      index: at,
      status: 'ok',
    }))
    expect(readResults({ answers }, draft)).toMatchObject({ certainty: 'sure', unplaced: [] })
  })
})

describe('a blank answer beside a filled one', () => {
  it.each([
    ['answer', 'value'],
    ['answer', 'selected'],
    ['reponse', 'choix'],
    ['choice', 'content'],
    ['answer', 'option_index'],
  ])('is not read: %s, %s', (first, second) => {
    const answers = people.map((persona_id, at) => ({
      persona_id,
      question: 'Q',
      [first]: at === 0 ? null : 'Oui',
      [second]: second === 'option_index' ? 0 : 'Oui',
    }))
    const results = readResults({ answers }, draft)
    expect(results.certainty).toBe('likely')
    expect(results.answers.map(({ kind }) => kind)).toEqual(['unread', 'option', 'option', 'option'])
  })
})

describe('an open answer that is none', () => {
  const read = (first: string) => {
    const answers = people.map((persona_id, at) => ({
      persona_id,
      question: 'Pourquoi ?',
      answer: at === 0 ? first : `Parce que ${at}`,
    }))
    return readResults({ answers }, aDraft(4, ['Pourquoi ?']))
  }
  it.each([
    ...['NaN', 'None', 'NA', 'N/A', 'null', '<NA>', '#N/A', 'undefined', '(vide)', '-', 'pourquoi ?'],
    ...['[ERREUR] délai dépassé', 'Error: timeout', 'TimeoutError: 30 s', 'Erreur 500 : indisponible'],
  ])('is not read and keeps its words: %s', (text) => {
    expect(read(text)).toMatchObject({ certainty: 'likely', answers: [{ kind: 'unread', text }, {}, {}, {}] })
  })

  it.each(['Aucune idée', 'Non', 'Rien', 'Nana', 'Une erreur de prix', 'Le vide : rien'])(
    'is read: %s',
    (text) => {
      expect(read(text)).toMatchObject({ certainty: 'sure', answers: [{ kind: 'text', text }, {}, {}, {}] })
    },
  )
})

describe('what may be answers', () => {
  it.each<[string, object]>([
    ['a number under an option', { results: { Oui: 4 } }],
    ['a number under another word', { results: { favorables: 4 } }],
    ['a part of the personas', { summary: { count: 3, total: 4 } }],
    ['a share', { results: { pct: 75 } }],
    ['a fraction', { data: { count: '3/4' } }],
    ['an option as a name', { data: { nom: 'Oui' } }],
    ['a message with options', { message: 'Oui : 3, Non : 1', status: 'done' }],
    ['flags', { results: people.map((persona_id, at) => ({ persona_id, completed: at > 0 })) }],
    [
      'states',
      { results: people.map((persona_id, at) => ({ persona_id, status: at > 0 ? 'ok' : 'failed' })) },
    ],
  ])('is listed: %s', (_name, data) => {
    expect(isEmptyReading(readResults(data, draft))).toBe(false)
  })
})
