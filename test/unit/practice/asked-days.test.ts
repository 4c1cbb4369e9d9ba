import { describe, expect, it } from 'vitest'
import { reportedSheetOf } from '../../../electron/practice/answers/facts/reported-sheet.ts'
import { alternativesIn } from '../../../electron/practice/answers/words/alternatives.ts'
import { askedBy } from '../../../electron/practice/answers/words/asked.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

const people = drawPanel(7).personas.slice(0, 40)
const asked = (texte: string) =>
  answersOf(people, [{ type: 'libre', texte }], '').flatMap(([answer], i) =>
    answer ? [{ answer, sheet: reportedSheetOf(people[i] ?? expect.fail()) }] : [],
  )

/** A question on days, homes and public matters for each of their classes, and a pattern for answers that fit. */
const answered: readonly (readonly [question: string, fits: RegExp])[] = [
  [
    'Que faites-vous de votre temps libre ?',
    /lis|marche|séries|bricole|cuisine|amis|sport|musique|cartes|brocantes/i,
  ],
  ['What are you going to do tomorrow?', /shopping|walk|friends|resting|appointment|cooking|family/i],
  ['Que mangez-vous le soir ?', /soupe|pâtes|omelette|poisson|légumes|pizza|gratin|léger/i],
  [
    'Quelle langue aimeriez-vous apprendre ?',
    /espagnol|italien|anglais|japonais|allemand|signes|portugais|arabe/i,
  ],
  [
    'Qu’est-ce qu’il y a près de chez vous ?',
    /boulangerie|école|supermarché|champs|pharmacie|parc|immeubles|café/i,
  ],
  ['What is missing in your neighbourhood?', /doctor|shops|buses|meet|trees|parking|cinema|quiet/i],
  ['Quels impôts faudrait-il baisser ?', /essence|revenu|foncière|cotisations|succession|CSG|TVA|Aucun/i],
  ['Why do people forget things?', /mind|hurry|tired|attention|phones|place/i],
  ['Racontez une sortie récente.', /cinéma|marche|marché|concert|château|repas|brocante|match/i],
  ['What is the best advice you have ever received?', /sign|sleep|money|like|ask|compare|thank/i],
  [
    'Que signifie pour vous être en bonne santé ?',
    /mal|journée|dormir|moral|essouffler|médecin|manger|lever/i,
  ],
  ['Citez une raison de donner un bon pourboire.', /service|serveur|conseillés|payé|moment/i],
  ['Comment réagissez-vous face à vos erreurs ?', /comprendre|veux|parle|recommence|excuse|ris|page/i],
  ['Quel cadeau vous a le plus marqué enfant ?', /vélo|train|poupée|livre|patins|crayons|chien/i],
  ['Should cars be banned from city centres? Why?', /^(?:oh |ah )?(?:yes|no|not really|of course)/i],
  ['What city would you like to visit?', /Lisbon|Rome|Japan|Norway|Venice|Canada|Barcelona|Istanbul/],
  ['How can cities become quieter?', /\b(?:by|with|step)\b/i],
  ['Quelle place le sport a-t-il dans votre vie quotidienne ?', /place|peu|utile|beaucoup/i],
  ['Would you like to live abroad? Why?', /^(?:oh |ah )?(?:yes|no|not|of course)/i],
]

describe('Questions on days, homes and public matters', () => {
  it.each(answered)('« %s » is answered by nine in ten of those who answer', (texte, fits) => {
    const answers = asked(texte).map(({ answer }) => answer)
    const fitting = answers.filter((answer) => fits.test(answer))
    expect(fitting.length / answers.length).toBeGreaterThanOrEqual(0.85)
  })

  it('tell of the person’s own family what the sheet says', () => {
    const told = asked('Parlez-moi de votre famille.').filter(({ answer }) => /enfants?\b/.test(answer))
    expect(told.length).toBeGreaterThan(15)
    for (const { answer, sheet } of told) {
      const childless = /pas d’enfant|des enfants, je n’en ai pas/i.test(answer)
      const parent = /\b(?:un|deux|trois|quatre|cinq|six) enfants?\b|côté enfants, j’en ai/i.test(answer)
      expect([answer, childless && sheet.children > 0]).toStrictEqual([answer, false])
      expect([answer, parent && sheet.children === 0]).toStrictEqual([answer, false])
    }
  })

  it('tell of work only where there is some', () => {
    const hours = asked('Tell me about your job.').filter(({ answer }) =>
      /hours (?:a|of my) week/.test(answer),
    )
    expect(hours.length).toBeGreaterThan(5)
    expect(hours.filter(({ sheet }) => sheet.status !== 'employed')).toStrictEqual([])
  })
})

describe('Choices that a question offers', () => {
  it.each([
    ['Comment payez-vous : en espèces ou par carte ? Pourquoi ?', 'fr', ['en espèces', 'par carte']],
    ['Préférez-vous la ville ou la campagne ?', 'fr', ['la ville', 'la campagne']],
    ['Vous buvez du café ou du thé ?', 'fr', ['du café', 'du thé']],
    ['Vous préférez sortir ou rester chez vous ?', 'fr', ['sortir', 'rester chez moi']],
    ['Which do you prefer, red wine or white wine?', 'en', ['red wine', 'white wine']],
    ['Do you live in a house or a flat?', 'en', ['in a house', 'a flat']],
    ['Vaut-il mieux vivre à la campagne ou en ville ?', 'fr', ['à la campagne', 'en ville']],
    ['Do you like it or not?', 'en', []],
    ['Avez-vous eu des ennuis ou des problèmes ?', 'fr', []],
  ] as const)('of « %s »', (texte, language, choices) => {
    expect(alternativesIn(texte, language)).toStrictEqual(choices)
  })
})

describe('What a question asks for', () => {
  it.each([
    ['Parlez-nous de votre quartier.', 'describe'],
    ['Y a-t-il un sport que vous aimeriez essayer ? Lequel ?', 'name'],
    ['Aimeriez-vous changer de métier ? Pourquoi ?', 'yesNo'],
    ['Name a reason why people move house.', 'why'],
    ['Would you accept a heat pump? Please explain your answer.', 'yesNo'],
    ['Quelle place a la télévision dans votre vie quotidienne ?', 'name'],
    ['Racontez votre dernier échange avec un service client. Comment cela s’est-il terminé ?', 'describe'],
    ['Faut-il interdire les voitures en ville ?', 'yesNo'],
    ['Les enfants doivent-ils aider à la maison ? Pourquoi ?', 'yesNo'],
    ['Comment apprenez-vous une recette ?', 'how'],
    ['When was the first time you used the internet?', 'byYear'],
    ['What do you think would improve your street?', 'improve'],
    ['What would make you come more often?', 'improve'],
    ['What does it come to each month?', 'money'],
  ] as const)('« %s » asks for: %s', (texte, ask) => {
    expect(askedBy(texte)).toBe(ask)
  })
})
