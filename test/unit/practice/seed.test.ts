import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../electron/practice/store/database.ts'
import { rememberSeed } from '../../../electron/practice/store/seed.ts'

describe('The seed of a data file', () => {
  it('is its own where none is given, and stays', () => {
    const seeds = [1, 2, 3].map(() => {
      const db = openDatabase(undefined)
      const seed = rememberSeed(db, undefined)
      expect(rememberSeed(db, undefined)).toBe(seed)
      db.close()
      return seed
    })
    expect(new Set(seeds).size).toBe(3)
  })

  it('is the one given, from then on', () => {
    const db = openDatabase(undefined)
    expect(rememberSeed(db, 7)).toBe(7)
    expect(rememberSeed(db, undefined)).toBe(7)
    db.close()
  })
})
