import { describe, expect, it } from 'vitest'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore, START } from './a-store.ts'
import { problem } from './problem.ts'
import { aConnection } from './samples.ts'

describe('focus sessions', () => {
  it('come back after a restart exactly as they were, their activity too', () => {
    const folder = tempFolder()
    const saved: FocusSession = aFocusSession('a', {
      state: 'open',
      activity: 'asking',
      askingSince: START,
      practice: true,
      profiles: [{ id: '1', name: 'Inès', attributes: [{ name: 'métier', value: 'infirmière' }] }],
      roundsRun: 2,
      requests: 3,
    })
    inStore(folder, ({ focus }) => {
      focus.insert(aFocusSession('a'))
      focus.save(saved)
    })
    inStore(folder, ({ focus }) => {
      expect(focus.get('a')).toEqual(saved)
      expect(focus.list({})).toEqual([saved])
    })
  })

  it('are listed last changed first; what was removed can be had by its id and be restored', () => {
    const { focus } = aStore(tempFolder())
    focus.insert(aFocusSession('a', { updatedAt: START }))
    focus.insert(aFocusSession('b', { updatedAt: START + 1 }))
    focus.insert(aFocusSession('c', { updatedAt: START + 1 }))
    focus.setDeleted('c', START)

    expect(focus.list({}).map((session) => session.id)).toEqual(['b', 'a'])
    expect(focus.get('c')?.id).toBe('c')
    // Saving a late answer must not undo the deletion.
    focus.save(aFocusSession('c', { updatedAt: START + 2 }))
    expect(focus.list({}).map((session) => session.id)).toEqual(['b', 'a'])
    focus.setDeleted('c', null)
    expect(focus.list({}).map((session) => session.id)).toEqual(['c', 'b', 'a'])
  })

  it('tell what is not there', () => {
    const { focus } = aStore(tempFolder())
    expect(focus.get('nobody')).toBeNull()
    expect(() => focus.save(aFocusSession('nobody'))).toThrow(problem('MISSING'))
    expect(() => focus.setDeleted('nobody', START)).toThrow(problem('MISSING'))
    expect(() => focus.indexTranscript('nobody', '')).toThrow(problem('MISSING'))
  })
})

describe('connections', () => {
  it('are kept in the order they were made, changed in place and removed', () => {
    const folder = tempFolder()
    inStore(folder, ({ connections }) => {
      connections.save(aConnection('b'))
      connections.save(aConnection('a'))
      connections.save(aConnection('b', { name: 'Renamed' }))
    })
    inStore(folder, ({ connections }) => {
      expect(connections.list()).toEqual([aConnection('b', { name: 'Renamed' }), aConnection('a')])
      connections.remove('b')
      connections.remove('b')
      expect(connections.get('b')).toBeNull()
      expect(connections.get('a')).toEqual(aConnection('a'))
    })
  })
})
