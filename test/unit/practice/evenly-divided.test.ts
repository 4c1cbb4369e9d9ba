import { describe, expect, it } from 'vitest'
import { readProposition, stanceOn } from '../../../electron/practice/answers/opinion/proposition.ts'
import { axes, traitsOf } from '../../../electron/practice/answers/traits.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { languageOf } from '../../../electron/practice/text.ts'
import { percentYes } from '../../support/practice/opinion-items.ts'

const people = drawPanel(1).personas

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Statements about issues, about everyday things, and about a thing that is not known. */
const STATEMENTS = [
  'Le nucléaire est une bonne chose.',
  'Il faut interdire les pesticides.',
  'Les loyers devraient augmenter.',
  'Le Smic est trop bas.',
  'La pollution est un problème.',
  'Les politiciens disent la vérité.',
  'Le prix du train devrait baisser.',
  'Les arbres de la place sont beaux.',
  'Les caméras devraient disparaître de la ville.',
  'Les tabourets du kiosque sont solides.',
  'Wind power is a good thing.',
  'Hospitals deserve our trust.',
  'Taxes should go up.',
  'The council should switch the street lamps off at midnight.',
  'Rubbish is a nuisance in our street.',
  'The stools of the kiosk are sturdy.',
]

describe('People are evenly divided', () => {
  it.each([1, 2])('on each axis, in the panel of seed %i', (seed) => {
    const places = drawPanel(seed).personas.map((persona) => traitsOf(persona).places)
    // Three standard errors of the mean of 10,000 people.
    axes.forEach((axis, at) => {
      expect([axis, Math.abs(meanOf(places.map((of) => of[at] ?? Number.NaN))) < 0.03]).toEqual([axis, true])
    })
  })

  it.each(STATEMENTS)('on every object, for and against: « %s »', (texte) => {
    const proposition = readProposition(texte, '', languageOf(texte))
    const stances = people.map((persona) => stanceOn(persona, proposition))
    // Four standard errors of a mean, and of a share near one half, of 10,000 people.
    expect(Math.abs(meanOf(stances))).toBeLessThan(0.036)
    expect(Math.abs(meanOf(stances.map((stance) => (stance > 0 ? 100 : 0))) - 50)).toBeLessThan(2)
  })

  it('so that other words for a thing move nobody, known or not', () => {
    const shares = [
      'The tickets of the museum are too expensive.',
      'The tickets of the museum cost more than they should.',
      'Entry to the museum is overpriced.',
      'People ought to pay less at the museum.',
    ].map((texte) => percentYes(texte, ['True', 'False'], people.slice(0, 2000)))
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(3 + 2 * 1.58)
  })

  it('and not by chance: the old and the young, managers and workers still differ', () => {
    const stancesOn = (texte: string, age: (of: number) => boolean) => {
      const proposition = readProposition(texte, '', 'fr')
      return meanOf(people.filter((one) => age(one.age)).map((persona) => stanceOn(persona, proposition)))
    }
    const texte = 'Les démarches sur internet sont une bonne chose.'
    expect(stancesOn(texte, (age) => age < 35) - stancesOn(texte, (age) => age >= 65)).toBeGreaterThan(0.5)
  })
})
