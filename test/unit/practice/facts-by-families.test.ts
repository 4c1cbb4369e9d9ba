import { describe, expect, it } from 'vitest'
import { factAnswerer } from '../../../electron/practice/answers/facts/answer-fact.ts'
import { countedIn } from '../../../electron/practice/answers/facts/counts.ts'
import { claimByWords } from '../../../electron/practice/answers/facts/families/claim-by-words.ts'
import { familiesIn } from '../../../electron/practice/answers/facts/families/word-families.ts'
import { boundsIn, isNegated } from '../../../electron/practice/answers/facts/stated.ts'
import { factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { languageOf } from '../../../electron/practice/text.ts'

const sheets = drawPanel(1).personas.slice(0, 300).map(factSheetOf)

function readAs(texte: string, options: readonly string[]): string | undefined {
  return factAnswerer(texte, options, languageOf([texte, ...options].join(' ')))?.fact.id
}

describe('Families of words', () => {
  it('are found in either language, with how many words are left unread', () => {
    expect([...familiesIn('do you have a dog or a kitten?', 'en').found]).toStrictEqual(['DOG', 'CAT'])
    expect(familiesIn('un chien vit-il chez vous ?', 'fr').found).toContain('DOG')
    expect(familiesIn('does your dog chase squirrels?', 'en').unknown).toBe(2)
  })

  it('do not take a word of one language for one of the other', () => {
    expect(familiesIn('le maire fait bien son travail', 'fr').found).not.toContain('CHILD')
    expect(familiesIn('do you chat with colleagues?', 'en').found).not.toContain('CAT')
  })

  it.each([
    ['DOB: year', ['Before 1960', '1960-1979', '1980 or later'], 'birthYear'],
    ['Ancienneté dans l’entreprise', ['Moins d’un an', '1 à 5 ans', 'Plus de 5 ans'], 'jobYears'],
    ['Trajet vers le travail, en km', ['0-5', '6-20', '21 et plus'], 'commuteKm'],
    ['Has a marriage of yours ended in divorce?', ['Yes', 'No'], 'divorced'],
  ])('read « %s »', (texte, options, fact) => {
    expect(readAs(texte, options)).toBe(fact)
  })

  it.each([
    ['My line manager listens to what I have to say.', ['Always', 'Often', 'Sometimes', 'Never']],
    ['Votre employeur propose-t-il le télétravail ?', ['Oui', 'Non']],
    ['Avez-vous un balcon ou une loggia ?', ['Oui', 'Non']],
    ['Disposez-vous de W-C à l’intérieur du logement ?', ['Oui', 'Non']],
    ['Dormez-vous assez ?', ['Oui', 'Non']],
    ['Quel moyen de transport préférez-vous ?', ['Voiture', 'Vélo', 'Train']],
  ])('leave « %s » alone', (texte, options) => {
    expect(readAs(texte, options)).toBeUndefined()
  })
})

describe('What options say beside what is asked', () => {
  it('is read with its denial', () => {
    const retired = claimByWords("no, i'm retired", 'en')
    const tenant = claimByWords('non, je suis locataire', 'fr')
    const carless = claimByWords('oui, mais sans voiture', 'fr')
    for (const sheet of sheets) {
      expect(retired?.(sheet)).toBe(sheet.status === 'retired')
      expect(tenant?.(sheet)).toBe(sheet.tenure === 'tenant' || sheet.tenure === 'social')
      expect(carless?.(sheet)).toBe(sheet.cars === 0)
    }
    expect(claimByWords('yes', 'en')).toBeUndefined()
  })

  it('names what they count', () => {
    expect(countedIn(['une piece', 'deux pieces', 'trois pieces et plus'])).toBe('piece')
    expect(countedIn(['oui', 'non'])).toBe('')
  })
})

describe('Statements in the first person', () => {
  it.each([
    ['Nobody lives with me.', false],
    ['En fin de mois, il ne me reste rien à épargner.', true],
    ['There is no internet connection in my home.', true],
    ['Have you got a car?', false],
  ])('« %s » is negated: %s', (texte, negated) => {
    expect(isNegated(texte)).toBe(negated)
  })

  it.each([
    ['My home has four rooms or more.', { low: 4, high: Number.POSITIVE_INFINITY }],
    ['Je mets plus d’une demi-heure pour aller au travail.', { low: 30.001, high: Number.POSITIVE_INFINITY }],
    ['Have you had your 50th birthday yet?', { low: 50, high: Number.POSITIVE_INFINITY }],
  ])('« %s » gives bounds', (texte, bounds) => {
    expect(boundsIn(texte)).toStrictEqual(bounds)
  })
})
