import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }
const MUCH = {
  fr: ['Beaucoup', 'Assez', 'Un peu', 'Pas du tout'],
  en: ['A great deal', 'A fair amount', 'A little', 'Not at all'],
}
const RATING = {
  fr: ['Très bon', 'Plutôt bon', 'Plutôt mauvais', 'Très mauvais'],
  en: ['Very good', 'Fairly good', 'Fairly poor', 'Very poor'],
}

function leadsOf(texte: string, options: readonly string[]): number[] {
  const { pushes } = readQuestion({ type: 'choix_unique', texte, options }, '')
  return pushes.filter(({ effect }) => effect === 'leading').map(({ towards }) => towards)
}

describe('A stem leads', () => {
  it.each([
    // a degree or a change taken for granted
    ['De combien le nouveau marché a-t-il amélioré la vie du quartier ?', MUCH.fr, 1],
    ['À quel point la réponse de l’agence vous a-t-elle rassuré ?', MUCH.fr, 1],
    ['Dans quelle mesure la fusion a-t-elle compliqué votre travail ?', MUCH.fr, 1],
    ['To what extent has the bypass reduced the noise in your street?', MUCH.en, 1],
    ['How much has the new timetable helped you?', MUCH.en, 1],
    ['How much easier do you find the new form?', ['Much easier', 'A little easier', 'No easier'], 1],
    // being like others, or like somebody
    ['Pensez-vous, comme notre présidente, que le port attire les touristes ?', YES.fr, 1],
    ['Like other drivers of your age, do you use the ring road?', YES.en, 1],
    ['Avez-vous, vous aussi, apprécié le concert ?', YES.fr, 1],
    ['Would you side with the Law Society in saying that fees are too low?', YES.en, 1],
    ['Notre commune devrait-elle s’y mettre à son tour ?', YES.fr, 1],
    // flattery and duty
    ['En parent attentif que vous êtes, vérifiez-vous les devoirs ?', YES.fr, 1],
    ['Vous qui aimez la nature, triez-vous vos déchets ?', YES.fr, 1],
    ['Viendrez-vous enfin à la réunion du 3 mai ?', YES.fr, 1],
    ['Should the council finally mend the lane?', YES.en, 1],
    // a reason within the question
    ['Knowing that it funds the playgroup, would you pay the charge?', YES.en, 1],
    ['For less than a stamp a week, would you back the levy?', YES.en, 1],
    [
      'Knowing that the fees go to the lifeboat, would you call the charge fair or unfair?',
      ['Fair', 'Unfair'],
      1,
    ],
    ['Do you think a learner, who cannot even park, should drive here?', YES.en, -1],
    ['Is there any good reason why a landlord should refuse a pet?', YES.en, -1],
    ['Y a-t-il une seule bonne raison de garder ce parking ?', YES.fr, -1],
    ['Quand on a un jardin, est-on fondé à se plaindre du bruit ?', YES.fr, -1],
    ['Would it be fair to say that the choir has improved?', YES.en, 1],
    // a judgement before the question
    ['La chorale a donné un concert remarquable. Comment jugez-vous ce concert ?', RATING.fr, 1],
    ['L’accueil a été déplorable tout l’été. Quelle note lui donnez-vous ?', RATING.fr, -1],
    ['The staff and the parents are delighted with the new hall. How do you rate it?', RATING.en, 1],
    ['Neighbours are furious about the new lights. What is your view of them?', RATING.en, -1],
    ['Certains croient encore aux devoirs du soir. Et vous ?', YES.fr, -1],
    ['Taxpayers already spend two million a year on the arena. Should the city keep the lease?', YES.en, -1],
    ['La navette coûte bien plus qu’elle ne rapporte. Faut-il la conserver ?', YES.fr, -1],
    ['Surely you wouldn’t leave a child alone in a car?', ['Yes', 'No'], -1],
    ['Some riders have told us that the fare is too high. Is it too high?', YES.en, 1],
    ['Votre responsable lira vos réponses. Vous sentez-vous soutenu par lui ?', YES.fr, 1],
  ])('%s', (texte, options, towards) => {
    expect(leadsOf(texte, options)).toEqual([towards])
  })

  it('towards the option that the statement names, where the options have no order', () => {
    const options = ['Kept', 'Built on']
    const texte = 'Most tenants we met want the gardens kept. Should they be kept or built on?'
    const { pushes } = readQuestion({ type: 'choix_unique', texte, options }, '')
    expect(pushes.map(({ names }) => names)).toEqual([['kept']])
  })
})

describe('A stem does not lead', () => {
  it.each([
    ['To what extent, if at all, has the bypass changed the noise in your street?', MUCH.en],
    ['How clear or unclear did you find the letter?', RATING.en],
    ['How much of a problem, if any, is litter in your street?', MUCH.en],
    ['Dans quelle mesure êtes-vous satisfait ou insatisfait de la navette ?', MUCH.fr],
    ['Quelle note donnez-vous à la cantine ?', RATING.fr],
    ['Comme moyen de transport, utilisez-vous le vélo ?', YES.fr],
    ['Do you like your current job?', YES.en],
    ['When did you finally receive the parcel?', ['In May', 'In June', 'Later']],
    ['Avez-vous enfin une question à nous poser ?', YES.fr],
    ['En tant que parent d’élève, avez-vous voté ?', YES.fr],
    ['Some people cycle. Others drive. Do you cycle?', YES.en],
    ['Certains souhaitent un pont, d’autres un bac. Que préférez-vous ?', ['Un pont', 'Un bac']],
    [
      'La commune dispose de 8 000 euros. À quoi cette somme devrait-elle servir ?',
      ['À l’école', 'Au stade'],
    ],
    ['Is there a park within a mile of your home?', YES.en],
    ['Y a-t-il une raison pour laquelle vous ne prenez pas le bus ?', YES.fr],
  ])('%s', (texte, options) => {
    expect(leadsOf(texte, options)).toEqual([])
  })
})
