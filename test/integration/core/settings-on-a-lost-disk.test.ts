import { expect, it, onTestFinished } from 'vitest'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { launch, practise } from './a-launched-run.ts'

it('a run that has ended well shows no problem because the settings could not be read', async () => {
  let isLost = false
  const settings = {
    read: () => {
      if (isLost) throw new SondeError('STORAGE', { cause: 'other' })
      return settingsSchema.parse({})
    },
    write: () => undefined,
  }
  const core = openTestCore({ folder: tempFolder(), practice: await practise(), settings })
  onTestFinished(() => core.close())
  isLost = true
  const { id } = await launch(core)
  // Logged when the announcement of the end has failed.
  await until('the end was to be announced', () => JSON.stringify(core.logged).includes('"STORAGE"'))
  expect(await core.client.runs.get({ id })).toMatchObject({
    state: 'done',
    results: 'stored',
    problem: null,
  })
})
