import { expect, it } from 'vitest'
import type { Storage } from '../../../electron/storage/storage.ts'
import { emptyAnnotations } from '../../../shared/models/annotations.ts'
import { aRun } from '../../support/a-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { inStore } from './a-store.ts'
import { asBefore } from './as-before.ts'
import { aSurvey } from './samples.ts'

it('come to a folder of before there were any, are in the backups, and go with a run that is forgotten', () => {
  const folder = tempFolder()
  const launched = (store: Storage) => {
    const survey = aSurvey('survey-1')
    store.surveys.insert(survey)
    const version = store.surveys.freeze(survey.id, survey.draft, 'version-1', 1)
    store.runs.insert(aRun({ id: 'r', versionId: version.id }))
  }
  inStore(folder, launched)
  asBefore(folder, '007')
  inStore(folder, (store) => {
    expect(store.annotations.get('r')).toBeNull()
    expect(store.annotations.save('r', 0, { ...emptyAnnotations(), order: 'suspicion' }, 5)).toBe(1)
  })
  inStore(folder, (store) => {
    const copies = store.health().copies
    expect(store.annotations.save('r', 1, emptyAnnotations(), 6)).toBe(2)
    store.restoreCopy(copies[0]?.name ?? '')
    expect(store.annotations.get('r')).toEqual({
      annotations: { ...emptyAnnotations(), order: 'suspicion' },
      revision: 1,
      savedAt: 5,
    })
    store.runs.remove('r')
    expect(store.annotations.get('r')).toBeNull()
  })
})
