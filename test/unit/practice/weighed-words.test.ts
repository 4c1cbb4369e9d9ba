import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }
const SURE = {
  fr: ['Certainement', 'Peut-être', 'Certainement pas'],
  en: ['Certainly', 'Perhaps', 'Certainly not'],
}

/** The sides that a leading question pushes towards, 1 for yes, with the names that it favours. */
function leadsOf(texte: string, options: readonly string[]): (number | readonly string[])[] {
  const { pushes } = readQuestion({ type: 'choix_unique', texte, options }, '')
  return pushes.filter(({ effect }) => effect === 'leading').map(({ towards, names }) => names ?? towards)
}

describe('What stands beside a question speaks for a side:', () => {
  it.each([
    // weighed words, and phrases whose single words weigh nothing
    ['The depot reeks from May to October. Would you keep it open?', YES.en, -1],
    ['La voirie a laissé le chemin à l’abandon. Faut-il le refaire ?', YES.fr, 1],
    ['The new bridge has fallen into disrepair. Would you trust it with your car?', YES.en, -1],
    // a clause that opens the question
    ['After the repeated leaks of last winter, would you recommend the pool to a friend?', SURE.en, -1],
    ['Après les noyades de cet été, êtes-vous pour un maître-nageur au lac ?', YES.fr, 1],
    ['Avec des loyers plus élevés que jamais, faut-il bâtir des logements sociaux ?', YES.fr, 1],
    ['With queues at the clinic longer than ever, should a second doctor be hired?', YES.en, 1],
    // a clause hung on it
    ['Should the staff accept a pay freeze, when the board has doubled its bonuses?', YES.en, -1],
    ['Faut-il fermer la maternité, alors que deux villages viennent de s’agrandir ?', YES.fr, -1],
    // what it would bring
    ['If it kept the river clean, would you accept a higher water bill?', YES.en, 1],
    ['Would you object to a later bus if it meant safer roads?', YES.en, -1],
    ['Seriez-vous contre un détour si cela évitait des accidents ?', YES.fr, -1],
    // what it costs
    ['Bearing in mind that each parade costs the town £40,000, would you like a second one?', YES.en, -1],
    ['Sachant que la patinoire coûte 300 000 € par an aux contribuables, faut-il la garder ?', YES.fr, -1],
    ['Given how far the last tunnel went over budget, do you back another one?', YES.en, -1],
    // enough of it already, and others who gave it up
    ['The village already has three hairdressers. Should a fourth be allowed to open?', YES.en, -1],
    ['La rue compte déjà quatre bars. Faut-il en autoriser un cinquième ?', YES.fr, -1],
    ['The trial in York was dropped after a month. Do you want a night market here?', YES.en, -1],
    ['Nos voisins belges y ont renoncé. Faut-il interdire ces vols ?', YES.fr, 1],
    ['Alors que trois habitants sur quatre y sont hostiles, acceptez-vous la fermeture ?', YES.fr, -1],
    // a harm denied, where the question is whether one objects
    ['Engineers have shown that heat pumps barely make a noise. Would you object to a pump?', YES.en, -1],
    [
      'Une bosse de plus rue du Lac, alors que celle du port n’a rien changé : favorable ou non ?',
      YES.fr,
      -1,
    ],
    // what is said in passing, was seen by whoever answers, will be lost, or took an effort
    ['Le goûter du mardi, que les enfants ont adoré, doit-il être conservé ?', YES.fr, 1],
    ['Would you back the scheme that has already delayed two bridges?', YES.en, -1],
    ['Faut-il garder le directeur qui a ruiné le théâtre ?', YES.fr, -1],
    ['Vous avez pu constater combien le guichet est rapide. Vous en servez-vous ?', YES.fr, 1],
    ['La chorale fermera si trop de voix partent. Renouvellerez-vous votre carte ?', YES.fr, 1],
    [
      'The cooks have worked really hard to shorten the wait. Has the line become shorter?',
      ['It has', 'It has not'],
      1,
    ],
    ['Would you rather keep the chapel, or watch it turn into a car park?', ['Keep it', 'Not keep it'], 1],
    // expectations of whoever answers
    ['I take it you’ll be joining the strike?', YES.en, 1],
    ['J’imagine que vous soutiendrez la grève ?', YES.fr, 1],
    ['You do realise that paper bills cost trees. Would you like to go paperless?', YES.en, 1],
    ['You wouldn’t want to see the mill turned into offices, would you?', YES.en, -1],
    ['Comptez-vous faire comme la majorité de vos collègues et signer la lettre ?', YES.fr, 1],
    ['En tant que lecteur attaché à son journal, paieriez-vous dix centimes de plus ?', YES.fr, 1],
    // a degree taken for granted
    ['How much harm has the by-pass done to your shop?', ['Serious harm', 'Some harm', 'None'], 1],
    [
      'À quel point appréciez-vous la nouvelle halle ?',
      ['Énormément', 'Beaucoup', 'Un peu', 'Pas du tout'],
      1,
    ],
    // the yes of these options is against the thing
    [
      'Ne serait-il pas imprudent d’ouvrir la plage ?',
      ['Oui, ce serait imprudent', 'Non, ce serait prudent'],
      -1,
    ],
    // options that answer in amounts
    [
      'Puisque le travail de nuit épuise les soignants, combien de nuits par mois devrait-on l’autoriser ?',
      ['Aucune', 'Une ou deux', 'Trois ou plus'],
      -1,
    ],
  ])('%s', (texte, options, side) => {
    expect(new Set(leadsOf(texte, options))).toStrictEqual(new Set([side]))
  })

  it.each([
    [
      'Which is better for a class: chairs, or stools, which have been shown to help posture?',
      ['Chairs', 'Stools', 'No difference'],
      'stools',
    ],
    [
      'Which would you rather see by the station: a square that everyone could enjoy, or a car park?',
      ['Square', 'Car park'],
      'square',
    ],
    [
      'Préférez-vous garder un guichet où l’on attend des heures, ou choisir une appli simple et rapide ?',
      ['Le guichet', 'L’appli', 'Sans avis'],
      'appli',
    ],
    [
      'Dr Hale, who has won two prizes, thinks machines are fairer than clerks. What do you think?',
      ['Machines are fairer', 'Clerks are fairer', 'Both alike'],
      'machin',
    ],
  ])('%s', (texte, options, name) => {
    expect(leadsOf(texte, options).flat()).toContain(name)
  })
})

