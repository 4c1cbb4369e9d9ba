import { describe, expect, it } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'
import { type Case, foundRules, YES_NO } from './found-rules.ts'

const READ = { fr: ['Livres', 'Journaux', 'Sites web'], en: ['Books', 'Newspapers', 'Websites'] } as const

/** What asks for several answers, by how it says so. */
const ASKED: Record<'fr' | 'en', readonly string[]> = {
  en: [
    'What do you read? (Tick all that apply)',
    'What do you read? Please select all that apply.',
    'Will you read these (check all that apply):',
    'What do you read? Choose up to three.',
    'What do you read? Please choose at most two answers.',
    'What do you read? You may choose more than one.',
    'What do you read? Several answers are possible.',
    'What do you read? [Multiple answers]',
    'Tick as many as apply: what do you read?',
    'What do you read (maximum 2 answers)?',
    'What do you read? Please pick two.',
    'Check which of the following apply to you.',
    'What do you read? (Select all you like)',
    'What do you read? (Select all choices that apply.)',
    'What are the two most important things that you read?',
    'Which three of these do you read most?',
    'What do you read? Mark one or more.',
    'What do you read (more than one answer possible)?',
  ],
  fr: [
    'Que lisez-vous ? (plusieurs réponses possibles)',
    'Que lisez-vous ? Plusieurs choix sont possibles.',
    'Que lisez-vous ? Cochez toutes les cases qui conviennent.',
    'Que lisez-vous ? (Réponses multiples)',
    'Que lisez-vous ? Choisissez jusqu’à trois réponses.',
    'Que lisez-vous ? (3 réponses maximum)',
    'Que lisez-vous ? (trois choix au plus)',
    'Que lisez-vous ? Vous pouvez cocher plusieurs cases.',
    'Que lisez-vous ? Cochez la ou les réponses qui vous correspondent.',
    'Que lisez-vous ? Merci de sélectionner tout ce qui s’applique.',
    'Que lisez-vous ? Une ou plusieurs réponses.',
    'Que lisez-vous ? Choisissez-en deux.',
    'Quelles sont vos trois lectures préférées ?',
    'Que lisez-vous ? (deux réponses possibles)',
    'Que lisez-vous ? (Max. 3)',
  ],
}

/** What speaks of several answers, and yet takes one. */
const LEFT: readonly Case[] = [
  ['en', 'What do you read most? If several answers apply, choose the main one.', READ.en],
  ['en', 'What do you read? Please tick only one answer, not all that apply.', READ.en],
  ['en', 'Do you know these words? (check all that apply) Quarantine', YES_NO.en],
  ['en', 'How often do you choose up to three books at the library?', ['Often', 'Seldom', 'Never']],
  ['en', 'Which rules apply to all that live in the building?', ['The old ones', 'The new ones']],
  ['en', 'What do you read? (select all that apply)', ['Books', 'Newspapers', 'Both']],
  ['en', 'Which of the two posters do you prefer?', ['The blue one', 'The red one']],
  ['en', 'Which two of these pairs fit best?', ['Books and films', 'Books and plays', 'Films and plays']],
  [
    'en',
    'How satisfied are you with the shop? (tick all that apply)',
    ['Very satisfied', 'Satisfied', 'Not satisfied'],
  ],
  ['en', 'Were several answers possible in the last survey that you took?', YES_NO.en],
  ['en', 'If you could choose between five days of leave and more pay, which would it be?', ['Leave', 'Pay']],
  ['en', 'What do you read?', READ.en],
  ['fr', 'Que lisez-vous le plus ? Si plusieurs réponses sont possibles, indiquez la principale.', READ.fr],
  ['fr', 'Que lisez-vous ? (une seule réponse possible)', READ.fr],
  ['fr', 'Lisez-vous des journaux ? (plusieurs réponses possibles)', YES_NO.fr],
  ['fr', 'Cochez-vous toutes les cases sans lire ?', ['Souvent', 'Parfois', 'Jamais']],
  ['fr', 'Que lisez-vous ? (plusieurs réponses possibles)', ['Livres', 'Journaux', 'Les deux']],
  ['fr', 'Laquelle de ces trois lectures préférez-vous ?', READ.fr],
]

it('counts pairs in the options as answers of their own where there are but two', () => {
  const options = ['Books and papers', 'Films and plays']
  expect(foundRules('en', 'What do you like? (check all that apply)', options)).toEqual(['several_answers'])
})

describe('a single choice that asks for several answers', () => {
  it.each(['en', 'fr'] as const)('is found, however it says so (%s)', (lang) => {
    const missed = ASKED[lang].filter(
      (stem) => !foundRules(lang, stem, READ[lang]).includes('several_answers'),
    )
    expect(missed).toEqual([])
  })

  it.each(['en', 'fr'] as const)('is no matter in an open-ended item (%s)', (lang) => {
    expect(ASKED[lang].filter((stem) => foundRules(lang, stem).includes('several_answers'))).toEqual([])
  })

  it('is not read into what takes one answer', () => {
    const wrong = LEFT.filter((one) => foundRules(...one).includes('several_answers'))
    expect(wrong.map(([, stem]) => stem)).toEqual([])
  })

  it('has the words marked that ask for them', () => {
    const marked = (lang: 'fr' | 'en', stem: string) => {
      const [found] = checkItem({ lang, type: 'single_choice', stem, options: READ[lang] })
      return stem.slice(found?.start ?? 0, found?.end ?? 0)
    }
    expect(marked('fr', 'Que lisez-vous ? (Plusieurs réponses possibles)')).toBe(
      'Plusieurs réponses possibles',
    )
    expect(marked('en', 'What do you read? (Check all that apply)')).toBe('Check all that apply')
  })
})
