import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { readProposition } from '../../../electron/practice/answers/opinion/proposition.ts'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const yesNo = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

const read = (texte: string, options: readonly string[] = yesNo[languageOf(texte)]) =>
  readQuestion({ type: 'choix_unique', texte, options: [...options] }, '')

describe('Two wordings that ask the contrary of each other', () => {
  it.each([
    ['Les notes devraient-elles rester au lycée ?', 'Les notes devraient-elles disparaître au lycée ?'],
    ['Ce fut un progrès pour les hôpitaux.', 'Ce fut une régression pour les hôpitaux.'],
    ['La presse dit la vérité.', 'La presse ment.'],
    ['Le vélo est un transport d’avenir.', 'Le vélo est un transport du passé.'],
    ['Comprenez-vous les grévistes ?', 'Avez-vous du mal à comprendre les grévistes ?'],
    ['The police keep us safe.', 'The police fail to keep us safe.'],
    ['The bus service met your hopes.', 'The bus service fell short of your hopes.'],
    ['The age for buying tobacco should rise.', 'There is no need to raise the age for buying tobacco.'],
    ['Les entreprises paient assez d’impôts.', 'Les entreprises ne paient pas assez d’impôts.'],
    ['Doctors have enough time for us.', 'Doctors have too little time for us.'],
    ['The mayor should stay in office.', 'The mayor should leave office.'],
    ['Nuclear power is safe.', 'Nuclear power is risky.'],
    ['Should zoos be given public money?', 'Should zoos be left without public money?'],
    ['L’intelligence artificielle est une chance.', 'L’intelligence artificielle est une menace.'],
  ])('have contrary signs: %s | %s', (one, other) => {
    const sign = (texte: string) => readProposition(texte, '', languageOf(texte)).sign
    expect(sign(one)).toBe(-sign(other))
  })

  it.each([
    ['Should there be a limit on rents?', 'Ought the law to cap rents?'],
    ['Mieux vaut chauffer moins la piscine.', 'Chauffons moins la piscine pour ne pas gaspiller.'],
    ['Advertising beer should be banned. Is that what you think?', 'Should beer adverts be banned?'],
    ['Lowering the speed limit would be good.', 'A 30 km/h limit would be good.'],
  ])('and two that ask the same have one: %s | %s', (one, other) => {
    const sign = (texte: string) => readProposition(texte, '', languageOf(texte)).sign
    expect(sign(one)).toBe(sign(other))
  })
})

describe('What only says how far a thing goes', () => {
  it.each([
    'Taking everything together, is your life a happy one?',
    'Tout bien considéré, êtes-vous heureux ?',
    'Les musées devraient-ils rester ouverts du matin au soir le lundi ?',
    'Helmets worn by every cyclist on the road: for or against?',
    'Le Sénat ne sert à rien : êtes-vous d’accord ?',
  ])('is no absolute word: %s', (texte) => {
    expect(read(texte).pushes.filter(({ effect }) => effect === 'absolute')).toEqual([])
  })

  it.each([
    'L’ouverture du musée le lundi : la souhaitez-vous ?',
    'Landlords reading the letters of their tenants: is that acceptable to you?',
    'Boats versus trains: which is the more pleasant for you?',
    'There are apps that count your steps. How useful would one be to you?',
    'Le théâtre français va mal : est-ce votre avis ?',
    'Il faudrait rouvrir la gare. Est-ce aussi votre avis ?',
    'The majority of cyclists stop at red lights.',
  ])('nor does a heading or a statement to judge lead: %s', (texte) => {
    expect(read(texte).pushes.filter(({ effect }) => effect === 'leading')).toEqual([])
  })

  it('nor is a word loaded that is itself what is asked', () => {
    for (const texte of [
      'Les horaires du guichet sont-ils inacceptables ?',
      'Une semaine sans téléphone vous serait-elle insupportable ?',
      'Is the noise of the fair unacceptable?',
    ])
      expect([texte, read(texte).pushes]).toEqual([texte, []])
  })

  it('nor are things double that are asked about together, or vague that a thing is made of', () => {
    expect(read('Do you believe screen time and poor sleep are connected?').scatter).toBe(1)
    expect(read('A tax on snacks that contain a lot of salt: for or against?').scatter).toBe(1)
  })
})

describe('A scale of how true a thing is', () => {
  it.each([
    [['Certainly true', 'Probably true', 'Probably false', 'Certainly false'], 'en'],
    [['Certainement vrai', 'Probablement vrai', 'Probablement faux', 'Certainement faux'], 'fr'],
  ] as const)('goes from false to true: %s', (options, language) => {
    const { valence } = readOptionSet(options, language)
    expect(valence.map((value) => Math.sign(value ?? 0))).toEqual([1, 1, -1, -1])
  })
})

describe('The language of a short statement', () => {
  it('is told by its options', () => {
    expect(languageOf('Speed cameras make roads safer. Strongly agree Agree Disagree')).toBe('en')
  })
})
