import { describe, expect, it } from 'vitest'
import type { Storage } from '../../../electron/storage/storage.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'
import { aStore, START } from './a-store.ts'

const TURN = aTurn(3, 'It is far too dear for what it is, and it is late.')

const NOTES: TranscriptNotes = {
  ...emptyTranscriptNotes(),
  codes: [aCode('c', { name: 'Prix élevé', definition: 'Anything on fares' }), aCode('other')],
  passages: [
    aPassage(TURN, 'too dear for what it is', { memo: 'Compare with the café' }),
    aPassage(TURN, 'late', { codes: ['c'] }),
  ],
  memo: 'Nobody spoke of safety',
  speakers: { Ana: 'The baker', constructor: ' ' },
}

function aStoreWithGroup(): Storage {
  const store = aStore(tempFolder())
  store.focus.insert(aFocusSession('talk'))
  store.transcriptNotes.save('talk', 0, NOTES, START)
  return store
}

const codings = (store: Storage, words: string) =>
  store.find(words, 12).flatMap(({ kind, coding }) => (kind === 'coding' && coding ? [coding] : []))

describe('what a person adds to the transcript of a focus group', () => {
  it('is found by its words: codes, definitions, memos and names of speakers', () => {
    const store = aStoreWithGroup()
    const code = { part: 'code', text: 'Prix élevé · Anything on fares', words: null }
    expect(codings(store, 'prix eleve')).toEqual([code])
    expect(codings(store, 'prix fares')).toEqual([code])
    expect(codings(store, 'cafe')).toEqual([
      { part: 'passage', text: 'Compare with the café', words: 'too dear for what it is' },
    ])
    expect(codings(store, 'safety')).toEqual([
      { part: 'discussion', text: 'Nobody spoke of safety', words: null },
    ])
    expect(codings(store, 'baker')).toEqual([{ part: 'speaker', text: 'The baker', words: null }])
    expect(codings(store, 'prix safety')).toEqual([])
    expect(store.find('safety', 12)[0]).toMatchObject({ kind: 'coding', id: 'talk' })
    expect(store.countFound('safety')).toEqual({ total: 1, isExact: true })
  })

  it('is found as it was saved last, the newest group first, and no further than the limit', () => {
    const store = aStoreWithGroup()
    expect(codings(store, 'safety')).toHaveLength(1)
    store.transcriptNotes.save('talk', 1, { ...NOTES, memo: 'Much on comfort' }, START + 1)
    expect(codings(store, 'safety')).toEqual([])
    store.focus.insert(aFocusSession('later'))
    store.transcriptNotes.save('later', 0, { ...NOTES, memo: 'Comfort again' }, START + 2)
    expect(codings(store, 'comfort').map(({ text }) => text)).toEqual(['Comfort again', 'Much on comfort'])
    expect(store.find('comfort', 1)).toHaveLength(1)
    expect(store.countFound('comfort').total).toBe(2)
  })

  it('is not found while the group is in the bin', () => {
    const store = aStoreWithGroup()
    store.focus.setDeleted('talk', START)
    expect(codings(store, 'safety')).toEqual([])
    expect(store.countFound('safety').total).toBe(0)
  })
})
