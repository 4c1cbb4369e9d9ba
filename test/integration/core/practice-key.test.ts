import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'

it('says of a refused practice key that it is that one, which nobody can replace', async () => {
  const service = await startPracticeService({ speed: 40, seed: 7 })
  onTestFinished(() => service.close())
  service.setConditions({ faults: { unauthorized: { next: 1 } } })
  const core = openTestCore({ folder: tempFolder(), practice: practicePort(service) })
  onTestFinished(() => core.close())
  const refused = { data: { code: 'KEY_REFUSED', reason: 'practice' } }
  await expect(core.client.connections.check({ id: 'practice' })).rejects.toMatchObject(refused)
})
