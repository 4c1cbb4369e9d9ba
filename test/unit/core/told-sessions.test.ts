import { expect, it } from 'vitest'
import { createHub } from '../../../electron/core/events/hub.ts'
import { followToldSessions } from '../../../electron/core/focus/told-sessions.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'

it('whoever tells of a session that is gone meets no error', () => {
  const missing = (): never => {
    throw new SondeError('MISSING')
  }
  const hub = createHub()
  const logged: string[] = []
  const stop = followToldSessions({
    hub,
    focus: { list: () => [], session: missing, decide: missing, received: missing, snapshot: missing },
    recipeOf: () => null,
    log: { info: () => {}, error: (event) => void logged.push(event) },
  })
  hub.publish('focus', 'gone')
  expect(logged).toEqual(['recipes.told'])
  stop()
  hub.publish('focus', 'gone')
  expect(logged.length).toBe(1)
})
