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

/** Scales, keys, rules of the world, and several things of which the last question asks for one. */
const ONE_AFTER_ALL: Record<'fr' | 'en', readonly string[]> = {
  en: [
    'On a scale, choose 5 if you agree completely. Where are you?',
    'For how long have you lived here? Please select 2 if under a year.',
    'Click 2 to continue. Which language?',
    'Rate the shop: choose 10 for the best. Where is it?',
    'At home, mark 10 is passed. Which school?',
    'Choose five if you agree completely. Where are you?',
    'Which price do you pay, with all applicable taxes?',
    'What is the total price including any applicable discount?',
    'Which taxes do you pay, if any apply?',
    'Which discount did you use? If any apply to you, ring us.',
    'Who decides on the rules that all apply to you?',
    'Your doctor may indicate several treatments. Which did you get?',
    'In this system, voters can choose two candidates. How is it called?',
    'When shopping, you can choose several brands. Which one do you buy most often?',
    'Why did you choose two-factor login? Choose two-factor or not.',
    'Please indicate several weeks ahead when you can come. Which day suits?',
    'How did you learn that multiple choices are possible?',
    'How many of the following apply to you? Count all that apply.',
    'Think of all that apply. Which is the most important?',
    'Think of all that apply. Which of these is the main one?',
    'Which is your favourite? (Select all that apply, then choose your favourite)',
    'What do you read? Tick all that apply and then name the main one.',
  ],
  fr: [
    'Sur cette échelle, indiquez 10 si vous êtes tout à fait satisfait. Où vous situez-vous ?',
    'Donnez 2 si vous ne savez pas. Quel est votre cas ?',
    'Indiquez 5 pour un accord complet. Où vous situez-vous ?',
    'Avez-vous plusieurs choix possibles pour aller au travail ? Lequel prenez-vous ?',
    'Plusieurs options sont possibles pour la réforme. Laquelle préférez-vous ?',
    'Parmi plusieurs réponses possibles, laquelle choisiriez-vous ?',
    'Merci de choisir deux dates. Laquelle vous convient le mieux ?',
    'Choisissez deux villes. Dans laquelle aimeriez-vous vivre ?',
    'Qui décide de tout ce qui vous concerne ?',
    'Tout ce qui vous concerne est-il décidé par…',
    'Si tous ceux qui correspondent à ce profil partaient, que feriez-vous ?',
    'Parmi vos courses, toutes celles qui conviennent à vos enfants sont-elles…',
    'Quelles sont les deux plus grandes villes que vous évitez ? Citez la principale',
    'Pensez à plusieurs réponses possibles. Quelle est la plus importante ?',
    'Que lisez-vous ? Cochez toutes les réponses qui conviennent, puis choisissez votre préférée.',
    'Que lisez-vous ? Plusieurs réponses possibles, mais citez votre réponse principale.',
  ],
}

/** Near those, and yet requests for several answers. */
const STILL_ASKED: Record<'fr' | 'en', readonly string[]> = {
  en: [
    'Which one of these do you read? (Tick all that apply)',
    'Which is the most useful to read? (Tick all that apply)',
    'Choose 3 to tell us about. Pick 2 answers for each day.',
    'Please pick two for your street: what do you read?',
    'What do you read? Tick all applicable.',
    'What do you read? List all answers applicable.',
    'What do you read? You can choose several.',
    'Choose your favourite books (tick all that apply).',
    'What do you read? Mention any that apply.',
    'What do you read? (May select more than one)',
    'What do you read? Respondents can select several.',
    'What do you read? (all applicable answers)',
    'Read the list, then choose your favourite books: tick all that apply.',
    'Tick all that apply, then choose the button below.',
  ],
  fr: [
    'Laquelle de ces choses lisez-vous ? (plusieurs réponses possibles)',
    'Que lisez-vous ? (tout ce qui vous concerne)',
    'Que lisez-vous ? Réponses : toutes celles qui conviennent.',
    'Que lisez-vous ? Indiquez 2 réponses pour cette semaine.',
    'Que lisez-vous ? Vous pouvez choisir deux réponses.',
    'Que lisez-vous ? Cochez toutes les réponses qui conviennent, puis indiquez votre âge.',
  ],
}

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

  it.each(['en', 'fr'] as const)(
    'is not read into scales, rules and questions that ask for one (%s)',
    (lang) => {
      const found = (stem: string) => foundRules(lang, stem, READ[lang]).includes('several_answers')
      expect(ONE_AFTER_ALL[lang].filter((stem) => found(stem))).toEqual([])
      expect(STILL_ASKED[lang].filter((stem) => !found(stem))).toEqual([])
    },
  )

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
