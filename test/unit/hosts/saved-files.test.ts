import { EventEmitter } from 'node:events'
import type { Session } from 'electron'
import { expect, test } from 'vitest'
import { createHub } from '../../../electron/core/events/hub.ts'
import { createSavedFiles } from '../../../electron/core/saved-files.ts'
import { savedFilesOf } from '../../../electron/desktop/saved-files.ts'
import type { SavedFile } from '../../../shared/contract/app.ts'

/** The desktop's adapter, with the events that Electron's session would emit, and what it was asked to show. */
function aDesktop() {
  const session = new EventEmitter()
  const shown: string[] = []
  /** A file that the page gives away; the person chooses `place` in the dialog, or cancels it. */
  const give = (place: string, state: 'completed' | 'cancelled' | 'interrupted') => {
    const item = Object.assign(new EventEmitter(), { getSavePath: () => place })
    session.emit('will-download', {}, item)
    item.emit('done', {}, state)
  }
  const port = savedFilesOf(session as unknown as Session, { showItemInFolder: (place) => shown.push(place) })
  const ids = ['id-1', 'id-2', 'id-3']
  const files = createSavedFiles({ savedFiles: port, newId: () => ids.shift() ?? '' }, createHub())
  return { files, give, shown, isFollowed: () => session.listenerCount('will-download') > 0 }
}

test('the page learns the name of a saved file, and has it shown by the id alone', async () => {
  const { files, give, shown } = aDesktop()
  const end = new AbortController()
  const watched = files.watch(end.signal)
  const first = watched.next()
  give('/home/anne/Documents/Trams (2).csv', 'completed')
  const { value } = await first
  expect(value).toEqual<SavedFile>({ id: 'id-1', name: 'Trams (2).csv' })
  files.showInFolder('id-1')
  expect(shown).toEqual(['/home/anne/Documents/Trams (2).csv'])
  end.abort()
})

test('a file that was cancelled or broke off is not told of', async () => {
  const { files, give } = aDesktop()
  const end = new AbortController()
  const first = files.watch(end.signal).next()
  give('', 'cancelled')
  give('/tmp/half.csv', 'interrupted')
  give('/tmp/whole.csv', 'completed')
  expect((await first).value).toMatchObject({ name: 'whole.csv' })
  end.abort()
})

test('a path that the page makes up is not shown', () => {
  const { files, give, shown } = aDesktop()
  give('/tmp/whole.csv', 'completed')
  for (const made of ['/tmp/whole.csv', '/etc/passwd', 'id-9', '__proto__'])
    expect(() => files.showInFolder(made)).toThrow('MISSING')
  expect(shown).toEqual([])
})

test('nothing is followed after the end', () => {
  const { files, isFollowed } = aDesktop()
  expect(isFollowed()).toBe(true)
  files.close()
  expect(isFollowed()).toBe(false)
})
