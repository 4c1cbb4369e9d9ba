import { amount, choice, type Fact, flag, often } from './fact.ts'

/** Facts about getting about and going away. */
export const travelFacts: readonly Fact[] = [
  flag(
    'licence',
    /\bavez-vous (?:le|un|votre|obtenu (?:le|votre)) permis\b|\betes-vous titulaire du permis/,
    /\bdo you have a (?:full |valid )?(?:driving|driver'?s?) (?:licen[cs]e|permit)|\bcan you drive\b|\bdo you drive a car\b/,
    ({ licence }) => licence,
  ),
  amount(
    'cars',
    /\bcombien (?:de |avez-vous de |possede-t-on de )(?:voitures?|vehicules?|automobiles?)|\bnombre de (?:voitures?|vehicules?)|\bavez-vous (?:une|au moins une|une ou plusieurs|des) (?:voitures?|vehicules?|automobiles?)(?! electrique| hybride| de fonction)|\bde combien de (?:voitures?|vehicules?|automobiles?)\b/,
    /\bhow many (?:cars|vehicles)\b|\bnumber of (?:cars|vehicles)\b|\bdo you have (?:a|any|at least one|one or more) (?:cars?|vehicles?)(?! with)|\bis there a car in your household/,
    ({ cars }) => cars,
  ),
  flag('bicycle', /\bavez-vous un velo\b/, /\bdo you have a (?:bike|bicycle)\b/, ({ bicycle }) => bicycle),
  choice(
    'commuteMode',
    /\b(?:comment|moyen|mode)\b[^?]*\b(?:travail(?:ler)?|bureau)\b/,
    /\b(?:how do you (?:get|travel|go|commute)|(?:mode|means) of transport|by what means)\b[^?]*\b(?:work|job|office|commute)\b|\bhow do you commute\b/,
    ({ commuteMode }) => commuteMode,
    {
      car: [/voiture|automobile|\bcar\b|\bdriv|vehicule|auto\b/],
      transit: [
        /transports? (?:en commun|publics?|collectifs?)|public transport|\btransit\b|\bbus\b|metro|\btrain\b|tram|underground/,
      ],
      bike: [/velo|bicy|\bbike|\bcycl/],
      walk: [/a pied|marche|\bfoot\b|\bwalk/],
      none: [
        /ne travaille pas|sans (?:emploi|activite)|not work|do not work|don't work|not applicable|pas concerne|work from home|teletravail|chez moi/,
      ],
    },
  ),
  amount(
    'commuteMinutes',
    /\b(?:combien de temps|quelle duree|temps de trajet|duree d[eu] trajet)\b[^?]*\b(?:travail|bureau)\b/,
    /\b(?:how long|how much time|how many minutes)\b[^?]*\b(?:work|commute|office)\b|\btravel time to work\b/,
    ({ commuteMinutes }) => commuteMinutes,
    'minute',
  ),
  amount(
    'commuteKm',
    /\b(?:quelle distance|combien de kilometres|distance)\b[^?]*\b(?:travail|bureau)\b/,
    /\b(?:how far|what distance|how many (?:km|kilomet\w+|miles))\b[^?]*\b(?:work|commute|office)\b/,
    ({ commuteKm }) => commuteKm,
    'km',
  ),
  often(
    'transit',
    /\b(?:prenez|utilisez|empruntez)-vous (?:souvent )?(?:les|des) transports? (?:en commun|publics?|collectifs?)|\bfrequence\b[^?]*\btransports? (?:en commun|publics?)/,
    /\b(?:do you|how often do you) (?:use|take|travel by) (?:public transport|the bus|buses)\b/,
    'year',
    ({ transitPerYear }) => transitPerYear,
  ),
  often(
    'flights',
    /\b(?:prenez|avez|pris|pris l')-?(?:vous)?[^?]*\bl'avion\b|\bcombien de (?:vols|fois)[^?]*\bavion\b/,
    /\b(?:how (?:many|often)|do you|did you|have you)[^?]*\b(?:flights?|fly|flown|by plane|taken a plane)\b/,
    'year',
    ({ flightsPerYear }) => flightsPerYear,
  ),
  often(
    'trains',
    /\b(?:prenez|pris|prenez-vous|avez-vous pris)\b[^?]*\ble train\b/,
    /\b(?:how often do you|do you|did you|have you)\b[^?]*\b(?:take|taken|use|travel by) (?:the |a )?trains?\b/,
    'year',
    ({ trainsPerYear }) => trainsPerYear,
  ),
  flag(
    'holidays',
    /\b(?:etes-vous|avez-vous ete) (?:partie?s?|allee?s?) en (?:vacances|conges)|\bpartez-vous (?:en vacances|chaque ete)|\bavez-vous pris des vacances/,
    /\b(?:did you|have you|do you) (?:go|gone|been|take|taken|go away|went)(?: away)? (?:on |for )?(?:a )?(?:holidays?|vacation)/,
    ({ holidays }) => holidays,
  ),
  amount(
    'holidayWeeks',
    /\bcombien de semaines\b[^?]*\bvacances\b/,
    /\bhow many weeks\b[^?]*\b(?:holidays?|vacation)\b/,
    ({ holidayWeeks }) => holidayWeeks,
    'week',
  ),
]
