import { amount, choice, either, type Fact, flag, often } from './fact.ts'

const notWorking =
  /ne travaille|sans (?:emploi|activite)|(?:pas|plus) (?:d'|en )?(?:emploi|activite|travail)|not (?:currently )?(?:work|employ)|don't (?:work|have a job)|no job|n\/a|not applicable|non concern|sans objet/

/** Further wordings of questions about getting about and going away. */
export const widerAboutTravel: readonly Fact[] = [
  choice(
    'commuteMode',
    ...either(
      /^trajets? (?:domicile-|au |vers le )?travail\b(?![^?]*\b(?:duree|temps|minutes|distance))|\b(?:comment|moyen|mode|transport|how|means|main way|usual way)\b[^?]*\b(?:travail\w*|bureau|work|job|office|workplace|commut\w+|domicile-travail)\b|\bcommut\w+\b[^?]*\b(?:how|by|mode|means)\b|\b(?:travail|bureau|work|job)\b[^?]*\b(?:mode|moyen|means) (?:de|of) /,
    ),
    ({ commuteMode }) => commuteMode,
    {
      car: [/voiture|automobile|\bdriv|vehicule(?! a deux)|\bauto\b|^(?:by |a )?car\b|\bcar (?:as|\()/],
      transit: [
        /^(?:les |en )?transports?$|transports? (?:en commun|publics?|collectifs?)|public transport|\btransit\b|\bbus\b|metro|\btrain\b|tram|underground|\brer\b/,
      ],
      bike: [/velo|bicy|\bbike|\bcycl/],
      walk: [/a pied|marche|\bfoot\b|\bwalk|mes (?:jambes|pieds)|my (?:own )?(?:feet|legs)/],
      none: [
        /ne me deplace|pas de (?:trajet|deplacement)|nulle part|nowhere/,
        notWorking,
        /(?:from|at) home|teletravail|chez moi|a domicile/,
      ],
    },
  ),
  amount(
    'commuteMinutes',
    ...either(
      /\b(?:temps|duree|minutes|how long|how much time|time|long)\b[^?]*\b(?:travail\w*|bureau|work|commut\w+|office|trajets?|job)\b|\bcommut\w+\b[^?]*\b(?:time|minutes|long|take|duration)|\b(?:trajet|journey)\b[^?]*\b(?:travail|work|bureau)\b(?![^?]*\b(?:km|kilomet|distance|miles))/,
    ),
    ({ commuteMinutes }, stem = '') =>
      (/aller-? ?(?:et |\/)?retour|aller et (?:le )?retour|both ways|round trip|way back|there and back|par jour|a day|per day|quotidien/.test(
        stem,
      ) && !/aller simple|one[- ]way/.test(stem)
        ? 2
        : 1) * commuteMinutes,
    'minute',
  ),
  amount(
    'commuteKm',
    ...either(
      /\b(?:workplace|lieu de travail|bureau)\b[^?]*\b(?:within|a moins de|rayon)\b|\b(?:distance|kilometres?|km|how far|miles|kilometers?|loin)\b[^?]*\b(?:travail\w*|bureau|work\w*|office|commut\w+|job|emploi)\b|\b(?:travail|bureau|work\w*|office|job)\b[^?]*\b(?:distance|kilometres?|km|far|miles|loin)\b/,
    ),
    ({ commuteKm }, stem = '') => (/aller-retour|both ways|round trip/.test(stem) ? 2 : 1) * commuteKm,
    'km',
  ),
  flag(
    'licence',
    ...either(
      /\bpermis\b(?! de (?:construire|chasse|peche))|\b(?:driving|driver'?s?) (?:licen[cs]e|permit)\b|\blicen[cs]ed to drive\b|\b(?:can|able to|savez-vous|allowed to) (?:you )?(?:drive|conduire)\b|\bconduisez-vous\b|\bdo you drive\b/,
    ),
    ({ licence }) => licence,
  ),
  amount(
    'cars',
    ...either(
      /\b(?:voitures?|vehicules?|automobiles?|cars?|vehicles?|motorise\w*)\b(?![^?]*\b(?:km|kilomet\w+|electri\w+|hybrid\w*|essence|diesel|fuel|carburant|roule|age|old|ans|work|travail|assur\w+|insur\w+|prix|price|moyen|transport|accident|parking|garage|marque|brand|make|acheter|buy|new|neuve|occasion))/,
    ),
    ({ cars }) => cars,
  ),
  flag(
    'bicycle',
    ...either(
      /\b(?:avez-vous|have|own|possedez|is there|y a-t-il|access|disposez|got)\b[^?]*\b(?:velos?|bicyclettes?|bikes?|bicycles?|vtt)\b(?! (?:lane|path|shed))/,
    ),
    ({ bicycle }) => bicycle,
  ),
  flag(
    'transitPass',
    ...either(
      /\b(?:abonnement|carte|pass|passe|season ticket|travel ?card|forfait|subscription)\b[^?]*\b(?:transports?|bus|metro|train|navigo|transit|public transport|mobilite)\b|\bnavigo\b|\btravel ?card\b|\b(?:bus|transport|transit|metro) pass\b/,
    ),
    ({ transitPass }) => transitPass,
  ),
  often(
    'trains',
    ...either(/\b(?:trains?|tgv|ter|rail)\b(?![^?]*\b(?:work|travail|bus|metro))/),
    'year',
    ({ trainsPerYear }) => trainsPerYear,
  ),
  often(
    'transit',
    ...either(
      /\b(?:transports? (?:en commun|publics?|collectifs?|urbains?)|public transport\w*|bus|buses|metro|tram\w*|rer|underground|tube|transit)\b(?![^?]*\b(?:travail|work|commut))/,
    ),
    'year',
    ({ transitPerYear }) => transitPerYear,
  ),
  often(
    'flights',
    ...either(
      /\b(?:avions?|planes?|airplanes?|aeroplanes?|flights?|fly|flown|flew|flying|vols? (?:en|aller)|allers?-retours? en)\b/,
    ),
    'year',
    ({ flightsPerYear }) => flightsPerYear,
  ),
  amount(
    'tripsAbroad',
    ...either(
      /\b(?:vacances|sejours?|voyages?|holidays?|trips?|vacations?|travel\w*|partie?)\b[^?]*\b(?:a l'etranger|abroad|outside|overseas|hors de france|other countr\w+|autre pays)\b|\b(?:a l'etranger|abroad)\b[^?]*\b(?:vacances|holidays?|sejours?|voyages?|been|alle)\b/,
    ),
    ({ tripsAbroad }) => tripsAbroad,
  ),
  amount(
    'holidayWeeks',
    ...either(
      /\b(?:combien|how (?:many|long)|number|nombre|duree)\b[^?]*\b(?:semaines?|jours|nuits|weeks?|days|nights|long)\b[^?]*\b(?:vacances|conges|holidays?|vacation|away)\b|\b(?:semaines?|weeks?|days) (?:de |of )?(?:vacances|holidays?|vacation)\b/,
    ),
    ({ holidayWeeks }) => holidayWeeks,
    'week',
  ),
  flag(
    'holidays',
    ...either(
      /\b(?:vacances|conges|sejour|holidays?|vacation|went away|gone away|been away|go away|getaway|break away)\b(?![^?]*\b(?:combien|how many|ou\b|where|avec qui|comment|budget|combien|depens|spend))/,
    ),
    ({ holidays }) => holidays,
  ),
]
