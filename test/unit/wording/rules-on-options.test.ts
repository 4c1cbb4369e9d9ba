import { describe, expect, it } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'
import type { RuleCode } from '../../../shared/wording/finding.ts'
import { areWordsOf, findingWords } from '../../../shared/wording/finding-words.ts'
import { type Case, foundRules, YES_NO } from './found-rules.ts'

const AGREE = ['Strongly agree', 'Agree', 'Disagree', 'Strongly disagree']

const cases: Record<string, { rule: RuleCode; flagged: Case[]; left: Case[] }> = {
  'rated by agreement': {
    rule: 'agree_disagree',
    flagged: [
      ['en', 'My street is quiet.', AGREE],
      ['fr', 'Êtes-vous d’accord avec l’idée que la rue est calme ?', YES_NO.fr],
    ],
    left: [
      ['fr', 'Êtes-vous d’accord pour être recontacté ?', ['Oui', 'Non']],
      ['en', 'Do you agree to be contacted again?', ['Yes', 'No']],
    ],
  },
  'a scale that leans': {
    rule: 'unbalanced_scale',
    flagged: [
      ['en', 'How was the film?', ['Excellent', 'Very good', 'Good', 'Bad']],
      [
        'fr',
        'Êtes-vous satisfait du train ?',
        ['Très satisfait', 'Satisfait', 'Plutôt satisfait', 'Insatisfait'],
      ],
      ['fr', 'Le bus est…', ['Beaucoup trop cher', 'Trop cher', 'Cher', 'Un peu cher']],
      ['en', 'Bus tickets are…', ['Much too dear', 'Far too dear', 'Too dear', 'A little too dear']],
      ['fr', 'Votre santé est…', ['Excellente', 'Très bonne', 'Bonne', 'Mauvaise']],
    ],
    left: [
      [
        'en',
        'How was the film?',
        ['Very good', 'Good', 'Neither good nor bad', 'Bad', 'Very bad', "Don't know"],
      ],
      ['en', 'How worried are you?', ['Not at all', 'A little', 'Fairly', 'Very', 'Extremely']],
      ['fr', 'Votre santé est…', ['Excellente', 'Très bonne', 'Bonne', 'Passable', 'Mauvaise']],
      ['en', 'Bus tickets are…', ['Much too dear', 'Too dear', 'About right', 'Too cheap', 'Much too cheap']],
      ['fr', 'Le train est-il ?', ['Très bon', 'Bon', 'Mauvais', 'Très mauvais', 'Je ne le prends pas']],
    ],
  },
  'a value in two options': {
    rule: 'range_overlap',
    flagged: [
      ['fr', 'Votre loyer ?', ['Moins de 500 €', '500 à 1 000 €', '1 000 € et plus']],
      ['en', 'Your journey?', ['Up to 30 minutes', '30 minutes to 1 hour', 'Over an hour']],
    ],
    left: [
      ['fr', 'Votre loyer ?', ['Moins de 250 €', 'De 250 à moins de 500 €', '500 € et plus']],
      ['en', 'Your journey?', ['Less than 30 minutes', '30 to 59 minutes', '1 hour or more']],
      ['en', 'In which year did it begin?', ['1936', '1945', '1981', "Don't know"]],
    ],
  },
  'a value in no option': {
    rule: 'range_gap',
    flagged: [
      ['fr', 'Votre âge ?', ['Moins de 18 ans', '19 à 64 ans', '65 ans et plus']],
      ['en', 'When do you get up?', ['Before 6 am', '6 am to 7 am', '8 am to 9 am', 'After 9 am']],
    ],
    left: [
      ['fr', 'Votre âge ?', ['18 à 24 ans', '25 à 64 ans', '65 ans et plus']],
      ['fr', 'Depuis quand ?', ['Moins d’un mois', '1 à 11 mois', '1 à 4 ans', '5 ans et plus']],
      ['en', 'How was it, from 0 to 100?', ['0', '25', '50', '75', '100']],
    ],
  },
  'the same option twice': {
    rule: 'duplicate_options',
    flagged: [
      ['fr', 'Comment venez-vous ?', ['En voiture', 'En automobile', 'À pied']],
      ['en', 'How do you come?', ['By bike', 'Bicycle', 'On foot']],
    ],
    left: [
      ['fr', 'Où travaillez-vous ?', ['Secteur public', 'Secteur privé']],
      ['en', 'How often?', ['Rarely', 'Never']],
      ['fr', 'Les avez-vous vus ?', ['L’un des deux', 'Les deux', 'Aucun']],
      // Degrees of one word are points of a scale.
      ['fr', 'L’arrêt est-il loin ?', ['Très loin', 'Assez loin', 'Près', 'Tout près']],
      ['fr', 'Est-ce important ?', ['Très important', 'Important', 'Pas important', 'Pas du tout important']],
      ['en', 'How far is the stop?', ['Far', 'Quite near', 'Near', 'Very near', 'Right next to it']],
      ['en', 'How was the tea?', ['Cold', 'Warm', 'Very warm', 'Hot', 'Very hot']],
    ],
  },
  'forced to answer': {
    rule: 'missing_dont_know',
    flagged: [
      ['fr', 'Quelle est la capitale du Canada ?', ['Toronto', 'Ottawa', 'Montréal']],
      ['en', 'Do you support or oppose the Basel III regulation on capital?', ['Support', 'Oppose']],
    ],
    left: [
      ['fr', 'Quelle est la capitale du Canada ?', ['Toronto', 'Ottawa', 'Je ne sais pas']],
      ['en', 'How many rooms does your home have?', ['1', '2', '3 or more']],
      [
        'en',
        'What do you think of the Prudential Regulation Authority?',
        ['Good', 'Bad', 'Don’t use it, no view'],
      ],
      ['en', 'Who owns the Suez Canal?', ['Egypt', 'France', 'Never been there, no idea']],
    ],
  },
}

