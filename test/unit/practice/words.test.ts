import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import type { Ask } from '../../../electron/practice/answers/words/ask.ts'
import { askedBy } from '../../../electron/practice/answers/words/asked.ts'
import { tongueEn } from '../../../electron/practice/answers/words/en.ts'
import { tongueFr } from '../../../electron/practice/answers/words/fr.ts'
import { lifeOf } from '../../../electron/practice/panel/life.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'
import { themes } from '../../../electron/practice/speech/theme.ts'
import { varietyOf } from '../../support/practice/varied-answers.ts'

const people = drawPanel(1).personas.slice(0, 100)

const ask = (texte: string, occasion?: number) =>
  answersOf(people, [{ type: 'libre', texte }], '', undefined, occasion).map(([answer = null]) => answer)
const spoken = (texte: string) => ask(texte).filter((answer) => answer !== null)

const kinds: readonly (readonly [Ask, string, string])[] = [
  ['often', 'À quelle fréquence allez-vous au marché ?', 'How often do you go to the market?'],
  [
    'money',
    'Combien dépensez-vous par mois en électricité ?',
    'How much do you spend on electricity each month?',
  ],
  [
    'duration',
    'Combien de temps passez-vous devant un écran ?',
    'How long do you spend in front of a screen?',
  ],
  ['count', 'Combien de chambres y a-t-il chez vous ?', 'How many bedrooms are there in your home?'],
  ['when', 'Quand lisez-vous ?', 'When do you read?'],
  ['where', 'Où faites-vous vos courses ?', 'Where do you do your shopping?'],
  ['who', 'Avec qui vivez-vous ?', 'Who do you live with?'],
  ['name', 'Quel est votre fruit préféré ?', 'What is your favourite fruit?'],
  ['list', 'Citez trois sports.', 'List three sports.'],
  ['describe', 'Racontez votre dernier trajet en train.', 'Tell us about your last train journey.'],
  ['why', 'Pourquoi prenez-vous le bus ?', 'Why do you take the bus?'],
  [
    'advice',
    'Quel conseil donneriez-vous à un nouveau voisin ?',
    'What advice would you give to a new neighbour?',
  ],
  [
    'firstThing',
    'Quel est le premier mot qui vous vient à l’esprit ?',
    'What is the first word that comes to mind?',
  ],
  ['improve', 'Que faudrait-il améliorer dans la commune ?', 'What should be improved in your town?'],
  ['opinion', 'Que pensez-vous de la cantine ?', 'What do you think of the canteen?'],
  ['remarks', 'Avez-vous autre chose à ajouter ?', 'Is there anything you would like to add?'],
  ['routine', 'Décrivez une journée type.', 'Describe a typical day.'],
]

describe('What an open question asks for', () => {
  it.each(kinds)('is told: %s', (kind, french, english) => {
    expect([askedBy(french), askedBy(english)]).toStrictEqual([kind, kind])
  })

  it('is not misled by the name of the way: « Comment » is no comment', () => {
    expect(askedBy('Comment pourrait-on améliorer les repas ?')).toBe('improve')
    expect(askedBy('Any other comments?')).toBe('remarks')
  })
})

describe('Open answers', () => {
  it.each([
    ['Combien dépensez-vous par mois en électricité ?', /\d+ ?(?:€|euros)/],
    ['How much do you spend on electricity each month?', /€\d|\d euros/],
    ['Combien de temps passez-vous devant un écran ?', /heure|minute|\d h|min/],
    ['How often do you go to the market?', /never|ever|daily|every|once|twice|times|now and then/i],
    ['Avec qui vivez-vous ?', /seul|solo|personne|parents|colocat|enfants|famille|couple|deux/i],
    [
      'Where were you born?',
      /France|Paris|Lorraine|Brittany|Normandy|Portugal|Morocco|Algeria|Italy|Spain|Senegal|Belgium/,
    ],
    ['Quel est votre fruit préféré ?', /pomme|fraise|banane|cerise|pêche|raisin|mangue/i],
    ['Citez trois sports.', /(?:marche|vélo|natation|football|yoga|course|randonnée|aucun)/i],
    ['Décrivez une journée type.', /\d h|réveil|debout|me lève/i],
  ])('to « %s » answer it', (texte, fits) => {
    const answers = spoken(texte)
    expect(answers.filter((answer) => fits.test(answer)).length / answers.length).toBeGreaterThan(0.85)
  })

  it('tell the facts of the sheet, whenever they are asked', () => {
    const said = ask('How many bedrooms are there in your home?', 1)
    const again = ask('Combien d’enfants avez-vous ?', 2)
    const wrong = people.filter((persona, i) => {
      const { rooms, children } = reportedSheetOf(persona)
      const number = /^\d+/.exec(said[i] ?? '')?.[0]
      const count = /^\d+/.exec(again[i] ?? '')?.[0]
      return (
        (number !== undefined && Number(number) !== Math.max(1, rooms - 1)) ||
        (count !== undefined && Number(count) !== children)
      )
    })
    expect(wrong).toStrictEqual([])
  })

  it('are said in other words when people are asked again, and name the same things', () => {
    const fruit = 'Quel est votre fruit préféré ?'
    const plain = (answer: string | null) => answer?.toLowerCase().replace('.', '') ?? ''
    const [one, two] = [ask(fruit, 1), ask(fruit, 2)]
    const same = one.filter((answer, i) => plain(answer) === plain(two[i] ?? null)).length
    expect(same).toBeGreaterThan(85)
    const bus = 'Pourquoi prenez-vous le bus ?'
    const [before, after] = [ask(bus, 1), ask(bus, 2)]
    expect(before.filter((answer, i) => answer !== null && answer === after[i]).length).toBeLessThan(20)
  })

  it.each([
    'Que pensez-vous de la nouvelle ligne de bus ?',
    'Comment pourrait-on améliorer les repas de la cantine ?',
    'Why do you use public transport?',
    'Describe your last online purchase.',
    'Décrivez une journée type.',
  ])('to « %s » are of many kinds: no opening more than five times, few nearly the same', (texte) => {
    const answers = spoken(texte)
    const { mostOfAnOpening, nearlyTheSame } = varietyOf(answers)
    expect(mostOfAnOpening).toBeLessThan(6)
    expect(nearlyTheSame).toBeLessThanOrEqual(5)
  })

  it('to what lies far from daily life are often « I do not know »', () => {
    const answers = spoken('Describe the criteria used to reach this conclusion.')
    const unknown = answers.filter((answer) =>
      tongueEn
        .dontKnow({ age: 'old', schooled: true, woman: true })
        .says.some((words) => answer.toLowerCase().startsWith(words.toLowerCase())),
    )
    expect(unknown.length).toBeGreaterThan(15)
  })
})

describe('What people say of themselves', () => {
  it('is written whole in both languages, for everyone and every field of life', () => {
    const wrong = drawPanel(1)
      .personas.slice(0, 300)
      .flatMap((persona) => {
        const sheet = reportedSheetOf(persona)
        const life = lifeOf(persona, persona.key)
        return themes.flatMap((theme) => [
          ...tongueFr.grounds(sheet, life, theme),
          ...tongueEn.grounds(sheet, life, theme),
        ])
      })
      .filter(
        (text) =>
          !/^\p{Lu}.*\.$/u.test(text) ||
          /undefined|NaN|false|\b1 (?:enfants|pièces|children|rooms|livres|books|jours|days)\b|'.*’| 0 /.test(
            text,
          ),
      )
    expect(wrong).toStrictEqual([])
  })
})
