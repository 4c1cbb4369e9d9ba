import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { type ExperimentNotes, emptyExperimentNotes } from '../../../shared/models/experiment-notes.ts'
import { aPlan } from '../../support/a-plan.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const said = (note: string): ExperimentNotes => ({
  ...emptyExperimentNotes(),
  answers: [{ run: 'r', respondent: 3, probe: 'p', code: '3a', refused: null }],
  note,
})

it('keeps codes and notes over a restart, tells the window that is behind, and adds nothing to what it does not know', async () => {
  const folder = tempFolder()
  const store = openStorage({ folder, now: () => 1 })
  const id = 'one'
  store.experiments.insert({
    ...{ id, plan: aPlan(), revision: 1, createdAt: 1, updatedAt: 1, basedOn: null },
    ...{ frozen: null, runs: [], extensions: [], paused: false },
  })
  store.close()
  const core = openTestCore({ folder })
  const { experimentNotes } = core.client
  const first = await experimentNotes.get({ id })
  expect(first).toMatchObject({ notes: emptyExperimentNotes(), revision: 0, savedAt: 0 })
  await expect(experimentNotes.save({ id, revision: 0, notes: said('one') })).resolves.toMatchObject({
    revision: 1,
  })
  // Another window, which has not seen the first save.
  await expect(experimentNotes.save({ id, revision: 0, notes: said('two') })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const later = { ...said('two'), later: ['x'] }
  await expect(experimentNotes.save({ id, revision: 1, notes: later })).resolves.toMatchObject({
    revision: 2,
  })
  const missing = { code: 'MISSING' }
  await expect(experimentNotes.get({ id: 'nobody' })).rejects.toMatchObject(missing)
  await expect(experimentNotes.save({ id: 'nobody', revision: 0, notes: said('') })).rejects.toMatchObject(
    missing,
  )
  await core.close()

  const again = openTestCore({ folder })
  onTestFinished(() => again.close())
  const stored = await again.client.experimentNotes.get({ id })
  expect(stored).toMatchObject({ revision: 2, history: first.history })
  // Fields that a newer Sonde added are kept.
  expect(stored.notes).toEqual(later)
})
