import { expect, it, onTestFinished } from 'vitest'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { liveConnection } from './a-launched-run.ts'

it('a connection is removed also where the disk refuses to store that another one is active', async () => {
  let settings = settingsSchema.parse({})
  let isFull = false
  const core = openTestCore({
    folder: tempFolder(),
    settings: {
      read: () => settings,
      write: (changed) => {
        if (isFull) throw new SondeError('STORAGE', { cause: 'full' })
        settings = changed
      },
    },
  })
  onTestFinished(() => core.close())
  const { client } = core
  const { id } = await liveConnection(core, 'http://127.0.0.1:9')
  await client.app.updateSettings({ activeConnectionId: id })
  isFull = true
  await client.connections.remove({ id })
  expect((await client.connections.list()).map((each) => each.id)).toEqual(['practice'])
})
