import { describe, expect, it } from 'vitest'
import type { RuleCode } from '../../../shared/wording/finding.ts'
import { type Case, foundRules, YES_NO } from './found-rules.ts'

const cases: Record<string, { rule: RuleCode; flagged: Case[]; left: Case[] }> = {
  'two objects or evaluables under one answer': {
    rule: 'double_barrelled',
    flagged: [
      ['fr', 'Le guichet était-il rapide et accueillant ?', YES_NO.fr],
      ['fr', 'Êtes-vous satisfait du prix et de la qualité du pain ?', YES_NO.fr],
      ['en', 'Should the park open earlier and sell hot drinks?', YES_NO.en],
      ['en', 'What do you think of the staff and the opening hours?'],
    ],
    left: [
      ['fr', 'Êtes-vous satisfait du choix de fruits et légumes ?', YES_NO.fr],
      ['fr', 'Préférez-vous la mer ou la montagne ?', ['La mer', 'La montagne']],
      ['en', 'Have you shopped at Marks and Spencer in the past month?', YES_NO.en],
      ['en', 'Do you support or oppose the new tram line?', ['Support', 'Oppose', "Don't know"]],
    ],
  },
  'a form that pushes': {
    rule: 'leading',
    flagged: [
      ['fr', 'Ne trouvez-vous pas que la rue est sale ?', YES_NO.fr],
      ['fr', 'Vous aimez votre quartier, n’est-ce pas ?', YES_NO.fr],
      ['en', 'Isn’t the new square pleasant?', YES_NO.en],
      ['en', 'Doctors agree that walking is good for you. Will you walk more?', YES_NO.en],
    ],
    left: [
      ['fr', 'Pourquoi ne prenez-vous pas le bus ?', ['Trop cher', 'Trop lent', 'Je le prends']],
      ['fr', 'Êtes-vous favorable ou opposé au péage urbain ?', ['Favorable', 'Opposé', 'Sans opinion']],
      ['en', 'Why didn’t you vote in 2024?', ['Too busy', 'Ill', 'I voted']],
      ['en', 'Some people like winter, others do not. What about you?', ['I like it', 'I do not like it']],
    ],
  },
  'an untested premise': {
    rule: 'presupposition',
    flagged: [
      ['fr', 'Pourquoi évitez-vous le centre-ville ?'],
      ['en', 'How many cigarettes do you smoke a day?', ['1 to 10', '11 to 20', 'More than 20']],
    ],
    left: [
      ['fr', 'Si vous évitez le centre-ville, pourquoi ?'],
      ['en', 'How many cigarettes do you smoke a day?', ['None', '1 to 10', '11 to 20', 'More than 20']],
    ],
  },
  'charged words': {
    rule: 'loaded',
    flagged: [
      ['fr', 'Que pensez-vous de ce scandaleux projet ?'],
      ['en', 'What do you think of this disgraceful plan?'],
    ],
    left: [
      ['fr', 'Avez-vous déjà été victime d’une agression ?', YES_NO.fr],
      ['en', 'Does the war in Ukraine worry you?', YES_NO.en],
    ],
  },
  'two negations that meet': {
    rule: 'double_negative',
    flagged: [
      ['fr', 'Êtes-vous contre l’idée de ne pas chauffer le gymnase ?', YES_NO.fr],
      ['en', 'Do you oppose not heating the gym?', YES_NO.en],
    ],
    left: [
      ['fr', 'Ne prenez-vous que le train ?', YES_NO.fr],
      ['fr', 'Combien de personnes ne mangent plus de viande chez vous ?', ['Aucune', '1', '2 ou plus']],
      ['fr', 'Lisez-vous plus que vos parents ?', YES_NO.fr],
      ['en', 'Which meals do you not cook yourself?'],
    ],
  },
  'frequency or amount without a number': {
    rule: 'vague_quantifier',
    flagged: [
      ['fr', 'Cuisinez-vous régulièrement ?', YES_NO.fr],
      ['fr', 'À quelle fréquence cuisinez-vous ?', ['Souvent', 'Parfois', 'Jamais']],
      ['en', 'Do you often cook?', YES_NO.en],
    ],
    left: [
      ['fr', 'Cuisinez-vous régulièrement (au moins trois fois par semaine) ?', YES_NO.fr],
      ['fr', 'Quel légume achetez-vous le plus souvent ?'],
      ['fr', 'Êtes-vous satisfait de votre rue ?', ['Très', 'Assez', 'Peu', 'Pas du tout']],
      ['en', 'How often do you cook?', ['Every day', 'Once a week', 'Less often', 'Never']],
    ],
  },
  'a past event without a window': {
    rule: 'no_reference_period',
    flagged: [
      ['fr', 'À quelle fréquence prenez-vous le bus ?', ['Jamais', '1 à 3 fois', '4 fois ou plus']],
      ['en', 'How often do you take the bus?', ['Never', '1 to 3 times', '4 times or more']],
      ['fr', 'Combien de fois avez-vous pris le bateau ?', ['0', '1', '2 ou plus']],
      ['en', 'Have you bought a train ticket?', YES_NO.en],
    ],
    left: [
      ['fr', 'Combien de fois par semaine prenez-vous le bus ?', ['Jamais', '1 à 3 fois', '4 fois ou plus']],
      ['en', 'How often do you take the bus?', ['Never', '1 to 3 times a month', '4 times or more']],
      ['fr', 'Depuis la rentrée, avez-vous pris le bateau ?', YES_NO.fr],
      ['fr', 'Avez-vous déjà pris le bateau ?', YES_NO.fr],
      ['fr', 'Prenez-vous le bateau ?', YES_NO.fr],
      ['en', 'Have you ever bought a train ticket?', YES_NO.en],
      ['en', 'Did you take a train yesterday?', YES_NO.en],
    ],
  },
  'no exception': {
    rule: 'absolute',
    flagged: [
      ['fr', 'Fermez-vous toujours la porte à clé avant de dormir ?', YES_NO.fr],
      ['en', 'Do you always lock the door?', YES_NO.en],
    ],
    left: [
      ['fr', 'Habitez-vous toujours à Lille ?', YES_NO.fr],
      ['fr', 'Courez-vous tous les jours ?', YES_NO.fr],
      ['fr', 'Combien payez-vous, toutes charges comprises ?'],
      ['en', 'How often do you lock the door?', ['Always', 'About half the time', 'Never']],
    ],
  },
  'too much to hold in mind': {
    rule: 'too_long',
    flagged: [['en', `Do you think that ${'the town should build a pool and '.repeat(7)}rest?`]],
    left: [
      [
        'en',
        `Which of these do you like: ${'apples, pears, plums, figs, dates, grapes, '.repeat(7)}or none of these?`,
      ],
    ],
  },
  'a term that is not explained': {
    rule: 'jargon',
    flagged: [
      ['fr', 'Votre commune a-t-elle un PCAET ?', YES_NO.fr],
      ['en', 'Do you suffer from paraesthesia?', YES_NO.en],
    ],
    left: [
      ['fr', 'Envoyez-vous des SMS ?', YES_NO.fr],
      ['fr', 'Votre commune a-t-elle un plan climat-air-énergie territorial (PCAET) ?', YES_NO.fr],
      ['en', 'Do you suffer from paraesthesia, that is, pins and needles in the skin?', YES_NO.en],
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
