import { describe, expect, it } from 'vitest'
import { readingsOf } from '../../bench/services/readings.ts'
import { inventedServices, SERVICES } from '../../support/services/invented.ts'

/**
 * By part, the services that are not read without help; all others must stay readable. Remove one when a reader learns
 * it.
 */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  id: ['carre-etudes', 'comptes', 'petite-fabrique'],
  'id by the list': ['petite-fabrique'],
  'status-draft': ['probas'],
  'status-done': ['statlib'],
  progress: ['comptes', 'entreprisebeans', 'sante-matrice'],
}

describe('services that people invented who have not seen the readers', () => {
  const services = inventedServices(SERVICES)

  it.each(services.map((service) => [service.name, service] as const))(
    '%s: nothing is read wrongly, and no less than before without help',
    (name, service) => {
      const parts = readingsOf(service)
      expect(parts.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
      const asked = parts.filter(({ verdict }) => verdict === 'asked').map(({ part }) => part)
      const known = Object.keys(ASKED).filter((part) => ASKED[part]?.includes(name))
      expect(asked.filter((part) => !known.includes(part))).toEqual([])
    },
  )

  it('are there', () => expect(services.length).toBeGreaterThan(15))
})

/**
 * What differs from the truth of its author, and tells nothing wrong: "Hannah_Clarke" and "P1 Denise (Sudbury, ON)" are shown
 * as the service writes them, and the turns that it calls "relance" have no speaker, where the author names the moderator.
 */
const AS_WRITTEN = ['jumeaux transcript', 'tri-a-plat transcript', 'trillium-insights transcript']

/** How many replies besides results Sonde asks about, by author. No number may become larger. */
const MOST_ASKED = {
  d: 21,
  e: 4,
  f: 6,
  g: 1,
  h: 4,
  i: 1,
  j: 7,
  k: 1,
  l: 1,
  m: 3,
  n: 0,
  o: 2,
  p: 2,
  q: 1,
  r: 5,
  s: 0,
  t: 2,
  u: 2,
  v: 2,
  w: 9,
  x: 1,
  y: 6,
  z: 1,
  aa: 1,
  bb: 16,
  cc: 1,
  dd: 0,
  ee: 6,
}

describe.each(Object.entries(MOST_ASKED))('services of the further author %s', (author, mostAsked) => {
  const parts = inventedServices(`${SERVICES}/${author}`).flatMap((service) =>
    readingsOf(service).map(({ part, verdict }) => ({ name: `${service.name} ${part}`, verdict })),
  )
  const of = (wanted: string) => parts.flatMap(({ name, verdict }) => (verdict === wanted ? [name] : []))

  it('are never read wrongly', () => {
    expect(of('wrong').filter((each) => !AS_WRITTEN.includes(each))).toEqual([])
  })

  it('are asked about no more than before', () => {
    expect(of('asked').length, of('asked').join(', ')).toBeLessThanOrEqual(mostAsked)
  })
})
