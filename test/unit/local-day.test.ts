import { afterEach, expect, it, vi } from 'vitest'
import { exportFileName } from '../../electron/core/exports/file-name.ts'
import { versionLabel } from '../../shared/exchange/instrument.ts'
import { localDay } from '../../shared/text/local-day.ts'

afterEach(() => void vi.unstubAllEnvs())

it.each([
  ['Pacific/Auckland', '2026-03-02'],
  ['Europe/Paris', '2026-03-01'],
  ['America/Los_Angeles', '2026-03-01'],
])('a file and a version are named by the day where the person is: %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  const at = Date.UTC(2026, 2, 1, 12, 30)
  expect(localDay(at)).toBe(day)
  expect(exportFileName('Mobility', 'answers', 'csv', { practice: false, at })).toContain(`-${day}.csv`)
  expect(versionLabel({ number: 3, name: 'Pilot', createdAt: at })).toBe(`v3 · Pilot · ${day}`)
})
