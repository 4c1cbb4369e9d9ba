import type { Language } from '../../text.ts'
import { list } from './lore.ts'
import { type Why, whysFirst, whysMore } from './whys-more.ts'

/** Reasons by activity; the first match decides. */
const whys: readonly Why[] = [
  [
    /\b(?:vot(?:e|er|ez|ent|iez)|votes?|voting|urnes|elections?|polls)\b/,
    'c’est un devoir | des gens se sont battus pour ce droit | sinon les autres décident pour moi | je veux pouvoir râler après | mes parents m’ont appris à le faire',
    'aucun candidat ne me convenait | je n’y crois plus | j’étais loin de chez moi ce jour-là | ça ne change rien à ma vie | mon nom n’était plus sur les listes | j’ai oublié de faire une procuration | je travaillais ce dimanche-là',
    'it is a duty | people fought for that right | otherwise others decide for me | I want to be able to complain afterwards | my parents brought me up that way',
    'no candidate suited me | I no longer believe in it | I was away that day | it changes nothing in my life | I was not on the register | I was working that Sunday',
  ],
  [
    /\b(?:animal|animaux|chien|chat|compagnie|pets?|dog|cat|animals?)\b/,
    'ça fait une présence à la maison | les enfants en voulaient un | j’ai grandi avec des animaux | ça m’oblige à sortir tous les jours | il a été abandonné et je l’ai recueilli',
    'il n’y a personne à la maison de la journée | le logement est trop petit | ça coûte cher en vétérinaire | quelqu’un est allergique chez nous | ça complique les vacances',
    'it is company in the house | the children wanted one | I grew up with animals | it gets me out every day | it had been left behind and I took it in',
    'I am away from home too much | my home is too small | vets are expensive | somebody at home is allergic | I do not want to be tied down at holiday time',
  ],
  [
    /\b(?:occasion|seconde main|vinted|brocantes?|friperies?|second[- ]hand|used (?:goods|clothes)|charity shops?)\b/,
    'c’est bien moins cher | ça évite de jeter | on trouve des choses qui n’existent plus | j’aime fouiller dans les brocantes | c’est mieux pour la planète',
    'je n’aime pas porter ce que d’autres ont porté | il n’y a pas de garantie | on ne sait jamais dans quel état c’est | je n’ai pas le temps de chercher | je préfère le neuf et garder longtemps',
    'it is far cheaper | it saves throwing things away | you find things that are no longer made | I like a good rummage | it is better for the planet',
    'I do not like wearing what others have worn | there is no guarantee | you never know what state it is in | I do not have the time to look | I would rather buy new and keep it for years',
  ],
  [
    /\b(?:metier|formation|profession|etudes|filiere|orientation|career|occupation|training|studies|degree|field|line of work|kind of work)\b/,
    'j’aimais ça depuis l’école | quelqu’un de ma famille le faisait déjà | il y avait du travail à la clé | un professeur m’y a poussé | je voulais être utile | un stage m’a donné envie | c’est arrivé un peu par hasard',
    'les études étaient trop longues | je n’avais pas les notes | il n’y avait pas de travail à la clé | c’était trop loin de chez moi',
    'I had liked it since school | somebody in my family was already doing it | there were jobs to be had | a teacher talked me into it | I wanted to be useful | a work placement gave me the taste for it | it came about by chance',
    'the studies were too long | my marks were not good enough | there were no jobs in it | it was too far from home',
  ],
  [
    /\b(?:demission\w*|change\w* (?:de|d') ?(?:travail|emploi|metier|entreprise|poste)|quitt\w* (?:votre|un|l') ?(?:travail|emploi|entreprise|poste)|change jobs?|(?:leave|left|quit) (?:your|a) job|resign\w*)\b/,
    'le salaire ne suivait pas | l’ambiance était devenue mauvaise | je n’apprenais plus rien | c’était trop loin de chez moi | j’avais besoin d’autre chose | le chef était impossible',
    'l’équipe me plaît | les horaires me vont | je suis trop près de la retraite | on sait ce qu’on quitte, pas ce qu’on trouve | le salaire est correct',
    'the pay was not keeping up | the atmosphere had turned bad | I had stopped learning | it was too far from home | I needed something else | the boss was impossible',
    'I like the team | the hours suit me | I am too close to retiring | you know what you leave and not what you get | the pay is decent',
  ],
  [
    /\b(?:demenag\w*|(?:vous |s')?install(?:ez-vous|ee?s?|er (?:ici|la|dans|en|a|au))|habit(?:er|ez|e|ent)|vivre|vivez|quartier|commune|region|move[ds]?|moving|live|living|settled?)\b/,
    'mon travail est à côté | la famille est d’ici | les loyers restent abordables | je voulais plus de calme | les écoles sont bonnes | j’y ai grandi | il y a de la verdure',
    'les loyers ont trop monté ailleurs | mes amis sont ici | mon travail m’y retient | je n’aime pas les grandes villes | je suis bien où je suis',
    'my work is close by | the family is from here | rents are still affordable | I wanted more quiet | the schools are good | I grew up here | it is green',
    'rents have gone up too much elsewhere | my friends are here | my work keeps me here | I do not like big cities | I am fine where I am',
  ],
  [
    /\b(?:sport|exercice|salle de sport|courir|gym|exercise|work out|running|run|swim\w*|nag\w*)\b/,
    'ça me vide la tête | c’est bon pour la santé | j’y retrouve des amis | je dors mieux après | le médecin me l’a conseillé',
    'je n’ai pas le temps après le travail | mon dos ne suit plus | ça ne m’a jamais plu | c’est cher pour ce que c’est | je marche déjà beaucoup',
    'it clears my head | it is good for my health | I meet friends there | I sleep better for it | my doctor told me to',
    'I have no time after work | my back will not have it | I never liked it | it costs too much | I walk a lot already',
  ],
  [
    /\b(?:benevol\w*|associations?|volunteer\w*|club|charit\w*|dons?|donate|give to)\b/,
    'on y rencontre des gens | je voulais me rendre utile | un voisin m’y a emmené | ça a du sens | une cause me touche de près',
    'je n’ai pas le temps | on ne me l’a jamais proposé | je ne sais pas à qui m’adresser | je donne déjà autrement | mes journées sont pleines',
    'you meet people there | I wanted to be useful | a neighbour took me along | it makes sense to me | the cause is close to my heart',
    'I do not have the time | nobody ever asked me | I do not know who to turn to | I give in other ways | my days are full',
  ],
  [
    /\b(?:theatres?|cinemas?|musees?|concerts?|spectacles?|operas?|expositions?|museums?|exhibitions?|shows?|festivals?)\b/,
    'ça change les idées | on sort entre amis | un ami m’y a invité | j’aime voir les gens jouer pour de vrai | ça ouvre l’esprit',
    'les places sont chères | c’est loin de chez moi | je n’y pense pas | je préfère rester au calme le soir | je n’ai personne avec qui y aller | rien ne m’attirait au programme',
    'it takes my mind off things | it is a night out with friends | a friend invited me | I like the real thing | it opens the mind',
    'tickets are expensive | it is far from home | I do not think of it | I would rather stay in at night | I have nobody to go with | nothing on the programme appealed to me',
  ],
  [
    /\b(?:lis|lisez|lire|lecture|livres?|bibliotheque|read|reading|books?|library)\b/,
    'ça me détend le soir | j’apprends des choses | ça me fait voyager | j’ai toujours vu ma mère lire | ça repose des écrans',
    'je m’endors au bout de deux pages | je n’ai pas le temps | je préfère les films | je n’ai jamais aimé ça à l’école | mes yeux fatiguent',
    'it relaxes me in the evening | I learn things | it takes me elsewhere | I always saw my mother read | it is a rest from screens',
    'I fall asleep after two pages | I do not have the time | I would rather watch a film | I never liked it at school | my eyes get tired',
  ],
  [
    /\b(?:voiture|conduire|conduis\w*|permis|car|drive|driving|licence)\b/,
    'il n’y a pas de bus à mes heures | c’est plus rapide | je transporte des choses | on habite loin de tout | c’est pratique avec les enfants',
    'ça coûte trop cher | je n’aime pas conduire | tout se fait à pied ici | on ne sait pas où se garer | le train me suffit',
    'there is no bus when I need one | it is faster | I have things to carry | we live far from everything | it is easier with children',
    'it costs too much | I do not like driving | everything is within walking distance | there is nowhere to park | the train is enough for me',
  ],
  [
    /\b(?:velo|bus|train|tram|metro|transports?|covoiturage|bike|cycle|cycling|buses|trains|public transport|car[- ]?shar\w*|walk\w*|a pied)\b/,
    'c’est moins cher que la voiture | on évite les bouchons | l’arrêt est tout près | ça me fait bouger | je peux lire en route | c’est mieux pour l’air',
    'les horaires ne collent pas | c’est trop long | ce n’est pas sûr | il y en a trop peu par ici | je transporte trop de choses | on est vite trempé',
    'it is cheaper than the car | you miss the traffic jams | the stop is close by | it gets me moving | I can read on the way | it is better for the air',
    'the times do not suit me | it takes too long | it is not safe | there are too few around here | I have too much to carry | you soon get wet',
  ],
  [
    /\b(?:fume\w*|tabac|cigarettes?|vapot\w*|smok\w*|vap\w*|tobacco)\b/,
    'ça me calme | l’habitude est prise | j’ai commencé jeune | les autres fument autour de moi | c’est ma pause',
    'c’est mauvais pour la santé | ça coûte une fortune | l’odeur me gêne | mon père en est tombé malade | j’ai arrêté pour les enfants de la famille',
    'it calms me down | it has become a habit | I started young | the people around me smoke | it is my break',
    'it is bad for you | it costs a fortune | I cannot stand the smell | my father fell ill from it | I stopped for the children in the family',
  ],
  [
    /\b(?:alcool|vin|biere|bois|buvez|viande|vegetar\w*|vegan\w*|bio|alcohol|wine|beer|drink|meat|organic)\b/,
    'j’en aime le goût | c’est meilleur pour la santé | on partage un bon moment | je fais attention à ce que j’avale | c’est une habitude de famille',
    'ce n’est pas bon pour moi | c’est trop cher | je n’en aime pas le goût | le médecin me l’a déconseillé | je pense aux animaux',
    'I like the taste | it is better for you | it is a good moment to share | I watch what I eat and drink | it runs in the family',
    'it does not agree with me | it is too expensive | I do not like the taste | my doctor advised against it | I think of the animals',
  ],
  [
    /\b(?:reseaux?|facebook|instagram|tiktok|twitter|social media|social networks?|smartphone|en ligne|internet|online|app)\b/,
    'je garde le contact avec la famille | c’est pratique | ça va vite | j’y trouve des idées | tous mes amis y sont',
    'on y perd son temps | je tiens à ma vie privée | il y a trop de publicité | c’est trop compliqué pour moi | je préfère voir les gens en vrai | j’ai peur des arnaques',
    'I keep in touch with the family | it is handy | it is quick | I get ideas from it | all my friends are on it',
    'it is a waste of time | I care about my privacy | there are too many adverts | it is too complicated for me | I would rather see people for real | I am afraid of scams',
  ],
  [
    /\b(?:banque|operateur|assurance|fournisseur|forfait|mutuelle|abonnement|bank|operator|provider|insurer|insurance|supplier|subscription)\b/,
    'c’est ce qu’il y a de moins cher | mes parents y étaient déjà | l’agence est près de chez moi | on me répond quand j’appelle | je n’ai jamais eu de problème',
    'changer demande trop de papiers | les autres ne sont pas mieux | je n’ai pas eu à me plaindre | je n’ai pas pris le temps de comparer',
    'it was the cheapest | my parents were with them | the branch is near my home | somebody answers when I ring | I never had any trouble',
    'switching takes too much paperwork | the others are no better | I have had no cause to complain | I have not taken the time to compare',
  ],
  [
    /\b(?:medecins?|docteur|dentiste|soins?|vaccin\w*|depistage|doctor|dentist|care|vaccin\w*|treatment|check-?up|screening)\b/,
    'mieux vaut prévenir | mon médecin me l’a conseillé | je fais attention à ma santé | ça me rassure | un proche est tombé malade',
    'les délais sont trop longs | ça coûte cher | ça passe souvent sans rien faire | j’ai peur du résultat | il n’y a plus de place par ici',
    'better safe than sorry | my doctor advised it | I look after my health | it puts my mind at rest | somebody close to me fell ill',
    'the waiting times are too long | it is expensive | it often passes without doing anything | I am afraid of the result | there are no appointments around here',
  ],
  [
    /\b(?:vacances|voyag\w*|partir|partez|partis?|holidays?|travel\w*|trip|abroad|fly|flying|avion)\b/,
    'ça fait du bien de changer d’air | on voit la famille | j’aime découvrir | les enfants attendent ça toute l’année | j’avais besoin de repos',
    'c’est trop cher | on a préféré rester à la maison | quelqu’un de la famille était malade | je n’avais pas assez de congés | je pense au climat',
    'a change of air does you good | we see the family | I like discovering places | the children wait for it all year | I needed a rest',
    'it is too expensive | we preferred to stay at home | somebody in the family was ill | I did not have enough leave | I think of the climate',
  ],
  [
    /\b(?:religi\w*|croy\w*|prie\w*|messe|eglise|god|church|pray\w*|believe in|faith)\b/,
    'ça m’aide à tenir | ça me vient de mes parents | j’y trouve du calme | j’ai besoin de croire à quelque chose',
    'je n’y crois pas | la science me suffit | j’ai perdu la foi | personne ne le fait autour de moi',
    'it helps me carry on | I was brought up that way | I find peace in it | I need to believe in something',
    'I do not believe in it | science is enough for me | I lost my faith | nobody around me does',
  ],
  [
    /\b(?:teletravail\w*|travaill\w* (?:a la maison|chez)|home[- ]?working|work(?:ing)? from home|remote\w*|telework\w*)\b/,
    'je gagne le temps du trajet | c’est plus calme | c’est plus simple avec les enfants | je m’organise comme je veux',
    'mon travail ne s’y prête pas | on se sent vite à l’écart | le logement est trop petit | je préfère voir mes collègues',
    'I save the journey | it is quieter | it is easier with children | I organise my day as I like',
    'my kind of work cannot be done that way | I soon feel lonely | my home is too small | I would rather see my colleagues',
  ],
]

/** Reasons that fit any activity. */
const any: Readonly<
  Record<Language, { readonly doing: readonly string[]; readonly not: readonly string[] }>
> = {
  fr: {
    doing: list(
      'ça me convient comme ça | j’en ai pris l’habitude | ça me plaît, tout simplement | c’est plus pratique pour moi | j’ai vu ma famille faire pareil | on me l’a conseillé | j’en avais besoin | je n’avais pas vraiment d’autre choix | j’y tiens',
    ),
    not: list(
      'je n’ai pas le temps | ça ne m’attire pas | l’occasion ne s’est pas présentée | je n’en ressens pas le besoin | j’ai d’autres priorités | ça me coûterait trop d’efforts | je n’y pense pas | je préfère faire autrement',
    ),
  },
  en: {
    doing: list(
      'it suits me as it is | I have got used to it | I simply like it | it is easier for me | my family did the same | somebody recommended it | I needed it | I had no real choice | it matters to me',
    ),
    not: list(
      'I do not have the time | it does not appeal to me | the occasion never came up | I do not feel the need | I have other priorities | it would take me too much effort | I do not think of it | I would rather do otherwise',
    ),
  },
}

/** Reasons, and whether they are about the activity itself. */
export interface Reasons {
  readonly reasons: readonly string[]
  readonly known: boolean
}

/** Why one does or does not do what a folded question names; if that is unknown, reasons that fit anything. */
export function whyFor(asked: string, language: Language, does: boolean): Reasons {
  const found = [...whysFirst, ...whys, ...whysMore].find(([words]) => words.test(asked))
  if (!found) return { reasons: does ? any[language].doing : any[language].not, known: false }
  const [, doFr, notFr, doEn, notEn] = found
  return { reasons: list(language === 'fr' ? (does ? doFr : notFr) : does ? doEn : notEn), known: true }
}