describe.each(Object.entries(cases))('%s', (_, { rule, flagged, left }) => {
  for (const [lang, stem, options] of flagged) {
    it(`flags (${lang}) ${stem} ${options?.join(' / ') ?? ''}`, () => {
      expect(foundRules(lang, stem, options)).toContain(rule)
    })
  }

  for (const [lang, stem, options] of left) {
    it(`leaves (${lang}) ${stem} ${options?.join(' / ') ?? ''}`, () => {
      expect(foundRules(lang, stem, options)).not.toContain(rule)
    })
  }
})

describe('a finding about options', () => {
  it('names the option and no place in the stem', () => {
    const [finding] = checkItem({
      lang: 'fr',
      type: 'single_choice',
      stem: 'Votre âge ?',
      options: ['18 à 30 ans', '30 à 64 ans', '65 ans et plus'],
    })
    expect(finding).toMatchObject({ rule: 'range_overlap', start: null, end: null, option: 1 })
  })

  it.each([
    ['the same word', ['By bike', 'On foot', 'Bicycle'], 0, 2],
    ['other words', ['Very sore', 'Slightly sore', 'A little sore'], 1, 2],
    ['ways out', ['Yes', 'Don’t know', 'No', 'Not sure'], 1, 3],
  ])('names both of two that say the same: %s', (_, options, other, option) => {
    const found = checkItem({ lang: 'en', type: 'single_choice', stem: 'How is it?', options })
    const finding = found.find(({ rule }) => rule === 'duplicate_options')
    expect(finding).toMatchObject({ other, option })
    const item = { stem: 'How is it?', options }
    const both = `${options[other]} · ${options[option]}`
    expect(finding && findingWords(finding, item)).toBe(both)
    // An earlier Sonde stored only the second option of a dismissal; this one stores both.
    for (const words of [options[option] ?? '', both])
      expect(finding && areWordsOf(words, finding, item)).toBe(true)
    expect(finding && areWordsOf(options[other] ?? '', finding, item)).toBe(false)
  })

  it('ignores options kept by an open-ended item', () => {
    const options = ['18-30', '30-40']
    expect(checkItem({ lang: 'en', type: 'open_ended', stem: 'How old are you?', options })).toEqual([])
  })
})
