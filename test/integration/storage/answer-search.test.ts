import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { anOpenEnded } from '../../support/drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore, START } from './a-store.ts'
import { asBefore } from './as-before.ts'
import { anyText, aSurvey, someResults } from './samples.ts'

const said = (respondent: number, text: string, question = 0): Answer => ({
  respondent,
  question,
  kind: 'text',
  option: null,
  text,
})

const SURVEY = aSurvey('survey', { questions: [anOpenEnded('why', 'Why?'), anOpenEnded('how', 'How?')] })

/** Stores a run of a survey with two open-ended items, and its personas' answers. */
function answer(store: Storage, run: string, answers: Answer[]): void {
  if (store.surveys.get('survey') === null) store.surveys.insert(SURVEY)
  if (store.runs.get(run) === null) {
    const version = store.surveys.freeze('survey', SURVEY.draft, `unused-${run}`, START)
    store.runs.insert(aRun({ id: run, surveyId: 'survey', versionId: version.id, title: 'Mobility' }))
  }
  read(store, run, answers)
}

/** Stores another reading of the run's answers. */
function read(store: Storage, run: string, answers: Answer[]): void {
  const payload = store.payloads.add({
    id: `${run}-${START}`,
    subjectId: run,
    kind: 'results',
    text: '{}',
    receivedAt: START,
  })
  store.runs.saveResults(run, payload, someResults({ answers }), START)
}

/** The answers that the palette finds: run, item, persona and text. */
const found = (store: Storage, words: string) =>
  store
    .find(words, 12)
    .flatMap(({ kind, id, answer: hit }) =>
      kind === 'answer' && hit ? [[id, hit.item, hit.respondent, hit.text]] : [],
    )

describe('answers of personas', () => {
  it('are found by every word of theirs, whatever its case, accents and ending', () => {
    const store = aStore(tempFolder())
    answer(store, 'one', [
      said(0, 'Le vélo est trop dangereux', 1),
      { ...said(1, 'bicyclette'), kind: 'unread' },
      { respondent: 2, question: 0, kind: 'option', option: 0, text: null },
    ])
    expect(found(store, 'danger VELO')).toEqual([['one', 'how', 0, 'Le vélo est trop dangereux']])
    expect(found(store, 'bicycl')).toEqual([['one', 'why', 1, 'bicyclette']])
    expect(found(store, 'velo bicyclette')).toEqual([])
    expect(store.find('velo', 12)[0]).toMatchObject({
      title: 'Mobility',
      practice: true,
      run: { version: 1 },
    })
  })

  it('are found once for each item of a run, the newest run first', () => {
    const store = aStore(tempFolder())
    answer(store, 'one', [said(3, 'by bus'), said(5, 'a bus'), said(5, 'the bus', 1)])
    answer(store, 'two', [said(8, 'bus!')])
    expect(found(store, 'bus')).toEqual([
      ['two', 'why', 8, 'bus!'],
      ['one', 'how', 5, 'the bus'],
      ['one', 'why', 3, 'by bus'],
    ])
    // Both words occur, but in answers of different personas.
    expect(found(store, 'by a')).toEqual([])
  })

  it('are those of the newest reading', () => {
    const store = aStore(tempFolder())
    answer(store, 'one', [said(0, 'tram')])
    read(store, 'one', [said(0, 'train')])
    expect(found(store, 'tram')).toEqual([])
    expect(found(store, 'train')).toEqual([['one', 'why', 0, 'train']])
  })

  it('may be any text', () => {
    const store = aStore(tempFolder())
    answer(store, 'one', [])
    fc.assert(
      fc.property(anyText, fc.stringMatching(/^[a-z]{1,8}$/), anyText, (text, word, search) => {
        read(store, 'one', [said(0, `${text} ${word} ${text}`)])
        store.find(search, 12)
        expect(found(store, word)).toHaveLength(1)
      }),
      { numRuns: 100 },
    )
  })

  it('of a data folder from before can be found too', () => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      answer(store, 'one', [said(0, 'tramway')])
      read(store, 'one', [
        said(0, 'le tramway'),
        said(1, 'à\0pied'),
        { ...said(2, ''), kind: 'blank', text: null },
      ])
      answer(store, 'two', [said(0, 'autre')])
    })
    const old = new DatabaseSync(path.join(folder, 'sonde.sqlite'))
    old.exec("UPDATE run_results SET document = '{' WHERE run_id = 'two'")
    old.close()
    asBefore(folder, '006')

    const store = aStore(folder)
    expect(found(store, 'tramway')).toEqual([['one', 'why', 0, 'le tramway']])
    expect(found(store, 'pied')).toEqual([['one', 'why', 1, 'à\0pied']])
    expect(found(store, 'autre')).toEqual([])
    // Sonde made a backup before the schema changed, as it always does.
    expect(store.health().copies.filter(({ beforeUpdate }) => beforeUpdate)).toHaveLength(1)
    read(store, 'one', [said(0, 'métro')])
    expect(found(store, 'tramway')).toEqual([])
    expect(found(store, 'metro')).toHaveLength(1)
  })
})
