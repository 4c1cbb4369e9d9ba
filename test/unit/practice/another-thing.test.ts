import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { languageOf } from '../../../electron/practice/text.ts'

/** Options by the kind of answer: yes or no, how often, how long, how many, how large, what age, how much money. */
const options = {
  yn: { fr: ['Oui', 'Non'], en: ['Yes', 'No'] },
  fq: {
    fr: [
      'Tous les jours',
      'Une à plusieurs fois par semaine',
      'Une à plusieurs fois par mois',
      'Moins souvent',
      'Jamais',
    ],
    en: ['Every day', 'Once or more a week', 'Once or more a month', 'Less often', 'Never'],
  },
  hr: {
    fr: ['Moins de 1 h', '1 à 2 h', '3 à 5 h', 'Plus de 5 h'],
    en: ['Less than 1 hour', '1 to 2 hours', '3 to 5 hours', 'More than 5 hours'],
  },
  nb: { fr: ['0', '1', '2', '3 ou plus'], en: ['0', '1', '2', '3 or more'] },
  m2: {
    fr: ['Moins de 10 m²', '10 à 20 m²', '20 à 50 m²', 'Plus de 50 m²'],
    en: ['Under 10 m²', '10 to 20 m²', '20 to 50 m²', 'Over 50 m²'],
  },
  ag: {
    fr: ['Moins de 18 ans', '18 à 34 ans', '35 à 59 ans', '60 ans et plus'],
    en: ['Under 18', '18 to 34', '35 to 59', '60 or over'],
  },
  eu: {
    fr: ['Moins de 500 €', '500 à 999 €', '1 000 à 1 999 €', '2 000 € ou plus'],
    en: ['Under €500', '€500 to €999', '€1,000 to €1,999', '€2,000 or more'],
  },
  qty: {
    fr: ['Tous', 'La plupart', 'Quelques-uns', 'Aucun'],
    en: ['All of them', 'Most of them', 'A few', 'None'],
  },
}

interface Item {
  readonly lang: 'fr' | 'en'
  readonly kind: keyof typeof options
  readonly text: string
  /** Whether it does ask for a fact; the others only name the word for one. */
  readonly fact: boolean
}

const file = new URL('../../fixtures/practice/another-thing.jsonl', import.meta.url)
const items = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Item)

function readAs({ lang, kind, text }: Item): string | undefined {
  const offered = options[kind][lang]
  return factAnswerer(text, offered, languageOf([text, ...offered].join(' ')))?.fact.id
}

describe('A closed question that names the word for a fact', () => {
  it.each(items.filter(({ fact }) => !fact))('« $text » asks for something else', (item) => {
    expect(readAs(item)).toBeUndefined()
  })

  it.each(items.filter(({ fact }) => fact))('« $text » asks for the fact', (item) => {
    expect(readAs(item)).toBeDefined()
  })
})
