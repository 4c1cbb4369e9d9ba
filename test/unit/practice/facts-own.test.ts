import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { languageOf } from '../../../electron/practice/text.ts'
import { scoreFact } from '../../support/practice/facts-by-others.ts'
import { type FactByOthers, readItemsIn } from '../../support/practice/items-by-others.ts'

const people = drawPanel(1).personas.slice(0, 100)

/** 223 wordings of our own, in the style of ten imagined authors; the service reads 205 of them. */
const own = readItemsIn<FactByOthers>(
  path.resolve(import.meta.dirname, '../../fixtures/practice/facts-own.jsonl'),
)

describe('A question about a fact', () => {
  it('is answered from the sheet in many wordings of our own', () => {
    const wrong = own.flatMap((item) => {
      const { right } = scoreFact(item, people)
      return right >= 0.88 ? [] : [`${right.toFixed(2)} ${item.id}: ${item.text}`]
    })
    expect(wrong).toEqual([])
  })

  it.each([
    [
      'Il vaut mieux habiter une maison à la campagne qu’un appartement en ville.',
      ['D’accord', 'Pas d’accord'],
    ],
    ['Le cinéma français se porte-t-il bien ?', ['Oui', 'Non']],
    ['Vos revenus ont-ils augmenté plus vite que les prix ?', ['Oui', 'Non']],
    ['Une semaine de vacances sans Internet vous serait-elle insupportable ?', ['Oui', 'Non']],
    ['Pour vos vacances, quelle destination vous attire le plus ?', ['La mer', 'La montagne', 'La campagne']],
    ['Who usually does the food shopping in your household?', ['I do', 'My partner does', 'Someone else']],
    ['Votre logement est-il équipé d’un détecteur de fumée ?', ['Oui', 'Non']],
    ['Do you limit the time that your children spend on their phones?', ['Always', 'Sometimes', 'Never']],
    ['Does your dog bark at night?', ['Yes', 'No']],
    ['Are trains cheap?', ['Yes', 'No']],
    ['Do you dread retirement?', ['Yes', 'No']],
    [
      'My train is late too often.',
      ['Strongly agree', 'Somewhat agree', 'Somewhat disagree', 'Strongly disagree'],
    ],
    [
      'Le diplôme est la seule chose qui compte.',
      ['Je partage cet avis', 'Je ne partage pas cet avis', 'Je suis partagé'],
    ],
  ] as const)('is not seen in what asks for something else: %s', (texte, options) => {
    expect(factAnswerer(texte, options, languageOf([texte, ...options].join(' ')))?.fact.id).toBeUndefined()
  })
})
