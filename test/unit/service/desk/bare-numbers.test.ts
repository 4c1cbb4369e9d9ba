import { describe, expect, it } from 'vitest'
import { readDesk } from '../../../../electron/service/desk/desk-reading.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTaughtStatus } from '../../../../electron/service/recipes/read-taught-status.ts'
import { readTaughtTranscript } from '../../../../electron/service/recipes/read-taught-transcript.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'
import { taught } from './teaching-steps.ts'

const deskOf = (data: unknown, recipe: Recipe) =>
  readDesk(data, recipe, { kind: 'status', draft: null, personas: 12 })
const statusOn = (data: unknown, recipe: Recipe) =>
  deskOf(data, recipe).found.find(({ need }) => need.need === 'status')
const words = { 0: 'draft', 1: 'running', 2: 'done', 3: 'failed' } as const

describe('a status that is a bare number, taught once', () => {
  it.each<[string, (code: unknown) => unknown, string]>([
    ['under a name of statuses', (code) => ({ id: 41, etat: code, vague: '1' }), '$.etat'],
    ['under any name', (code) => ({ id: 41, zz: { b: code }, vague: '1', status: 200 }), '$.zz.b'],
    ['beside a word', (code) => ({ code, status: 'ok', essai: '0' }), '$.code'],
  ])('%s', (_, answer, path) => {
    const recipe = { ...taught(answer(1), [{ need: 'status' }, path]), statusWords: words }
    for (const [code, status] of Object.entries(words)) {
      expect(readTaughtStatus(answer(Number(code)), recipe)).toMatchObject({ status, word: code })
      expect(readTaughtStatus(answer(code), recipe).status).toBe(status)
    }
    // A number that nobody explained means nothing.
    expect(readTaughtStatus(answer(7), recipe)).toMatchObject({ status: 'other', word: '7' })
  })

  it('needs no place where only one value is called a status', () => {
    const recipe = { ...emptyRecipe(), statusWords: words }
    expect(readTaughtStatus({ etat: 2, vague: '1' }, recipe)).toMatchObject({ status: 'done', word: '2' })
    expect(readTaughtStatus({ survey: { status: '1' }, essai: '3' }, recipe).status).toBe('running')
  })

  it('is no status where it only stands somewhere', () => {
    const recipe = { ...emptyRecipe(), statusWords: { ...words, true: 'done' as const } }
    for (const data of [{ vague: '2' }, { id: '1', rang: 2 }, ['3'], { actif: 'true' }])
      expect(readTaughtStatus(data, recipe).status, JSON.stringify(data)).toBe('other')
  })

  it('is asked about on the desk until it is explained', () => {
    const plain = { id: 41, etat: 2 }
    expect(statusOn(plain, emptyRecipe())).toMatchObject({
      by: 'readers',
      certainty: 'unsure',
      notUnderstood: [{ path: '$.etat', value: '2' }],
    })
    const known = { ...emptyRecipe(), statusWords: words }
    expect(statusOn(plain, known)).toMatchObject({ by: 'readers', certainty: 'likely', notUnderstood: [] })
    const flag = { fini: { oui: true } }
    const pointed = taught(flag, [{ need: 'status' }, '$.fini.oui'])
    expect(statusOn(flag, pointed)?.notUnderstood).toEqual([{ path: '$.fini.oui', value: 'true' }])
    const explained = { ...pointed, statusWords: { true: 'done' as const } }
    expect(statusOn(flag, explained)?.notUnderstood).toEqual([])
    expect(readTaughtStatus(flag, explained).status).toBe('done')
  })
})

describe('a progress of bare numbers, taught once', () => {
  it('is read from every later answer', () => {
    const counts = taught(
      { n: 3, sur: 12 },
      [{ need: 'progress_done' }, '$.n'],
      [{ need: 'progress_total' }, '$.sur'],
    )
    expect(readTaughtStatus({ n: 0, sur: 12 }, counts).progress).toMatchObject({ fraction: 0, answered: 0 })
    expect(readTaughtStatus({ n: 12, sur: 12 }, counts).progress).toMatchObject({ fraction: 1, answered: 12 })
    const share = taught({ zz: 40 }, [{ need: 'progress_share' }, '$.zz'])
    expect(readTaughtStatus({ zz: 1 }, share).progress).toMatchObject({ fraction: 0.01 })
    expect(readTaughtStatus({ zz: 100 }, share).progress).toMatchObject({ fraction: 1 })
  })

  it('of which only the number of answers was shown has no share that was guessed', () => {
    const done = taught({ n: 3 }, [{ need: 'progress_done' }, '$.n'])
    expect(readTaughtStatus({ n: 5 }, done).progress).toMatchObject({ fraction: null, answered: 5 })
  })
})

it('a discussion whose speakers are bare numbers, taught once, is read from every later answer', () => {
  const turns = (first: number) => ({
    zz: ['Je viens à vélo.', 'Moi, en bus.', 'Et toi ?'].map((d, at) => ({ q: first + (at % 2), d, m: at })),
  })
  const recipe = taught(
    turns(3),
    [{ need: 'turn_words' }, '$.zz[0].d'],
    [{ need: 'turn_speaker' }, '$.zz[0].q'],
  )
  const { turns: read } = readTranscript(readTaughtTranscript(turns(7), recipe))
  expect(read.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['7', 'Je viens à vélo.'],
    ['8', 'Moi, en bus.'],
    ['7', 'Et toi ?'],
  ])
})
