import { describe, expect, it } from 'vitest'
import type { Storage } from '../../../electron/storage/storage.ts'
import { emptyAnnotations, type RunAnnotations } from '../../../shared/models/annotations.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, START } from './a-store.ts'
import { aSurvey, someResults } from './samples.ts'

const SURVEY = aSurvey('survey', {
  title: 'Mobility',
  questions: [
    anOpenEnded('why', 'Why do you walk?'),
    aChoice('tram', 'How do you like the tram?', ['Very much', 'Too crowded']),
  ],
})

/** A store with a survey and one finished run. */
function aStoreWithRun(): Storage {
  const store = aStore(tempFolder())
  store.surveys.insert(SURVEY)
  const version = store.surveys.freeze('survey', SURVEY.draft, 'version', START)
  store.runs.insert(
    aRun({ id: 'run', surveyId: 'survey', versionId: version.id, title: 'Mobility', practice: false }),
  )
  return store
}

const said = (change: Partial<RunAnnotations>): RunAnnotations => ({ ...emptyAnnotations(), ...change })

/** The notes that the palette finds: item, position, decision and text. */
const notes = (store: Storage, words: string) =>
  store
    .find(words, 12)
    .flatMap(({ kind, note }) => (kind === 'note' && note ? [[note.item, note.decision, note.text]] : []))

describe('what a person noted of an item', () => {
  it('is found by the words of the note, of a reason, and of the decision in either language', () => {
    const store = aStoreWithRun()
    store.annotations.save(
      'run',
      0,
      said({
        items: { tram: { decision: 'fix', note: 'Naïve wording' }, why: { decision: 'drop', note: '' } },
        dismissed: [{ item: 'tram', mark: 'blank', reason: 'Asked on purpose' }],
      }),
      START,
    )
    const tram = ['tram', 'fix', 'Naïve wording · Asked on purpose']
    expect(notes(store, 'naive purp')).toEqual([tram])
    expect(notes(store, 'corriger wording')).toEqual([tram])
    // For a decision without a note, the item's stem is shown.
    expect(notes(store, 'drop')).toEqual([['why', 'drop', 'Why do you walk?']])
    expect(notes(store, 'naive drop')).toEqual([])
    expect(store.find('naive', 12)[0]).toMatchObject({
      ...{ kind: 'note', id: 'run', title: 'Mobility', practice: false, run: { version: 1 } },
      note: { item: 'tram', question: 1 },
    })
    expect(store.countFound('naive')).toEqual({ total: 1, isExact: true })
  })

  it('is found by the tags that its answers carry', () => {
    const store = aStoreWithRun()
    const tag = { id: 't', name: 'Prix élevé', colour: 'teal' as const, key: null, phrases: [] }
    const answers = ['p1', 'p2'].map((persona) => ({ item: 'why', persona, tags: ['t'], refused: [] }))
    store.annotations.save('run', 0, said({ tags: [tag], answers }), START)
    expect(notes(store, 'prix eleve')).toEqual([['why', null, '#Prix élevé']])
  })

  it('is found as it stands now', () => {
    const store = aStoreWithRun()
    const note = (words: string) => said({ items: { why: { decision: null, note: words } } })
    store.annotations.save('run', 0, note('first'), START)
    expect(notes(store, 'first')).toHaveLength(1)
    store.annotations.save('run', 1, note('second'), START)
    expect(notes(store, 'first')).toEqual([])
    expect(notes(store, 'second')).toEqual([['why', null, 'second']])
  })
})

describe('a search of everything', () => {
  it('opens a survey at the item that has the words, and at its top where the title has them', () => {
    const store = aStoreWithRun()
    const items = (words: string) =>
      store.find(words, 12).flatMap(({ kind, item }) => (kind === 'survey' ? [item] : []))
    expect(items('crowded')).toEqual([{ id: 'tram', question: 1, text: 'Too crowded' }])
    expect(items('like crowded')).toEqual([
      { id: 'tram', question: 1, text: 'How do you like the tram? · Very much · Too crowded' },
    ])
    expect(items('mobility')).toEqual([undefined])
  })

  it('counts what there is beyond those listed, and says where there may be less', () => {
    const store = aStoreWithRun()
    const answer = (respondent: number, text: string, question: number): Answer => ({
      ...{ respondent, question, kind: 'text', option: null, text },
    })
    const answers = [answer(0, 'the tram', 0), answer(1, 'a tram', 0), answer(0, 'tram', 1)]
    const payload = store.payloads.add({
      ...{ id: 'payload', subjectId: 'run', kind: 'results', text: '{}', receivedAt: START },
    })
    store.runs.saveResults('run', payload, someResults({ answers }), START)
    // The survey itself and one answer per item.
    expect(store.countFound('tram')).toEqual({ total: 3, isExact: true })
    expect(store.find('tram', 12)).toHaveLength(3)
    // Two personas gave this answer to the same item.
    expect(store.countFound('the a')).toEqual({ total: 1, isExact: false })
    expect(store.countFound('mobility')).toEqual({ total: 2, isExact: true })
    expect(store.countFound('?')).toEqual({ total: 0, isExact: true })
  })
})
