import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

describe('A push, by the class of its wording,', () => {
  it.each([
    ['leading', 'Voulez-vous vraiment que le marché déménage ?', -1],
    ['leading', 'Trouvez-vous normal que les bus s’arrêtent à 20 heures ?', -1],
    ['leading', 'Qui pourrait être contre une cour plus verte ?', 1],
    ['leading', 'Pour qu’aucun cycliste ne soit plus blessé, faut-il fermer ce pont aux camions ?', 1],
    ['leading', 'Les trottinettes ont déjà blessé des enfants. Seriez-vous prêt à en louer une ?', -1],
    ['leading', 'Le refuge a perdu la moitié de ses dons. Seriez-vous prêt à lui verser dix euros ?', 1],
    ['leading', 'De moins en moins de gens défendent la corrida. Y êtes-vous favorable ?', -1],
    ['leading', 'Des champions de ski ne jurent que par cette crème. Seriez-vous prêt à l’acheter ?', 1],
    [
      'leading',
      'Les industriels du tabac affirment que leurs produits sont sûrs. Faut-il les autoriser ?',
      -1,
    ],
    ['leading', 'Do you really want a car park here?', -1],
    ['leading', 'Who could possibly object to a greener playground?', 1],
    ['leading', 'How can anyone support this bypass?', -1],
    ['leading', 'Shouldn’t every school have a nurse?', 1],
    ['leading', 'E-bikes have already caused several fires. Would you keep one at home?', -1],
    ['leading', 'Road deaths are soaring. Should the speed limit be lowered?', 1],
    ['leading', 'The hospice is on the brink of closure. Would you support a levy to keep it?', 1],
    ['leading', 'Only a vocal minority still defends fox hunting. Do you support it?', -1],
    ['leading', 'The betting lobby claims that slot machines are harmless. Should they be allowed?', -1],
    ['leading', 'Film stars swear by this cream. Would you buy it?', 1],
    ['leading', 'Le bruit augmente le stress des élèves. Faut-il interdire les travaux le matin ?', 1],
    ['leading', 'Sans un second guichet, la gare devra fermer. Acceptez-vous ce guichet ?', 1],
    ['leading', 'Night buses reduce accidents. Do you support night buses?', 1],
    ['leading', 'Experts say that night buses reduce trust. Do you support night buses?', -1],
    ['leading', 'Is it fair that tenants have to pay for the lift?', -1],
    ['loaded', 'Should the treasured village inns get a cut in rates?', 1],
    ['loaded', 'Les pollueurs devraient-ils être taxés ?', 1],
    ['loaded', 'Faut-il contrôler davantage les profiteurs ?', 1],
    ['loaded', 'Faut-il aider les profiteurs ?', -1],
    ['loaded', 'Approuvez-vous cette taxe confiscatoire ?', -1],
    ['loaded', 'Soutenez-vous le combat courageux des sages-femmes ?', 1],
    ['loaded', 'Soutenez-vous le sauvetage de l’usine ?', 1],
    ['loaded', 'Êtes-vous opposé au bétonnage des quais ?', 1],
    ['loaded', 'Should skivers be made to pay more?', 1],
    ['loaded', 'Should there be more checks on skivers?', 1],
    ['loaded', 'Should skivers get more help?', -1],
    ['loaded', 'Do you support the draconian checks on visitors?', -1],
    ['loaded', 'Would you back the long-awaited bypass?', 1],
    ['loaded', 'Do you oppose the long-awaited bypass?', -1],
    ['loaded', 'Would you accept common-sense limits on parking?', 1],
    // Whoever is called names is to be driven away, taken down or kept in check.
    ['loaded', 'Faut-il démonter ces kiosques hideux du front de mer ?', 1],
    ['loaded', 'Les hordes de fêtards devraient-elles être évacuées du parc ?', 1],
    ['loaded', 'Should the eyesore kiosks on the pier be torn down?', 1],
    ['loaded', 'Should the greedy landlords be kicked out of the scheme?', 1],
    ['loaded', 'Should the greedy landlords be kept in the scheme?', -1],
    // A turning word applies only to what is next to it.
    ['loaded', 'Should skivers be allowed to eat for free at the canteen?', -1],
    ['loaded', 'If it took 20% less time, would you help the skivers?', -1],
    ['loaded', 'Les profiteurs devraient-ils pouvoir se garer à moins de 50 mètres de la gare ?', -1],
    ['loaded', 'Would you support a ban on the skivers?', 1],
    // Blame in passing reverses nothing, but what should be done to the thing does.
    ['loaded', 'Les ZFE injustes et inefficaces devraient être supprimées.', 1],
    ['loaded', 'Faut-il supprimer les ZFE injustes et inefficaces ?', 1],
    ['loaded', 'Les ZFE injustes et inefficaces devraient être maintenues.', -1],
    ['loaded', 'The unfair and ineffective low-emission zones should be scrapped.', 1],
    ['loaded', 'The unfair and ineffective low-emission zones should be kept.', -1],
  ] as const)('%s: « %s » points to %i', (effect, texte, sign) => {
    const options = /\b(?:should|do|would|can|who could)\b/i.test(texte) ? ['Yes', 'No'] : ['Oui', 'Non']
    const found = readQuestion({ type: 'choix_unique', texte, options }, '').pushes
    const signs = found.filter((push) => push.effect === effect).map(({ towards }) => towards)
    expect(signs).toStrictEqual([sign])
  })

  it.each([
    'Faites-vous une sauvegarde de vos fichiers ?',
    'Qui peut vous remplacer au travail ?',
    'Have you ever called a mountain rescue service?',
    'To help us improve, would you answer a few questions?',
  ])('is none in a plain question: « %s »', (texte) => {
    expect(readQuestion({ type: 'choix_unique', texte, options: ['Oui', 'Non'] }, '').pushes).toStrictEqual(
      [],
    )
  })
})
