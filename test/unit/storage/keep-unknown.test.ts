import { expect, it } from 'vitest'
import { keepUnknown } from '../../../electron/storage/database/keep-unknown.ts'

it('keeps what no schema read, beside the object it stood in, wherever that is now', () => {
  const stored = {
    ...{ title: 'Old', newer: true, note: 'gone' },
    arms: [
      { id: 'a', kind: 'base', mark: 1 },
      { id: 'b', kind: 'again', mark: 2 },
    ],
    extensions: [{ at: 1, why: 'more' }],
  }
  const read = {
    ...{ title: 'Old', note: 'gone' },
    arms: [
      { id: 'a', kind: 'base' },
      { id: 'b', kind: 'again' },
    ],
    extensions: [{ at: 1 }],
  }
  const next = {
    title: 'New',
    arms: [{ id: 'c' }, { id: 'b', kind: 'again' }],
    extensions: [{ at: 1 }, { at: 2 }],
  }
  // What the schema knows and the new value lacks was removed on purpose, so it does not come back.
  expect(keepUnknown(stored, read, next)).toEqual({
    ...{ title: 'New', newer: true },
    arms: [{ id: 'c' }, { id: 'b', kind: 'again', mark: 2 }],
    extensions: [{ at: 1, why: 'more' }, { at: 2 }],
  })
  expect(keepUnknown(null, undefined, next)).toEqual(next)
})
