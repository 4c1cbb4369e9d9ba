import { expect, it } from 'vitest'
import { keepFreshKey, readFreshKey } from '../../../renderer/features/account/kept-fresh-key.ts'

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

it('finds the new key of each connection again, until it is given up', () => {
  const kept = storage()
  const fresh = { key: null, handle: 'h', name: 'Laptop' }
  keepFreshKey(kept, 'one', fresh)
  expect(readFreshKey(kept, 'one')).toEqual(fresh)
  expect(readFreshKey(kept, 'other')).toBeNull()
  keepFreshKey(kept, 'one', null)
  expect(readFreshKey(kept, 'one')).toBeNull()
})

it('takes what is none for none', () => {
  const kept = storage()
  for (const text of ['{', 'null', '{"handle":1}']) {
    kept.setItem('sonde-fresh-key:one', text)
    expect(readFreshKey(kept, 'one')).toBeNull()
  }
})
