import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { inquire } from '../../../electron/practice/answers/open-answer.ts'
import { alternativesIn } from '../../../electron/practice/answers/words/alternatives.ts'
import type { Ask } from '../../../electron/practice/answers/words/ask.ts'
import { askedBy } from '../../../electron/practice/answers/words/asked.ts'
import { tongueEn } from '../../../electron/practice/answers/words/en.ts'
import { tongueFr } from '../../../electron/practice/answers/words/fr.ts'
import { thingIn, thingsOf } from '../../../electron/practice/answers/words/thing.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import type { Language } from '../../../electron/practice/text.ts'
import { varietyOf } from '../../support/practice/varied-answers.ts'

const people = drawPanel(1).personas.slice(0, 100)
const spoken = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => answer ?? [])

const kinds: readonly (readonly [Ask, string, string])[] = [
  ['hour', 'À quelle heure dînez-vous ?', 'What time do you usually get up?'],
  [
    'byYear',
    'En quelle année pensez-vous que ce sera fini ?',
    'By what year, if ever, do you expect cash to have gone?',
  ],
  [
    'measure',
    'À quel âge un enfant devrait-il avoir son premier téléphone ?',
    'If it were up to you, what would the minimum wage be?',
  ],
  [
    'measure',
    'Selon vous, combien faudrait-il gagner par mois pour bien vivre ?',
    'What percentage of your income do you save?',
  ],
  ['often', 'Ça vous arrive souvent de manger debout ?', 'Do you often throw food away?'],
  ['who', 'Qui devrait payer la rénovation des écoles ?', 'Besides yourself, who would you ask for help?'],
  [
    'where',
    'Où faudrait-il installer un nouveau banc ?',
    'If you could choose, where would you like to live?',
  ],
  [
    'describe',
    'En quelques mots, comment présenteriez-vous votre quartier ?',
    'What would your ideal home look like?',
  ],
  ['routine', 'Racontez un dimanche ordinaire chez vous.', 'Describe a typical Sunday at home.'],
  ['why', 'Qu’est-ce qui vous a poussé à changer de banque ?', 'What made you choose your current bank?'],
  [
    'improve',
    'Comment l’école pourrait-elle mieux aider les élèves ?',
    'How could your surgery be made better?',
  ],
  [
    'firstThing',
    'À quoi pensez-vous en premier quand on parle de vacances ?',
    'Say the first thing that occurs to you on hearing “work”.',
  ],
]

/** A question for each class of questions, and a pattern for answers that fit. */
const answered: readonly (readonly [question: string, fits: RegExp])[] = [
  ['À quelle heure vous levez-vous en semaine ?', /\d h/],
  ['What time do you go to bed?', /am|pm|half past|o’clock/],
  ['À partir de quel revenu mensuel est-on riche ?', /\d ?(?:€|euros)/],
  ['What percentage of your income do you save?', /\d+(?:%| per cent)/],
  ['À quelle température chauffez-vous la chambre ?', /^(?:autour de )?1[4-9]|2[0-4]/i],
  ['By what year do you expect petrol cars to have gone?', /20\d\d|never/i],
  ['Tous les combien changez-vous de voiture ?', /an/],
  ['Où faites-vous vos papiers : chez vous, en mairie, ailleurs ?', /chez moi|en mairie/i],
  ['Where do you buy your medicines?', /chemist|supermarket/i],
  [
    'Who should pay for new schools?',
    /state|town|compan|everyone|parents|government|polluters|each|those who/i,
  ],
  [
    'Quand partez-vous le plus volontiers dans l’année ?',
    /été|printemps|septembre|juin|Noël|hiver|automne|mai/i,
  ],
  ['Quelle radio écoutez-vous ?', /France|RTL|RMC|Nostalgie|NRJ|Chérie|aucune/],
  ['List two things that are always in your fridge.', /butter|egg|cheese|milk|yoghurt|carrot|ham/i],
  [
    'Pourquoi tant de gens ne votent-ils plus, selon vous ?',
    /promesses|voix|élus|candidat|politique|élections/,
  ],
  ['Why do you think birth rates are falling?', /expensive|homes|future|career|childcare|later|free/i],
  [
    'Describe a good surprise you had with a public service.',
    /identity card|counter|rang|tax office|town hall/,
  ],
  [
    'Quel mot vous vient à l’esprit avec « retraite » ?',
    /repos|voyage|libre|enfants|fatigue|pension|liberté|jardin|vieillesse|ans/i,
  ],
]

