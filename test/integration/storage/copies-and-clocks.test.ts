import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore, START } from './a-store.ts'
import { aSurvey } from './samples.ts'

const DAY = 24 * 60 * 60 * 1000
const HOUR = DAY / 24

/**
 * Starts Sonde with its clock at `wall`. The title is saved in the store, and shows later which start a backup is from.
 */
function startAt(folder: string, wall: number, title: string): void {
  inStore(
    folder,
    (store) => {
      const survey = store.surveys.get('a')
      if (survey) store.surveys.saveDraft('a', survey.revision, { ...survey.draft, title }, START)
      else store.surveys.insert(aSurvey('a', { title }))
    },
    { now: () => wall },
  )
}

const copies = (folder: string) => readdirSync(path.join(folder, 'copies'))

/** Titles in the backups, newest first. */
function titlesInCopies(folder: string): string[] {
  // On the day of the last start, because a start on another day could make one more backup.
  return inStore(
    folder,
    (store) =>
      store.health().copies.map(({ name }) => {
        store.restoreCopy(name)
        return store.surveys.get('a')?.draft.title ?? ''
      }),
    { now: () => START + 4_000 * DAY + HOUR },
  )
}

describe('copies under a wrong clock', () => {
  it('of the days after it was ahead are made and stay, and those from before stay too', () => {
    const folder = tempFolder()
    for (let day = 0; day < 4; day += 1) startAt(folder, START + day * DAY, `day ${day}`)
    startAt(folder, START + 365 * DAY, 'day 4')
    for (let day = 5; day < 9; day += 1) startAt(folder, START + day * DAY, `day ${day}`)
    // Each backup holds what the start before left; the newest was made by `titlesInCopies`.
    const days = [8, 7, 6, 5, 4, 3, 2, 1, 0]
    expect(titlesInCopies(folder)).toEqual(days.map((day) => `day ${day}`))
  })

  it('are not pushed out by many starts of one afternoon, whatever the clock shows at each', () => {
    const folder = tempFolder()
    for (let day = 0; day < 7; day += 1) startAt(folder, START + day * DAY, `day ${day}`)
    const leaps = [-900, 400, -30, 7_000, 41, 0.01, -0.01, 3_000, 3_001, -4_000, 12, 365, -365, 9]
    for (const leap of leaps) startAt(folder, START + leap * DAY, 'leap')
    const kept = titlesInCopies(folder)
    for (let day = 0; day < 7; day += 1) expect(kept).toContain(`day ${day}`)
  })

  it('are made anew where it stands still or is set back at every start', () => {
    for (const clock of [() => START, (at: number) => START - at * 40 * DAY]) {
      const folder = tempFolder()
      for (let at = 0; at < 5; at += 1) startAt(folder, clock(at), `start ${at}`)
      inStore(folder, () => undefined, { now: () => clock(5) })
      expect(titlesInCopies(folder)[0]).toBe('start 4')
    }
  })

  it('of an earlier Sonde, dated ahead, stay beside the new ones and hinder none', () => {
    const folder = tempFolder()
    for (let day = 0; day < 3; day += 1) startAt(folder, START + day * DAY, `day ${day}`)
    const [copy = ''] = copies(folder)
    inStore(folder, () => undefined)
    const bytes = path.join(folder, 'copies', copy)
    for (const year of [2026, 2031])
      writeFileSync(
        path.join(folder, 'copies', `sonde-${year}-01-01T00-00-00-000Z.sqlite`),
        readFileSync(bytes),
      )
    for (let day = 3; day < 6; day += 1) startAt(folder, START + day * DAY, `day ${day}`)
    const names = inStore(folder, (store) => store.health().copies.map(({ name }) => name), {
      now: () => START + 6 * DAY,
    })
    expect(names.length).toBeGreaterThanOrEqual(8)
    expect(names.slice(-2)).toEqual([
      'sonde-2031-01-01T00-00-00-000Z.sqlite',
      'sonde-2026-01-01T00-00-00-000Z.sqlite',
    ])
  })

  it('count on from their names where the count of days was lost', () => {
    const folder = tempFolder()
    for (let day = 0; day < 4; day += 1) startAt(folder, START + day * DAY, `day ${day}`)
    writeFileSync(path.join(folder, 'sonde-days.json'), '{"day": "two"')
    startAt(folder, START, 'lost')
    expect(copies(folder).at(-1)).toContain('-day-00005-')
  })
})

/** Makes the store so large that copying it takes long. */
function fill(store: Storage): void {
  store.surveys.insert(aSurvey('a', { title: 'Large' }))
  const text = 'x'.repeat(26_000_000)
  store.payloads.add({ id: 'p', subjectId: 'r', kind: 'results', text, receivedAt: START })
}

describe('an app left open for weeks', () => {
  it('makes a copy a day while it runs, by its own time where the clock stands still', () => {
    for (const clockGoes of [true, false]) {
      const folder = tempFolder()
      let passed = 0
      const store = openStorage({
        folder,
        now: () => START + (clockGoes ? passed : 0),
        elapsed: () => passed,
      })
      store.surveys.insert(aSurvey('a', { title: 'Open' }))
      for (; passed < 4.4 * DAY; passed += 5 * HOUR) expect(store.keepCopies()).toBeGreaterThan(0)
      expect(store.health().copies.length).toBeGreaterThanOrEqual(4)
      store.close()
    }
  })

  it('copies a store that takes long to copy as soon as it was left alone, and its own looks are no use of it', () => {
    const leftAlone = vi.spyOn(performance, 'now')
    onTestFinished(() => leftAlone.mockRestore())
    const folder = tempFolder()
    let wall = START
    const store = aStore(folder, { now: () => wall })
    fill(store)
    store.keepCopies()
    expect(store.health().copies).toHaveLength(0)
    wall += HOUR
    const before = performance.now()
    leftAlone.mockImplementation(() => before + 21_000)
    store.keepCopies()
    expect(store.health().copies).toHaveLength(1)
  })

  it('copies a store that is too large for the start when it closes, where days went by without', () => {
    const folder = tempFolder()
    const file = path.join(folder, 'sonde.sqlite')
    // SQLite allows a file longer than its content; writing so much content would take too long here.
    const lengthen = () => truncateSync(file, 140_000_000)
    const start = (day: number) => {
      lengthen()
      inStore(folder, lengthen, { now: () => START + day * DAY })
    }
    inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Large' })))
    start(1)
    expect(copies(folder)).toHaveLength(1)
    start(2)
    expect(copies(folder)).toHaveLength(1)
    start(3)
    expect(copies(folder)).toHaveLength(2)
  })

  it('copies a store that takes long to copy after two hours at the latest, where it is never left alone', () => {
    const folder = tempFolder()
    let wall = START
    const store = aStore(folder, { now: () => wall })
    fill(store)
    let looks = 0
    for (let minutes = 0; store.health().copies.length === 0; minutes += store.keepCopies() / 60_000) {
      store.surveys.places()
      wall = START + minutes * 60_000
      looks += 1
      expect(minutes).toBeLessThanOrEqual(121)
    }
    expect(looks).toBeGreaterThan(20)
  })
})
