import { describe, expect, it } from 'vitest'
import { factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { varietyOf } from '../../support/practice/varied-answers.ts'

const people = drawPanel(3).personas.slice(0, 50)
const asked = (texte: string) =>
  people.flatMap((persona) => {
    const [[answer = null] = []] = answersOf([persona], [{ type: 'libre', texte }], '')
    return answer === null ? [] : [{ persona, answer }]
  })
const spoken = (texte: string) => asked(texte).map(({ answer }) => answer)

/** The answers of one run, in which no two are the same. */
const together = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer]) => answer ?? [])

/** A question for each class of questions, and a pattern for answers that fit. */
const answered: readonly (readonly [klass: string, question: string, fits: RegExp])[] = [
  [
    'a list of where one lives',
    'Quels sont les deux principaux problèmes de votre quartier ?',
    /stationnement|voitures|déchets|médecins|commerces|bus|vitesse|jeunes|éclairage|incivilités/,
  ],
  [
    'a thing by what one does',
    'Qu’est-ce qui vous fait rire ?',
    /enfants|films|collègues|chat|frère|mots|humoriste/i,
  ],
  [
    'a thing one fears',
    'De quoi avez-vous le plus peur pour vos enfants ?',
    /chômage|climat|rencontres|écrans|guerre|malheureux|santé|drogue|pas d’enfant/,
  ],
  [
    'the use of a council, which is no advice',
    'Selon vous, à quoi sert le conseil de quartier ?',
    /vivre ensemble|faibles|chance|exemple|service|règles|écouter|avenir/i,
  ],
  [
    'a day’s food',
    'What did you eat and drink yesterday?',
    /coffee|tea|cereal|bread|porridge|pasta|salad|soup|chicken|omelette|rice|sandwich|quiche|water|wine|milk|juice|drink/i,
  ],
  [
    'a brand of a kind',
    'Which brand of car would you buy next?',
    /Renault|Peugeot|Toyota|Dacia|Citroën|Volkswagen|Ford|BMW/,
  ],
  [
    'an amount that something came to',
    'Roughly what did your last phone bill come to?',
    /\d+ ?(?:euros|€)|€\d+/,
  ],
  ['a field of a form in hours', 'Hours of sleep last night:', /hour/],
  ['an hour named late', 'Vous dînez vers quelle heure ?', /\d+ ?h|\d+:\d+|heures/],
  ['a rare thing done last', 'When did you last go to the theatre?', /ago|last (?:year|spring)|in 2023/i],
  [
    'a mark and why',
    'Quelle note de 0 à 10 donneriez-vous à votre rue, et pourquoi ?',
    /^\d+\. \p{L}.*[.!]$/u,
  ],
  [
    'how often and with whom',
    'How often do you eat out, and who with?',
    /(?:week|month|year|day|never|then|ever).*\. \p{L}/iu,
  ],
  [
    'why not',
    'Pourquoi n’avez-vous pas voté la dernière fois ?',
    /candidat|crois|loin|change|listes|procuration|dimanche|promesses|vote/,
  ],
  [
    'why or why not',
    'Why do you have a pet, or not?',
    /company|children|animals|out every|took it in|away|small|expensive|allergic|holiday|look after|cost/,
  ],
  [
    'how a meal goes',
    'Comment se passent les repas chez vous ?',
    /mange|raconte|simple|main|fort|téléphone|dure|finit/,
  ],
  ['what somebody is like', 'Describe a good nurse.', /[Ss]omebody|person/],
  [
    'what happened once',
    'Racontez une dispute avec un voisin, la dernière fois.',
    /bruit|parl|ton|table|position|excus|parking|musique|haie|chien|mot|travaux|fuite|vélo|talons|arbre|barbecue|ballon|facture/,
  ],
  [
    'what would be ideal',
    'Describe your ideal weekend.',
    /lie-in|walk|meal|sun|book|market|nothing|bike|film|breakfast|friends|family|signal/,
  ],
  ['who one is', 'Présentez-vous en deux phrases.', /habit|vis|suis|ici|village|ville|bourg/i],
  [
    'a place to keep things',
    'Où gardez-vous vos papiers ?',
    /tiroir|boîte|classeur|placard|étagère|buffet|maison|pochette|coffre|chemises/,
  ],
]

describe('What is asked in kind', () => {
  it.each(answered)('is answered in kind: %s', (_, texte, fits) => {
    const answers = spoken(texte)
    expect(answers.filter((answer) => fits.test(answer)).length / answers.length).toBeGreaterThan(0.8)
  })

  it('is a year where the year is asked for, and the year one moved in', () => {
    for (const { persona, answer } of asked('Depuis quelle année habitez-vous votre logement ?')) {
      const year = /\b(?:19|20)\d\d\b/.exec(answer)?.[0]
      if (year) expect(Number(year)).toBe(2026 - factSheetOf(persona).yearsInHome)
    }
  })

  it('is an age at which a thing could be had', () => {
    for (const { persona, answer } of asked('At what age did you get your first mobile phone?')) {
      const age = Number(/\d+/.exec(answer)?.[0])
      if (age > 0) expect(2026 - persona.age + age).toBeGreaterThanOrEqual(1997)
    }
  })

  it('is nothing in particular, and no stock opinion, where nothing is known of it', () => {
    const answers = spoken('Quel gronflard avez-vous chez vous ?')
    const judged = answers.filter((answer) => answer.split(' ').length > 9)
    expect(judged.length / answers.length).toBeLessThan(0.15)
  })

  it('repeats « à » before each thing that comes to mind', () => {
    const answers = spoken('Quel est le premier mot qui vous vient à l’esprit si je dis « Europe » ?')
    expect(
      answers.filter((answer) => /(?:aux|au|à l\S*|à) .* et (?:le|la|les|l’)/.test(answer)),
    ).toStrictEqual([])
  })

  it.each([
    'Describe how you get ready in the morning.',
    'Racontez votre dernière visite chez le garagiste.',
  ])('is told in other words by others: %s', (texte) => {
    const { mostOfAnOpening, nearlyTheSame } = varietyOf(together(texte))
    expect(mostOfAnOpening).toBeLessThanOrEqual(4)
    expect(nearlyTheSame).toBeLessThanOrEqual(2)
  })
})