describe('What an open question asks for', () => {
  it.each(kinds)('is told whatever else stands in it: %s', (kind, french, english) => {
    expect([askedBy(french), askedBy(english)]).toStrictEqual([kind, kind])
  })

  it('may be to choose from what it offers, in the words of the one who answers', () => {
    expect(alternativesIn('Où mangez-vous : chez vous, au bureau, ailleurs ?', 'fr')).toStrictEqual([
      'chez moi',
      'au bureau',
    ])
    expect(alternativesIn('Where do you work: at your desk or outside?', 'en')).toStrictEqual([
      'at my desk',
      'outside',
    ])
    expect(alternativesIn('Une question : où mangez-vous ?', 'fr')).toStrictEqual([])
  })
})

describe('Answers to a question about a known thing', () => {
  it.each(answered)('to « %s » give what is asked', (texte, fits) => {
    const answers = spoken(texte)
    expect(answers.filter((answer) => fits.test(answer)).length / answers.length).toBeGreaterThan(0.85)
  })

  it.each([
    'Pourquoi tant de gens ne votent-ils plus, selon vous ?',
    'Why do you think birth rates are falling?',
    'Racontez un dimanche ordinaire chez vous.',
    'How could your doctor’s surgery be made better?',
  ])('to « %s » are not all alike', (texte) => {
    const answers = spoken(texte)
    const { mostOfAnOpening, nearlyTheSame } = varietyOf(answers)
    expect(mostOfAnOpening).toBeLessThan(6)
    expect(nearlyTheSame).toBeLessThanOrEqual(5)
  })

  it('of who does the housework name nobody who does not live there', () => {
    const answers = answersOf(people, [{ type: 'libre', texte: 'Qui s’occupe du ménage chez vous ?' }], '')
    const wrong = answers.filter(
      ([answer], i) =>
        /deux/.test(answer ?? '') && !reportedSheetOf(people[i] as (typeof people)[number]).couple,
    )
    expect(wrong).toStrictEqual([])
  })

  it('are about what stands in quotation marks before what is said around it', () => {
    const said = 'what comes to mind with “neighbour” when you read this on your phone?'
    expect(thingIn(said, 'en')?.mind).toContain('helping each other')
  })
})

/** Signs of sentences that were put together wrongly. */
const wrong: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:de le|de les|à le|à les|que (?:on|il|ils|elle)|de (?:un|une|des|[aeéêiou]\w+ment)|si il|le la|la le|ce que il|undefined)\b|'|\s{2}|\s[.,]/i,
  en: /\b(?:a (?:a|e|i|o)[a-z]+ing|a an|an a|the the|to to|of of|undefined)\b|'|\s{2}|\s[.,;:?]/i,
}

describe('What is known of things', () => {
  it.each(['fr', 'en'] as const)('is laid out whole: %s', (language) => {
    for (const thing of thingsOf(language)) {
      expect([thing.mind.length >= 4, thing.why.length >= 2, thing.advice.length >= 1]).toStrictEqual([
        true,
        true,
        true,
      ])
      const all = [
        ...thing.mind,
        ...thing.good,
        ...thing.bad,
        ...thing.why,
        ...thing.wish,
        ...thing.advice,
        ...thing.tales.map(({ text }) => text),
      ]
      expect(all.filter((text) => text === '' || /[.:|#]$|^[+-]/.test(text))).toStrictEqual([])
    }
  })

  it('is the same list of things in both languages', () => {
    expect(thingsOf('fr').length).toBe(thingsOf('en').length)
  })

  it.each([
    ['fr', tongueFr],
    ['en', tongueEn],
  ] as const)('stands in every frame without a fault of grammar: %s', (language, tongue) => {
    const faults = thingsOf(language).flatMap((thing) =>
      [
        ...thing.mind.flatMap((noun) => [...tongue.mind(noun), ...tongue.evoke(noun)]),
        ...[...thing.why, ...thing.good, ...thing.bad].flatMap((clause) => tongue.because(clause)),
        ...thing.wish.flatMap((wish) => [...tongue.wish(wish), ...tongue.common.ideal(wish)]),
        ...thing.advice.flatMap((advice) => tongue.advise(advice)),
      ].filter((text) => wrong[language].test(text)),
    )
    expect(faults).toStrictEqual([])
  })

  it.each([
    'Seriez-vous prêt à payer ?',
    'Avez-vous déjà été victime ?',
    'Comment êtes-vous venu ?',
    'Ont-ils été polis ?',
  ])('is not read from a verb that looks like one: « %s »', (question) => {
    expect(inquire(question, '', 'fr').thing).toBeUndefined()
  })

  it('is still read beside such a verb', () => {
    expect(inquire('Avez-vous passé un bel été ?', '', 'fr').thing?.mind).toContain('la chaleur')
  })
})
