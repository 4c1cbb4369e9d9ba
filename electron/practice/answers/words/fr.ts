import { capital } from '../../speech/capital.ts'
import { a, de, que } from '../../speech/french.ts'
import { commonFr } from './common-fr.ts'
import { dayFr } from './day-fr.ts'
import { groundsFr, ownWaysFr } from './grounds-fr.ts'
import { list } from './lore.ts'
import { loreFr } from './lore-fr.ts'
import { loreMoreFr } from './lore-more-fr.ts'
import { moreNamesFr } from './more-names-fr.ts'
import { namesFr } from './names-fr.ts'
import { whereFr, whomFr } from './places-fr.ts'
import { frequencyFr, quantityFr } from './quantity-fr.ts'
import { stateFr } from './states-fr.ts'
import type { Manner, Tongue } from './tongue.ts'

const anyone = list(
  `franchement, | honnêtement, | pour moi, | à mon avis, | moi, je dirais que | je trouve que | j’ai l’impression que |
  il me semble que | ce que je vois, c’est que | de ce que j’en vois, | dans mon cas, | chez moi, | par ici, |
  si je réfléchis bien, | le plus souvent, | d’expérience, | disons que | en gros, | en fait, | bon, | pour être franc, |
  je pense que | à vrai dire, | je crois bien que | selon moi, | je remarque surtout que | ce qui compte, c’est que`,
)
const young = list(
  `perso, | en vrai, | bah, | clairement, | de base, | je sais pas, mais | autour de moi, | honnêtement ?`,
)
const old = list(
  `avec le recul, | à mon âge, | ma foi, | je vois bien que | j’ai toujours dit que | de mon point de vue,`,
)
const schooled = list(
  `à titre personnel, | dans l’ensemble, | au fond, | il faut reconnaître que | à la réflexion, | globalement, |
  sans être spécialiste, | j’observe que | tout bien pesé,`,
)
const plain = list(
  `ben, | moi je dis que | faut pas se mentir, | nous, ici, | ce que je dis, c’est que | on va dire que | bah,`,
)

/** Repeats the preposition before each item of a list: « aux règles et aux voyages ». */
function eachWith(preposed: (thing: string) => string, row: string): string {
  return row
    .split(/(, | et )/)
    .map((part, i) => (i % 2 ? part : preposed(part)))
    .join('')
}

