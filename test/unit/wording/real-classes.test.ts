import { type ClassesOfCases, describeClasses } from './describe-classes.ts'
import { YES_NO } from './found-rules.ts'

const SURE = {
  en: ['Very likely', 'Fairly likely', 'Not very likely', 'Not at all likely'],
  fr: ['Tout à fait', 'Plutôt', 'Plutôt pas', 'Pas du tout'],
} as const

/** What real questionnaires do that is no defect, and look-alikes that are, by class. */
const cases: ClassesOfCases = {
  'capitals that stress a word are no acronym': {
    rule: 'jargon',
    flagged: [
      ['en', 'Which form did the QZRB send you?'],
      ['fr', 'Avez-vous reçu le courrier de la CQRB ?', YES_NO.fr],
      ['en', 'Is the garden plan (GPL) ready? And has the KTV seen it?', YES_NO.en],
    ],
    left: [
      ['en', 'What is the MAIN reason for your visit?'],
      ['en', '[ASK THE PARENT] How old is the child?'],
      ['en', 'How many ROOMS does the flat have? Count rooms with a window.'],
      ['fr', 'Quelle est la RAISON PRINCIPALE de votre visite ?'],
      ['fr', 'Citez TOUS les adultes du foyer.'],
      ['en', 'Are the regional water boards (RWBs) known to you? Have you met the RWBs?', YES_NO.en],
      ['en', 'Who signed the Algorithmic Fairness Charter?'],
      ['fr', 'XYZ_3. Avez-vous un jardin ?', ['Oui', 'Non']],
      ['fr', 'Utilisez-vous un service de partage (par exemple ZIXO) ?', ['Oui', 'Non']],
    ],
  },
  'two words for one thing, or an amount, are no double question': {
    rule: 'double_barrelled',
    flagged: [
      ['en', 'How tired and hungry were you after the walk?', SURE.en],
      ['en', 'How confident are you in drawing and cutting patterns?', SURE.en],
      ['en', 'Is the roof repaired, or will it be?', ['Yes', 'No']],
      ['fr', 'La toiture est-elle réparée, ou le sera-t-elle un jour ?', ['Oui', 'Non']],
      ['fr', 'Si oui, lesquelles et êtes-vous prêt à les céder ?'],
      ['fr', 'Êtes-vous inquiet(e) et fatigué(e) par les travaux ?', YES_NO.fr],
      ['en', 'What do you think of the menu and the opening hours?'],
    ],
    left: [
      ['en', 'What made your stay good or very good?'],
      [
        'en',
        'Are you better off or worse off than your parents were?',
        ['Better off', 'Worse off', 'The same'],
      ],
      ['en', 'Is there a nurse you prefer to see or talk to?', ['Yes', 'No']],
      ['en', 'What was the value of your sales of bread and cakes?'],
      ['fr', 'Quel est le montant de vos dépenses de chauffage et d’éclairage ?'],
      ['en', 'Describe the tools you use and any changes you have planned.'],
      ['fr', 'Utilisez-vous les technologies de l’information et de la communication ?', YES_NO.fr],
      ['fr', 'Êtes-vous inquiet du bruit dans votre rue ou votre hameau ?', SURE.fr],
      [
        'fr',
        '« Des voisins se garent ici alors qu’ils n’en ont pas le droit »',
        ['D’accord', 'Pas d’accord'],
      ],
      ['en', 'Do you have a paid job in addition to this, or a pension?', ['Yes', 'No']],
    ],
  },
  'a consent text measures nothing': {
    rule: 'absolute',
    flagged: [['en', 'Every neighbour always greets me.', ['True', 'False', "Don't know"]]],
    left: [
      [
        'en',
        'You are participating in a study. All answers are always kept secret.',
        ['I agree', 'I do not agree'],
      ],
      [
        'fr',
        'Votre participation est volontaire. Toutes vos réponses sont toujours anonymes.',
        ['Oui', 'Non'],
      ],
      ['en', 'Did the rent change in the last period?', ['Yes', 'No']],
      ['en', 'Will all steps be written down in the log?', ['Yes', 'No']],
      ['en', 'Which all tools have you tried?', ['A saw', 'A drill', 'None of them']],
      ['en', 'What was your spending on timber and all raw materials?'],
    ],
  },
  'an answer given before may be explained': {
    rule: 'presupposition',
    flagged: [
      ['en', 'Why do you distrust the council?'],
      [
        'en',
        'The last time a colleague left, how long did it take to replace them?',
        ['Under a week', 'A week or more'],
      ],
      ['en', 'In what aspect has your sleep improved?', ['Length', 'Depth']],
    ],
    left: [
      ['en', 'Explain why you did not ask the tenants.'],
      ['en', 'What is the main reason why your visit was poor?'],
      ['fr', 'Comment est votre santé en général ?', ['Bonne', 'Assez bonne', 'Mauvaise']],
      ['fr', 'Expliquez pourquoi vous n’avez pas consulté les locataires.'],
    ],
  },
  'a way out may be worded otherwise': {
    rule: 'missing_dont_know',
    flagged: [['en', 'What is the capital of Peru?', ['Lima', 'Cusco', 'Arequipa']]],
    left: [
      [
        'en',
        'Which river is the longest?',
        ['The Nile', 'The Amazon', 'Does not know / prefers not to answer'],
      ],
      ['en', 'What proportion of the parcels is insured?', ['Under half', 'Half or more', 'Unknown']],
      ['en', 'Who built the shed?', ['Your family', 'A firm']],
      ['en', 'How often does it leak?', ['Often', 'Sometimes', 'Never']],
      ['fr', 'Quel fleuve est le plus long ?', ['Le Nil', 'L’Amazone', 'La personne ne sait pas']],
    ],
  },
  'answers listed in the stem negate nothing': {
    rule: 'double_negative',
    flagged: [['en', 'Should the school not ban phones?', ['Yes', 'No']]],
    left: [
      ['en', 'Have you seen the flood map? Yes ( ) No ( ) don’t know ( )'],
      ['en', 'Do you agree, neither agree nor disagree, or disagree with the new rule?'],
    ],
  },
  'an event that is dated or numbered needs no period': {
    rule: 'no_reference_period',
    flagged: [
      ['en', 'How many times have you missed a bus?'],
      ['fr', 'Avez-vous consulté un médecin ?', YES_NO.fr],
    ],
    left: [
      ['en', 'Have you taken your third swab?', ['Yes', 'No']],
      ['fr', 'Avez-vous passé votre deuxième examen ?', ['Oui', 'Non']],
      ['fr', 'Êtes-vous allé au bout de cette enquête ?', ['Oui', 'Non']],
      ['fr', 'Vous avez changé de bureau parce que…', ['Il était trop petit', 'Il était trop cher']],
      ['en', 'How many doses of the rabies vaccine have you received?'],
      ['en', 'For the reporting period, how much did you spend on repairs?'],
      ['en', 'Of the four times you missed a bus, how many times were you late for work?'],
    ],
  },
  'yes and no are balanced around maybe': {
    rule: 'unbalanced_scale',
    flagged: [
      ['en', 'Would you come again?', ['Yes', 'Maybe', 'No', 'Probably not']],
      ['en', 'Would you come again?', ['Yes, definitely', 'Maybe', 'No']],
      ['fr', 'Reviendriez-vous ?', ['Oui', 'Peut-être', 'Non', 'Probablement pas']],
    ],
    left: [
      ['en', 'Would you come again?', ['Yes', 'Maybe', 'No']],
      ['fr', 'Reviendriez-vous ?', ['Oui', 'Probablement', 'Probablement pas', 'Non']],
    ],
  },
  'a scale may begin with nearly none': {
    rule: 'unbalanced_scale',
    flagged: [['fr', 'Comment jugez-vous le bruit ?', ['Faible', 'Moyen', 'Élevé', 'Très élevé']]],
    left: [
      ['fr', 'Comment jugez-vous le bruit ?', ['Faible ou nul', 'Moyen', 'Élevé', 'Très élevé']],
      ['en', 'How much use was the map?', ['High use', 'Medium use', 'Low use', 'Not used']],
    ],
  },
  'what many people do may be the claim to rate': {
    rule: 'leading',
    flagged: [['en', 'Many people think the rent is too high.', ['Agree', 'Disagree', "Don't know"]]],
    left: [
      ['fr', '« Beaucoup de voisins garent mal leur voiture »', ['D’accord', 'Pas d’accord', 'Ne sait pas']],
    ],
  },
  'poor places are named, not pitied': {
    rule: 'loaded',
    flagged: [['fr', 'Faut-il aider ces pauvres gens ?', YES_NO.fr]],
    left: [['fr', 'Êtes-vous inquiet de la faim dans les pays pauvres ?', SURE.fr]],
  },
  'a period may lie in a longer one': {
    rule: 'range_overlap',
    flagged: [
      ['en', 'When did it last rain?', ['This week', 'This month', 'This year']],
      ['fr', 'Quand a-t-il plu pour la dernière fois ?', ['Cette semaine', 'Ce mois-ci', 'Cette année']],
    ],
    left: [['en', 'Which is the best time?', ['This week', 'Next week', 'Next month']]],
  },
  'durations may be far apart': {
    rule: 'range_gap',
    flagged: [
      ['en', 'How long did the repair take?', ['One day', 'One week', 'One month']],
      ['fr', 'Combien de temps la réparation a-t-elle pris ?', ['Un jour', 'Une semaine', 'Un mois']],
    ],
    left: [
      ['en', 'How long did the repair take?', ['Up to a day', 'Up to a week', 'Longer']],
      [
        'en',
        'How many boosters have you had?',
        ['0 boosters', '1 booster', '2 boosters', '3 boosters or more'],
      ],
      [
        'fr',
        'Combien de rappels avez-vous eus ?',
        ['0 rappel', '1 rappel', '2 rappels', '3 rappels ou plus'],
      ],
    ],
  },
}

describeClasses(cases)
