import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../../electron/storage/storage.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { aRun } from '../../support/a-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, START } from './a-store.ts'
import { anyText, aSurvey } from './samples.ts'

function aLibrary(): Storage {
  const store = aStore(tempFolder())
  store.surveys.insert(
    aSurvey('transport', {
      title: 'Mobilité à Orléans',
      context: 'Après la grève',
      questions: [
        {
          id: 'q',
          stem: "Prenez-vous l'autobus ?",
          type: 'single_choice',
          options: [
            { id: '1', text: 'Quotidiennement' },
            { id: '2', text: 'Jamais' },
          ],
        },
      ],
    }),
  )
  store.surveys.insert(aSurvey('school', { title: 'School meals', context: 'NOT a pilot OR "trial"' }))
  store.focus.insert(
    aFocusSession('talk', {
      practice: true,
      draft: { ...aFocusSession('talk').draft, title: 'Les Écoles', guide: 'La cantine et le prix' },
    }),
  )
  return store
}

describe('search', () => {
  it.each([
    ['title', 'mobilité'],
    ['title without its accents', 'mobilite'],
    ['accents that were not written', 'orleàns'],
    ['context', 'GRÈVE'],
    ['stem', 'autobus'],
    ['option', 'jamais'],
    ['the start of a word', 'quot'],
    ['words of different places, in any order', 'jamais orl grev'],
    ['an apostrophe', "l'auto"],
    ['punctuation around', '(mobilité) !'],
  ])('finds a survey by %s', (_, search) => {
    expect(
      aLibrary()
        .surveys.list({ search })
        .rows.map((survey) => survey.id),
    ).toEqual(['transport'])
  })

  it('finds a survey by a whole text that was pasted, by its first words', () => {
    const words = Array.from({ length: 50_000 }, (_, index) => `mot${index}`).join(' ')
    const many = 'mobilité à Orléans après la grève '.repeat(20)
    const store = aLibrary()
    expect(store.surveys.list({ search: many.repeat(500) }).rows.map(({ id }) => id)).toEqual(['transport'])
    expect(store.find(many.repeat(500), 5).map(({ id }) => id)).toEqual(['transport'])
    expect(store.focus.list({ search: words })).toEqual([])
  })

  it.each(['"trial"', 'NOT', 'pilot OR', 'NOT pilot'])('takes %s as words, not as an operator', (search) => {
    expect(
      aLibrary()
        .surveys.list({ search })
        .rows.map((survey) => survey.id),
    ).toEqual(['school'])
  })

  it('finds nothing where a word is missing, and all where nothing is asked', () => {
    const { surveys } = aLibrary()
    expect(surveys.list({ search: 'mobilité meals' }).rows).toEqual([])
    expect(surveys.list({ search: 'bilité' }).rows).toEqual([])
    expect(surveys.list({ search: '?!' }).rows).toEqual([])
    expect(surveys.list({ search: '  ' }).rows).toHaveLength(2)
  })

  it('follows every save', () => {
    const { surveys } = aLibrary()
    surveys.saveDraft('school', 1, { ...aSurvey('school').draft, title: 'Playgrounds' }, START)

    expect(surveys.list({ search: 'meals' }).rows).toEqual([])
    expect(surveys.list({ search: 'playgr' }).rows).toHaveLength(1)
  })

  it('follows every save of many surveys, whose words come to stand together in the index', () => {
    const { surveys } = aStore(tempFolder())
    const ids = Array.from({ length: 40 }, (_, at) => `survey-${at}`)
    for (const id of ids) surveys.insert(aSurvey(id, { title: `Before ${id}` }))
    for (const id of ids)
      expect(surveys.saveDraft(id, 1, { ...aSurvey(id).draft, title: 'After' }, START), id).toBe(2)
    expect(surveys.list({ search: 'before' }).total).toBe(0)
    expect(surveys.list({ search: 'after' }).total).toBe(40)
  })

  it('finds focus groups by title, guide and newest transcript, together', () => {
    const { focus } = aLibrary()
    focus.indexTranscript('talk', 'INÈS : Mes enfants mangent chez eux.')
    const ids = (search: string) => focus.list({ search }).map((session) => session.id)

    expect(ids('ecoles cantine enfants')).toEqual(['talk'])
    focus.indexTranscript('talk', 'PAUL : Trop cher.')
    expect(ids('enfants')).toEqual([])
    // Saving the session keeps the transcript in the search index.
    focus.save({ ...aFocusSession('talk'), draft: { ...aFocusSession('talk').draft, title: 'Repas' } })
    expect(ids('repas cher')).toEqual(['talk'])
    expect(ids('ecoles')).toEqual([])
  })

  it('finds surveys, focus groups and runs for the palette, the bin left out', () => {
    const store = aLibrary()
    store.surveys.freeze('transport', aSurvey('transport').draft, 'version', START)
    store.runs.insert(aRun({ surveyId: 'transport', versionId: 'version', title: 'Cantine, vague 1' }))
    store.surveys.saveDraft('school', 1, { ...aSurvey('school').draft, title: 'Cantine' }, START)

    expect(store.find('cant', 10)).toEqual([
      { kind: 'survey', id: 'school', title: 'Cantine', practice: false },
      {
        ...{ kind: 'focus', id: 'talk', title: 'Les Écoles', practice: true },
        words: 'La cantine et le prix',
      },
      {
        kind: 'run',
        id: 'run-1',
        title: 'Cantine, vague 1',
        practice: true,
        run: { version: expect.any(Number), at: expect.any(Number) },
      },
    ])
    store.runs.save(aRun({ surveyId: 'transport', versionId: 'version', title: 'Repas' }))
    store.surveys.setDeleted(['school'], START)
    store.focus.setDeleted('talk', START)
    expect(store.find('cant', 10)).toEqual([])
    expect(store.find('repas', 10).map((hit) => hit.id)).toEqual(['run-1'])
    expect(store.find('', 10)).toEqual([])
  })

  it('gives every kind its share of a short list', () => {
    const store = aLibrary()
    store.surveys.freeze('transport', aSurvey('transport').draft, 'version', START)
    for (let number = 1; number <= 9; number += 1) {
      store.runs.insert(
        aRun({
          id: `run-${number}`,
          surveyId: 'transport',
          versionId: 'version',
          title: 'Mobilité à Orléans',
        }),
      )
    }
    const kinds = store.find('mobilité', 5).map((hit) => hit.kind)
    expect(kinds).toEqual(['survey', 'run', 'run', 'run', 'run'])
  })

  it('puts a word in the title before one in the text', () => {
    const store = aStore(tempFolder())
    store.surveys.insert(aSurvey('text', { title: 'Meals', context: 'budget' }))
    store.surveys.insert(aSurvey('title', { title: 'Budget', context: 'meals' }))
    expect(store.find('budget', 5).map((hit) => hit.id)).toEqual(['title', 'text'])
    expect(store.find('meals', 5).map((hit) => hit.id)).toEqual(['text', 'title'])
  })

  it('takes any text without failing, and finds a survey by any word of its title', () => {
    const store = aStore(tempFolder())
    let count = 0
    fc.assert(
      fc.property(anyText, fc.stringMatching(/^[a-z]{1,8}$/), anyText, (text, word, search) => {
        count += 1
        store.surveys.insert(aSurvey(`any-${count}`, { title: `${text} ${word} ${text}` }))
        store.find(search, 12)
        store.focus.list({ search })
        store.surveys.list({ search }).rows
        expect(store.surveys.list({ search: word }).rows.map(({ id }) => id)).toContain(`any-${count}`)
      }),
      { numRuns: 200 },
    )
  })
})