/** French. */
export const tongueFr: Tongue = {
  lore: loreFr,
  more: loreMoreFr,
  common: commonFr,
  looks: [
    /\b(?:logos?|affiches?|visuels?|images?|photos?|dessins?|design|maquettes?)\b/,
    list(
      `la modernité | la simplicité | quelque chose de froid | la jeunesse | le sérieux | une banque | du déjà-vu | les couleurs |
      la nature | la confiance | un jouet d’enfant | pas grand-chose | un côté un peu triste | l’énergie | un hôpital | les vacances`,
    ),
  ],
  openings: ({ age, schooled: studied, woman }: Manner) =>
    [...anyone, ...(age === 'young' ? young : age === 'old' ? old : []), ...(studied ? schooled : plain)].map(
      (opening) => (woman ? opening.replace('franc,', 'franche,') : opening),
    ),
  openingsOn: (s) => [
    `pour ce qui est ${de(s)},`,
    `concernant ${s},`,
    `à propos ${de(s)},`,
    `quand je pense ${a(s)},`,
    `sur ${s},`,
    `si on parle ${de(s)},`,
    `avec ${s},`,
    `pour ${s},`,
    `dans mon cas, avec ${s},`,
    `${s} ?`,
    `je vois ${s} comme ça :`,
    `par rapport ${a(s)},`,
  ],
  join: (opening, clause) =>
    opening.endsWith('que')
      ? `${opening.slice(0, -3)}${que(clause)}`
      : `${opening} ${opening.endsWith('?') ? capital(clause) : clause}`,
  grounds: groundsFr,
  ownWays: ownWaysFr,
  dontKnow: ({ woman }) => ({
    says: list(
      `je ne sais pas | aucune idée | je ne saurais pas dire | là, je sèche | je n’en sais rien | pas d’idée |
      difficile à dire | je ne peux pas répondre | rien ne me vient | je ne connais pas assez le sujet | joker`,
    ),
    tails: [
      '',
      '',
      woman ? ', désolée' : ', désolé',
      ', comme ça',
      ', il faudrait que j’y réfléchisse',
      ', je ne me suis jamais posé la question',
      ', franchement',
      ', ça ne me concerne pas vraiment',
    ],
  }),
  nothingToAdd: {
    says: list(
      `non | rien à ajouter | non merci | rien de plus | RAS | pas de remarque | non, tout a été dit | rien de spécial |
      pas pour le moment | non, c’est complet | je n’ai rien à ajouter | c’est bon pour moi`,
    ),
    tails: [
      '',
      ', merci',
      ', bonne journée',
      ', bon courage',
      ', merci de demander l’avis des gens',
      ', c’était clair',
      ', bonne continuation',
      ', à part que c’était un peu long',
    ],
  },
  declines: list(
    `je préfère ne pas le donner | je ne donne pas ça ici | non, c’est privé | je préfère rester anonyme | pas ici`,
  ),
  names: [...moreNamesFr, ...namesFr],
  quantity: quantityFr,
  frequency: frequencyFr,
  yes: list(`oui | oui, bien sûr | oui, tout à fait | ah oui | oui, plutôt`),
  no: list(`non | non, pas du tout | ah non | non, pas vraiment | plutôt non`),
  state: stateFr,
  moments: list(
    `le matin | le soir | le week-end | surtout le samedi | en fin de journée | le midi | quand j’ai un moment |
    le soir après le repas | en semaine, plutôt le matin | le dimanche | pendant les vacances | dès que je peux`,
  ),
  since: (n) =>
    n < 1
      ? ['depuis quelques mois', 'depuis cette année']
      : [`depuis ${n} an${n > 1 ? 's' : ''}`, `ça fait ${n} an${n > 1 ? 's' : ''}`, `depuis ${2026 - n}`],
  sinceYear: (year) => [`depuis ${year}`, `${year}`, `${year}, je crois`],
  atAge: (n) => [`à ${n} ans`, `${n} ans`, `vers ${n} ans`],
  where: whereFr,
  whom: whomFr,
  daily: list(
    `en semaine, | d’habitude, | en général, | un jour normal, | rien d’extraordinaire : | la plupart du temps, | le plus souvent, |
    les jours de semaine, | c’est simple : | toujours pareil : | comme tout le monde : | si tout va bien, | ça dépend, mais souvent | du lundi au vendredi,`,
  ),
  day: dayFr,
  scenes: list(
    `c’était samedi dernier, en fin de matinée | la semaine dernière, un soir | il y a un mois environ | l’été dernier |
    mardi en fin de journée | dimanche, en famille | avant les vacances | il y a une quinzaine de jours |
    un matin, la semaine passée | au printemps | il y a deux ou trois mois | c’était juste avant les fêtes | un samedi après-midi | jeudi dernier | en rentrant de week-end |
    la veille d’un jour férié | au mois de mai | il y a longtemps déjà | pendant les dernières vacances | un soir de pluie | tout récemment |
    l’hiver dernier | lundi, à la première heure | il y a trois semaines`,
  ),
  endings: list(
    `Je m’en souviens bien. | C’est à peu près tout. | Depuis, je fais plus attention. | Ça m’a appris quelque chose. | J’y repense de temps en temps. |
    Rien de plus à raconter. | Voilà, c’est ça en gros. | Depuis, je m’organise autrement. | J’en ai parlé autour de moi. | Ça arrive à tout le monde, je crois. |
    C’est resté un souvenir. | Il m’arrive d’en reparler.`,
  ),
  about: (when, thing) => `${when} : ${thing}`,
  because: (c) => [
    `parce ${que(c)}`,
    `surtout parce ${que(c)}`,
    `d’abord parce ${que(c)}`,
    `la raison est simple : ${c}`,
    `tout simplement parce ${que(c)}`,
    `c’est parce ${que(c)}`,
    `principalement parce ${que(c)}`,
    `${c}, voilà pourquoi`,
    `je dirais parce ${que(c)}`,
    `${c}, tout simplement`,
    `ma raison à moi : ${c}`,
    `pour une bonne raison : ${c}`,
    `${c}, c’est la première raison`,
    `ça tient à une chose : ${c}`,
    `à mon avis, ${c}`,
    `d’après ce que je vois, ${c}`,
    `pour moi, ${c}`,
    `il y a plusieurs raisons, mais surtout ${c}`,
    `je crois ${que(c)}`,
    `honnêtement, ${c}`,
    `ça vient de là : ${c}`,
  ],
  wish: (w) => [
    `il faudrait ${w}`,
    `j’aimerais bien ${w}`,
    `je voudrais ${w}`,
    `je demande une chose : ${w}`,
    `je commencerais par ${w}`,
    `ce qui aiderait, ce serait ${w}`,
    `j’attends surtout ${w}`,
    `${w}, ce serait déjà bien`,
    `${w}, avant tout le reste`,
    `${w}`,
    `mettre en place ${w}`,
    `si je pouvais choisir : ${w}`,
    `ce qui manque, c’est ${w}`,
    `on gagnerait beaucoup avec ${w}`,
    `moi, ce serait ${w}`,
  ],
  advise: (c) => [
    c,
    `mon conseil : ${c}`,
    `je dirais : ${c}`,
    `surtout, ${c}`,
    `d’abord, ${c}`,
    `un seul conseil : ${c}`,
    `si vous voulez mon avis, ${c}`,
    `ce que je dis toujours : ${c}`,
    `très simplement, ${c}`,
    `le principal : ${c}`,
    `avant tout, ${c}`,
    `pas de grand secret : ${c}`,
    `croyez-moi, ${c}`,
    `ce que j’ai appris : ${c}`,
    `pour commencer, ${c}`,
  ],
  mind: (thing) => [
    thing,
    thing,
    `${thing}, tout de suite`,
    `tout de suite : ${thing}`,
    `je pense ${eachWith(a, thing)}`,
    `${thing}, forcément`,
  ],
  evoke: (thing) => [
    thing,
    `ça m’évoque ${thing}`,
    `ça me fait penser ${a(thing)}`,
    `je pense ${a(thing)}`,
    `ça m’inspire ${thing}`,
    `j’y vois ${thing}`,
    `pour moi, c’est ${thing}`,
    `${thing}, avant tout`,
    `d’abord ${thing}`,
    `on dirait ${thing}`,
    `j’y associe ${thing}`,
    `en le voyant, ${thing}`,
    `${thing}, je dirais`,
    `si je ferme les yeux : ${thing}`,
    `ça me renvoie ${a(thing)}`,
  ],
  weigh: (good, bad) => [
    `${good}, mais ${bad}`,
    `d’un côté, ${good} ; de l’autre, ${bad}`,
    `je reconnais ${que(good)}, seulement ${bad}`,
    `c’est partagé : ${good}, et en même temps ${bad}`,
    `${bad}, mais bon, ${good}`,
    `ça dépend des jours : ${good}, puis ${bad}`,
  ],
  row: (things) =>
    things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} et ${things.at(-1) ?? ''}`,
}
