import { list } from './lore.ts'
import type { Common } from './tongue.ts'

/** French phrases that fit any thing of a kind. */
export const commonFr: Common = {
  causes: list(
    `les gens n’ont plus confiance | la vie est devenue trop chère | tout le monde manque de temps | chacun pense d’abord à soi |
    les habitudes ont changé | on n’écoute pas ceux qui vivent sur le terrain | l’argent décide de tout | les gens ont peur de l’avenir |
    on ne donne plus l’exemple | ça devient trop compliqué pour les gens`,
  ),
  customs: list(
    `c’est devenu une mode | les gens font comme les autres | ils y trouvent du plaisir | c’est une habitude | ça leur donne l’impression d’exister | ça rapproche du groupe | c’est plus facile comme ça |
    il y a de la publicité partout pour ça | ils l’ont vu faire autour d’eux | ça occupe`,
  ),
  choices: list(
    `le prix était correct | c’était près de chez moi | on me l’a conseillé | c’est ce que je connais depuis longtemps | c’est pratique |
    la qualité est bonne | il n’y avait pas vraiment d’autre choix | toute la famille fait pareil | ça me convient comme ça`,
  ),
  refusals: list(
    `je manque de temps | c’est trop cher | c’est trop loin | c’est trop compliqué | je n’y pense pas | je n’en ai pas besoin |
    j’ai d’autres priorités | ça ne m’attire pas | je l’ai fait un temps, puis ça m’a passé`,
  ),
  wishes: list(
    `plus de personnel | des horaires plus larges | moins d’attente | des prix plus bas | une information plus claire | un meilleur accueil |
    quelqu’un qui répond au téléphone | plus de place`,
  ),
  hour: (h) => {
    const n = Math.floor(h) % 24
    const said = h % 1 === 0 ? `${n} h` : `${n} h 30`
    return [`vers ${said}`, said, `à ${said}`, `autour de ${said}`, `entre ${n} h et ${(n + 1) % 24} h`]
  },
  year: (year) =>
    year === undefined
      ? ['jamais', 'jamais, à mon avis', 'je n’y crois pas, jamais']
      : [`en ${year}`, `vers ${year}`, `${year}`, `je dirais ${year}`],
  every: (n) =>
    n === 1
      ? ['tous les ans', 'chaque année']
      : [`tous les ${n} ans`, `tous les ${n} ans environ`, `quand ça casse, tous les ${n} ans à peu près`],
  settled: list(
    `le travail est à côté | la famille est d’ici | j’y ai grandi | le loyer était abordable | le calme me plaisait | l’école est à deux pas | on a trouvé la maison par hasard | tout se fait à pied`,
  ),
  homes: list(
    `un grand jardin | une cuisine ouverte | de la lumière partout | une terrasse au soleil | le calme et la nature autour | une chambre pour chacun | une cheminée | un atelier | la mer au bout de la rue`,
  ),
  percent: (n) => [`${n} %`, `environ ${n} %`, `je dirais ${n} %`, `à peu près ${n} %`],
  degrees: (n) => [`${n} degrés`, `${n} °C`, `${n}`, `autour de ${n} degrés`],
  detail: list(
    `surtout le soir | surtout à midi | en semaine comme le week-end | surtout en hiver | le plus souvent à la maison | quand je manque de temps`,
  ),
  persons: list(
    `quelqu’un de discret, qui rend service | quelqu’un qui a le cœur sur la main | quelqu’un de drôle, toujours de bonne humeur |
    une personne calme, qui sait écouter | une personne franche, un peu vive parfois | quelqu’un de simple et de fiable`,
  ),
  free: list(
    `grasse matinée jusqu’à 9 h 30 | lever tranquille vers 9 h | un long petit déjeuner | le marché en fin de matinée |
    debout à 8 h, par habitude | un café en lisant le journal | un footing ou une marche le matin | croissants et musique pour commencer`,
  ),
  midday: list(
    `repas en famille à midi | un poulet rôti à midi | un repas plus long que d’habitude | on mange tard, vers 13 h 30 | un repas simple sur le pouce |
    un brunch vers 11 h | déjeuner chez mes parents ou chez des amis | gratin et salade à midi`,
  ),
  evening: list(
    `un film le soir | l’après-midi, une promenade s’il fait beau | un peu de ménage et de lessive avant la semaine |
    coup de fil à la famille en fin de journée | au lit de bonne heure pour le lendemain | une sieste, et le soir de la soupe |
    jeux de société quand il pleut | l’après-midi, bricolage ou jardin | un tour à vélo vers 15 h | préparation des repas de la semaine |
    du sport à la télé | un gâteau pour le goûter`,
  ),
  views: list(
    `un parking et quelques arbres | des champs et une route au loin | l’immeuble d’en face et un bout de ciel | le jardin, puis la maison des voisins |
    les toits et le clocher | la rue, les voitures et l’arrêt de bus | une cour calme avec un grand arbre | la rivière, quand il n’y a plus de feuilles`,
  ),
  urges: list(
    `Ça changerait tout. | Ce n’est pas grand-chose. | Tout le monde y gagnerait. | Ça se fait ailleurs. | On le demande depuis longtemps. |
    Ce serait un bon début. | Le reste suivrait. | Il suffit d’un peu de volonté. | Ça ne coûterait pas si cher. | Beaucoup diraient comme moi.`,
  ),
  closings: list(
    `C’est du moins ce que je vois autour de moi. | Je ne vois pas ça changer de sitôt. | On en parle souvent à table. | Mais je peux me tromper. |
    Il y a sûrement d’autres raisons. | Voilà ce que j’en pense. | Ce n’est pas plus compliqué que ça. | D’autres vous diront autre chose. |
    Ça ne date pas d’hier. | Je le dis comme je le pense.`,
  ),
  live: (place) => [`j’habite ${place}`, `c’est ${place}`, `ici, on est ${place}`],
  ideal: (wish) => [
    `il y aurait ${wish}`,
    `avec ${wish}`,
    `d’abord ${wish}`,
    `je le vois avec ${wish}`,
    `il me faudrait ${wish}`,
    `j’aimerais ${wish}`,
    `${wish}, tout simplement`,
    `je rêve d’un lieu avec ${wish}`,
    `pour moi, ce serait ${wish}`,
    `l’essentiel : ${wish}`,
    `si je ferme les yeux, je vois ${wish}`,
    `je voudrais ${wish}`,
    `le mieux, ce serait ${wish}`,
  ],
}
