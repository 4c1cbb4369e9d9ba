import { expect, it, onTestFinished } from 'vitest'
import { emptyFocusDraft } from '../../../shared/models/focus.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'

const said = (memo: string): TranscriptNotes => ({
  ...emptyTranscriptNotes(),
  codes: [aCode('price')],
  passages: [aPassage(aTurn(1, 'Too dear.'), 'dear', { codes: ['price'] })],
  speakers: { Ana: 'P1' },
  memo,
})

it('keeps the notes on a transcript over a restart, tells the window that is behind, and keeps what it does not know', async () => {
  const folder = tempFolder()
  const core = openTestCore({ folder })
  const { transcriptNotes, focus } = core.client
  const { id } = await focus.createDraft({})
  const first = await transcriptNotes.get({ id })
  expect(first).toMatchObject({ notes: emptyTranscriptNotes(), revision: 0, savedAt: 0 })
  await expect(transcriptNotes.save({ id, revision: 0, notes: said('one') })).resolves.toMatchObject({
    revision: 1,
  })
  // Another window, which has not seen the first save.
  await expect(transcriptNotes.save({ id, revision: 0, notes: said('two') })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const later = { ...said('two'), later: ['x'] }
  await expect(transcriptNotes.save({ id, revision: 1, notes: later })).resolves.toMatchObject({
    revision: 2,
  })
  const missing = { code: 'MISSING' }
  await expect(transcriptNotes.get({ id: 'nobody' })).rejects.toMatchObject(missing)
  await expect(transcriptNotes.save({ id: 'nobody', revision: 0, notes: said('') })).rejects.toMatchObject(
    missing,
  )
  await core.close()

  const again = openTestCore({ folder })
  onTestFinished(() => again.close())
  const stored = await again.client.transcriptNotes.get({ id })
  expect(stored).toMatchObject({ revision: 2, history: first.history })
  expect(stored.notes).toEqual(later)
})

it('offers the codebooks of other groups, not of those in the bin or without codes', async () => {
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { transcriptNotes, focus } = core.client
  const make = async (title: string, notes: TranscriptNotes | null) => {
    const { id } = await focus.createDraft({ draft: { ...emptyFocusDraft(), title } })
    if (notes) await transcriptNotes.save({ id, revision: 0, notes })
    return id
  }
  const own = await make('Own', said(''))
  await make('Without notes', null)
  await make('Without codes', { ...emptyTranscriptNotes(), memo: 'x' })
  const removed = await make('Removed', said(''))
  await focus.remove({ id: removed })
  const other = await make('Other', said(''))
  await expect(transcriptNotes.codebooks({ id: own })).resolves.toEqual([
    { id: other, title: 'Other', practice: false, codes: said('').codes },
  ])
})

it('tells every window which revision is stored, now and with each save', async () => {
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { transcriptNotes, focus } = core.client
  const { id } = await focus.createDraft({})
  const { id: other } = await focus.createDraft({})
  const stream = await transcriptNotes.watch({ id })
  const revisions = stream[Symbol.asyncIterator]()
  const next = async () => (await revisions.next()).value
  expect(await next()).toEqual({ revision: 0 })
  await transcriptNotes.save({ id: other, revision: 0, notes: said('x') })
  await transcriptNotes.save({ id, revision: 0, notes: said('one') })
  expect(await next()).toEqual({ revision: 1 })
  await transcriptNotes.save({ id, revision: 1, notes: said('two') })
  expect(await next()).toEqual({ revision: 2 })
  await revisions.return?.()
})
