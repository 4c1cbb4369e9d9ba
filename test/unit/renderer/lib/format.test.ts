import { expect, test } from 'vitest'
import {
  formatAgo,
  formatDuration,
  formatEstimate,
  formatMomentAmong,
  formatNumber,
  formatPercent,
} from '../../../../renderer/lib/format.ts'
import { languageOf } from '../../../../renderer/lib/i18n.ts'

test('numbers and percentages follow the language', () => {
  expect(formatNumber(12_345, 'fr')).toBe('12\u202f345')
  expect(formatNumber(12_345, 'en')).toBe('12,345')
  expect(formatPercent(21, 50, 'fr')).toMatch(/^42[\u00a0\u202f]%$/)
  expect(formatPercent(21, 50, 'en')).toBe('42%')
})

test('there is no percentage of nobody', () => {
  expect(formatPercent(0, 0, 'en')).toBe('–')
})

test('time passed is told in words up to a week', () => {
  const now = Date.UTC(2026, 10, 20, 12)
  expect(formatAgo(now - 20_000, now, 'en')).toBe('now')
  expect(formatAgo(now - 20_000, now, 'fr')).toBe('à l’instant')
  expect(formatAgo(now - 5 * 60_000, now, 'fr')).toBe('il y a 5 minutes')
  expect(formatAgo(now - 3 * 3_600_000, now, 'en')).toBe('3 hours ago')
  expect(formatAgo(now - 24 * 3_600_000, now, 'fr')).toBe('hier')
  expect(formatAgo(now - 30 * 24 * 3_600_000, now, 'en')).toBe('21 Oct 2026')
  expect(formatAgo(now + 5_000, now, 'en')).toBe('now')
})

test('a moment has seconds only where its minute names another thing too', () => {
  const noon = new Date(2026, 10, 23, 12, 0, 5).getTime()
  const sameMinute = noon + 49_000
  const nextMinute = noon + 60_000
  expect(formatMomentAmong(noon, [noon, nextMinute], 'en')).toMatch(/12:00$/)
  expect(formatMomentAmong(noon, [noon, sameMinute], 'en')).toMatch(/12:00:05$/)
  expect(formatMomentAmong(sameMinute, [noon, nextMinute], 'fr')).toMatch(/12:00:54$/)
})

test.each([
  [0, '0\u00a0s'],
  [59_400, '59\u00a0s'],
  [60_000, '1\u00a0min'],
  [80_000, '1\u00a0min 20\u00a0s'],
  [3_600_000, '1\u00a0h'],
  [3_900_000, '1\u00a0h 5\u00a0min'],
])('%i ms are %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words)
})

test('the system language is the first that Sonde speaks, else English', () => {
  expect(languageOf('system', ['de-DE', 'fr-CA', 'en-US'])).toBe('fr')
  expect(languageOf('system', ['de-DE'])).toBe('en')
  expect(languageOf('en', ['fr-FR'])).toBe('en')
})

test('an estimate is rounded as far as it is one: no seconds above two minutes, and never told as none', () => {
  expect(formatEstimate(0)).toBe('1\u00a0s')
  expect(formatEstimate(7_400)).toBe('7\u00a0s')
  expect(formatEstimate(42_800)).toBe('45\u00a0s')
  expect(formatEstimate(119_000)).toBe('2\u00a0min')
  expect(formatEstimate(146_000)).toBe('2\u00a0min')
  expect(formatEstimate(1_466_000)).toBe('24\u00a0min')
  expect(formatEstimate(3_599_000)).toBe('1\u00a0h')
})
