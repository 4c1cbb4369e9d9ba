import { expect, it } from 'vitest'
import { excerpt } from '../../../../renderer/app/excerpt.ts'

const long = `${'Before that. '.repeat(30)}Le vélo est trop dangereux${' en ville'.repeat(60)}.`

it('shows the words that were searched for, with what stands around them', () => {
  const shown = excerpt(long, 'VELO danger')
  expect(shown).toContain('that. Le vélo est trop dangereux en ville')
  expect(shown).toMatch(/^…\S/)
  expect(shown).toMatch(/ (?:en|ville)…$/)
  expect(shown.length).toBeLessThan(170)
})

it('shows a short text whole, on one line', () => {
  expect(excerpt('By bus,\nmostly', 'mostly')).toBe('By bus, mostly')
})

it('shows the beginning where the words stand in another form', () => {
  expect(excerpt(long, 'bicyclette')).toMatch(/^Before that\./)
  expect(excerpt('x'.repeat(500), 'y').length).toBeLessThan(170)
})