it('A leading wording moves the amounts that people choose', () => {
  const options = ['Aucune', 'Une ou deux', 'Trois ou plus']
  const asked = 'combien de nuits par mois devrait-on autoriser le travail de nuit ?'
  const people = drawPanel(1).personas.slice(0, 1000)
  const none = [`Puisque le travail de nuit épuise les soignants, ${asked}`, asked].map(
    (texte) =>
      answersOf(people, [{ type: 'choix_unique', texte, options }], '').filter(
        ([said]) => said === options[0],
      ).length,
  )
  expect(none[0]).toBeGreaterThan((none[1] ?? 0) + 50)
})

describe('Nothing speaks for a side in', () => {
  it.each([
    ['After your last visit, would you recommend the pool to a friend?', SURE.en],
    ['Après le déjeuner, faites-vous la sieste ?', YES.fr],
    ['With the present timetable, do you reach work on time?', YES.en],
    ['Seriez-vous pour un détour si la rue était fermée le samedi ?', YES.fr],
    ['Since 2020 the fee has been £12. Should it be raised?', YES.en],
    ['How much difficulty, if any, do you have in climbing stairs?', ['A lot', 'Some', 'None']],
    ['How worried are you about burglary?', ['Very', 'Fairly', 'Not very', 'Not at all']],
    ['À quel point êtes-vous satisfait de votre banque ?', ['Très', 'Plutôt', 'Peu', 'Pas du tout']],
    ['Should people be charged when the coastguard rescues their boat?', YES.en],
    ['Les billets de train sont-ils hors de prix en France ?', YES.fr],
    ['Do you support a law that protects tenants?', YES.en],
    ['Should the lift, the one by the lobby, be replaced?', YES.en],
    ['Do you prefer a bench with a back or a bench without one?', ['With', 'Without']],
    ['Préférez-vous une visite le matin ou une visite le soir ?', ['Le matin', 'Le soir']],
    ['You said that you own a bicycle. Do you ride it to work?', YES.en],
    ['Is a fine of 60 euros right or wrong for parking on a crossing?', ['Right', 'Wrong']],
  ])('%s', (texte, options) => {
    expect(leadsOf(texte, options)).toStrictEqual([])
  })
})
