import { expect, it } from 'vitest'
import { patchFor } from '../../../electron/core/restore/compare.ts'
import { heldChoiceSchema } from '../../../shared/models/held.ts'
import { aRun } from '../../support/a-run.ts'

it.each(heldChoiceSchema.options)(
  'a run of a restored store goes on with “%s” without the doubt and the wish to stop it that it had',
  (choice) => {
    const run = aRun({ state: 'launching', results: 'none', doubt: 'omits', stopAskedAt: 1 })
    expect(patchFor(run, { choice, remoteId: 'x' }, 2)).toMatchObject({ doubt: null, stopAskedAt: null })
  },
)

it('a run that is sent again after a restore may have left a survey', () => {
  expect(patchFor(aRun({ state: 'queued' }), { choice: 'send' }, 2)).toMatchObject({ mayHaveLeft: true })
})
