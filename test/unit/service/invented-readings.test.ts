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
 * What differs from the truth of its author, and tells nothing wrong: "Hannah_Clarke" is shown as the service writes it,
 * and the turns that it calls "relance" have no speaker, where the author names the moderator.
 */
const AS_WRITTEN = ['jumeaux transcript', 'tri-a-plat transcript']

describe.each(['d', 'e', 'f', 'g', 'h', 'i', 'j'])('services of the further author %s', (author) => {
  it('are never read wrongly', () => {
    const wrong = inventedServices(`${SERVICES}/${author}`).flatMap((service) =>
      readingsOf(service)
        .filter(({ verdict }) => verdict === 'wrong')
        .map(({ part }) => `${service.name} ${part}`),
    )
    expect(wrong.filter((each) => !AS_WRITTEN.includes(each))).toEqual([])
  })
})
