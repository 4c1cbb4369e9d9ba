import { describe, expect, it } from 'vitest'
import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

function pushesOf(texte: string, options: readonly string[]): readonly number[] {
  const { pushes } = readQuestion({ type: 'choix_unique', texte, options }, '')
  const led = pushes.filter(({ effect }) => effect === 'leading' || effect === 'loaded')
  return [...new Set(led.map(({ towards }) => towards))]
}

describe('A wording that asks for one side, or argues aside', () => {
  it.each([
    ['Our bakery is wonderful. Do you agree?', YES.en, 1],
    ['The new ferry is a disgrace; it is appalling. Do you agree?', YES.en, 1],
    ['Le nouveau musée est formidable. Êtes-vous d’accord ?', YES.fr, 1],
    ['L’accueil de nos guichets est exemplaire. D’accord ?', YES.fr, 1],
    ['Notre pain est-il délicieux ?', YES.fr, 1],
    ['Nos vendeurs ont-ils été remarquables ?', YES.fr, 1],
    ['Was our breakfast delicious?', YES.en, 1],
    ['Is our app brilliant?', YES.en, 1],
    ['Do you agree that it is essential to plant more trees?', YES.en, 1],
    ['Would you agree that our town has the most beautiful harbour?', YES.en, 1],
    ['Êtes-vous d’accord qu’il est important de lire aux enfants ?', YES.fr, 1],
    ['Seriez-vous d’accord pour dire que Nantes est la plus belle ville de l’Ouest ?', YES.fr, 1],
    ['Do you prefer paper books?', YES.en, 1],
    ['When it comes to holidays, do you prefer the seaside?', YES.en, 1],
    ['Préférez-vous le cinéma ?', YES.fr, 1],
    ['En matière de sport, préférez-vous la natation ?', YES.fr, 1],
    ['Would you hire an older worker if he were otherwise qualified?', YES.en, -1],
    ['Would you let your flat to a student who is respectable in every other way?', YES.en, -1],
    ['Embaucheriez-vous une personne handicapée par ailleurs compétente ?', YES.fr, -1],
    ['Accepteriez-vous pour maire un ouvrier, à tous les autres égards qualifié ?', YES.fr, -1],
    ['Les conducteurs prudents et responsables devraient-ils porter un casque ?', YES.fr, 1],
    ['Les bons voisins devraient-ils tondre le samedi ?', YES.fr, 1],
    ['Should caring owners insure their pets?', YES.en, 1],
    ['Should all responsible cyclists wear a helmet?', YES.en, 1],
    ['Êtes-vous en faveur d’aider les familles pauvres ?', YES.fr, 1],
    ['Es-tu favorable à protéger les animaux maltraités ?', YES.fr, 1],
    ['Are you in favour of helping veterans find a home?', YES.en, 1],
    ['Are you in favor of protecting children online?', YES.en, 1],
    [
      'Do you favour or oppose a small rise in fares to give every village a reliable bus?',
      ['Favour', 'Oppose'],
      1,
    ],
    ['Would you accept a modest fee to keep our beaches clean?', YES.en, 1],
    [
      'Êtes-vous pour ou contre une légère hausse du forfait pour garantir des soins de qualité ?',
      ['Pour', 'Contre'],
      1,
    ],
    ['Accepteriez-vous une petite contribution afin d’améliorer la sécurité des écoliers ?', YES.fr, 1],
    ['Soutenez-vous la grève des infirmières pour la dignité des patients ?', YES.fr, 1],
    ['Approuvez-vous la marche des lycéens en faveur de l’égalité ?', YES.fr, 1],
    ['Do you support the teachers’ strike for fair pay and safer schools?', YES.en, 1],
    ['Do you back the nurses’ campaign for better wards?', YES.en, 1],
    ['Should we resist the council’s attempts to impose parking charges?', YES.en, 1],
    ['Should the union fight management plans to slash pensions?', YES.en, 1],
    ['Faut-il combattre les tentatives du gouvernement d’imposer la retraite à 67 ans ?', YES.fr, 1],
    ['Doit-on s’opposer aux projets de la mairie visant à supprimer les classes ?', YES.fr, 1],
    ['Do you think the drivers should strike, which would leave thousands of patients stranded?', YES.en, -1],
    ['Should the square be closed to cars, which risks killing off the shops?', YES.en, -1],
    [
      'Trouvez-vous normal que les pilotes cessent le travail, ce qui risque de gâcher les vacances de milliers de familles ?',
      YES.fr,
      -1,
    ],
    ['Faut-il fermer la place aux voitures, ce qui pourrait ruiner les commerces ?', YES.fr, -1],
    ['Faut-il ouvrir le pont aux vélos, ce qui éviterait des accidents ?', YES.fr, 1],
    ['Diriez-vous, comme Albert Camus, que le football enseigne la morale ?', YES.fr, 1],
    ['Pensez-vous, comme le docteur Schweitzer, que les animaux ont des droits ?', YES.fr, 1],
    ['Would you say, like Nelson Mandela, that sport can change the world?', YES.en, 1],
    ['As Jane Goodall says, do you think that every person makes a difference?', YES.en, 1],
    [
      'Some say the clinic is dirty and slow, how would you rate the clinic?',
      ['Very good', 'Good', 'Poor', 'Very poor'],
      -1,
    ],
    [
      'Certains disent que le refuge est sale et bruyant. Quelle est votre opinion du refuge ?',
      ['Très bonne', 'Plutôt bonne', 'Plutôt mauvaise', 'Très mauvaise'],
      -1,
    ],
    [
      'Certains pensent que l’école doit finir à midi pour éviter la fatigue. Êtes-vous d’accord avec cette opinion ?',
      YES.fr,
      1,
    ],
    [
      'Some people think that shops should close on Sundays to protect family life. Do you agree with this view?',
      YES.en,
      1,
    ],
    [
      'Should the mill be pulled down?',
      ['Yes, because ruins are useless', 'No. I want to protect our history'],
      -1,
    ],
    ['Should the wood be kept?', ['Yes. I love our countryside.', 'No.'], 1],
    ['Faut-il garder le bois ?', ['Oui, je tiens à nos beaux paysages', 'Non'], 1],
    ['Faut-il vendre le phare ?', ['Oui', 'Non, je veux protéger notre patrimoine'], -1],
    ['Whom do you trust more?', ['The mayor', 'A corrupt developer'], -1],
    ['À qui feriez-vous plutôt confiance ?', ['Le médecin', 'Un charlatan menteur'], -1],
    ['Although the dam has flooded two villages, are you for or against the dam?', ['For', 'Against'], -1],
    [
      'Bien que le tramway soit un gouffre financier, êtes-vous pour ou contre le tramway ?',
      ['Pour', 'Contre'],
      -1,
    ],
    ['Même si le stade a ruiné la commune, faut-il le garder ?', YES.fr, -1],
    [
      'Even though the scheme has saved many lives, are you for or against the scheme?',
      ['For', 'Against'],
      1,
    ],
  ])('pushes: %s', (texte, options, towards) => {
    expect(pushesOf(texte, options)).toEqual([towards])
  })

  it.each([
    ['The new museum is open late. Do you agree?', YES.en],
    ['The new museum is excellent. Do you agree or disagree?', ['Agree', 'Disagree']],
    ['Was the breakfast warm?', YES.en],
    ['Le pain est-il frais ?', YES.fr],
    ['Do you agree to take part in a second interview?', YES.en],
    ['Êtes-vous d’accord pour être recontacté ?', YES.fr],
    ['Do you prefer tea or coffee?', ['Tea', 'Coffee']],
    ['Do you prefer tea to coffee?', YES.en],
    ['Préférez-vous la mer à la montagne ?', YES.fr],
    ['Préférez-vous le train plutôt que l’avion ?', YES.fr],
    ['Would you hire a qualified worker of sixty?', YES.en],
    ['Should cyclists wear a helmet?', YES.en],
    ['Les conducteurs devraient-ils passer un contrôle médical ?', YES.fr],
    ['Should good teachers be paid more?', YES.en],
    ['Are you in favour of a tax on sugar?', YES.en],
    ['Êtes-vous favorable à une taxe sur le sucre ?', YES.fr],
    ['Do you favour or oppose a rise in fares of 2 %?', ['Favour', 'Oppose']],
    ['Êtes-vous pour ou contre une hausse du forfait de 2 euros ?', ['Pour', 'Contre']],
    ['Do you support the nurses’ strike?', YES.en],
    ['Soutenez-vous la grève des infirmières ?', YES.fr],
    ['Should we accept the council’s plan to introduce parking charges?', YES.en],
    ['Should the square be closed to cars, which has been discussed since May?', YES.en],
    ['Dans une ville comme Lyon, pensez-vous que la voiture est utile ?', YES.fr],
    ['In towns like Leeds, do you think trams are useful?', YES.en],
    [
      'Some say the clinic is slow, others say it is quick. How would you rate it?',
      ['Very good', 'Good', 'Poor', 'Very poor'],
    ],
    ['Certains aiment le jazz, d’autres le rock. Et vous ?', ['Le jazz', 'Le rock']],
    ['Did you vote?', ['Yes', 'No, I was not eligible']],
    ['Avez-vous un chien ?', ['Oui', 'Non, mais j’en voudrais un']],
    ['Whom do you trust more?', ['The mayor', 'A developer']],
    ['Although you may not know it well, are you for or against the scheme?', ['For', 'Against']],
  ])('does not push: %s', (texte, options) => {
    expect(pushesOf(texte, options)).toEqual([])
  })
})
