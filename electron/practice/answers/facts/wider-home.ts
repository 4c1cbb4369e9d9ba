import { amount, choice, either, type Fact, flag } from './fact.ts'
import { tenureOf, tenureStates } from './tenure-states.ts'

const inhabitants = { dense: 150_000, intermediaire: 15_000, peu_dense: 1500, tres_peu_dense: 400 }

/**
 * Patterns for a part of the country, as a whole word, so that the north does not match the north-east; the nearest
 * part first.
 */
function towards(...parts: readonly string[]): RegExp[] {
  return parts.map((part) => new RegExp(`(?<![a-z]-?)(?:${part})(?!-?[a-z])`))
}

/** Further wordings of questions about the home and where it is. */
export const widerAboutHome: readonly Fact[] = [
  choice(
    'tenure',
    ...either(
      /\b(?:proprietaire|locataire|loue\w*|rent\w*|own|owner|tenant|tenure|titre)\b[^?]*\b(?:ou|or|titre|logement|home|house|place|accommodation|maison|appartement|domicile)\b|\b(?:statut|status)\b[^?]*\b(?:logement|occupation|housing)\b|\b(?:logement|home|housing)\b[^?]*\b(?:proprietaire|locataire|own|rent\w*|loue\w*)/,
    ),
    tenureOf,
    tenureStates,
  ),
  flag(
    'paysRent',
    ...either(
      /\bloyer\b|\b(?:pay|paying)\b[^?]*\brent\b|\blocataire\b|\b(?:do you|are you) (?:rent|renting|a tenant|a renter)\b|\blouez-vous\b/,
    ),
    ({ tenure }) => tenure === 'tenant' || tenure === 'social',
  ),
  flag(
    'socialHousing',
    ...either(/\bhlm\b|\blogement social|\bsocial hous|\bcouncil (?:hous|flat|home)|\bpublic housing/),
    ({ tenure }) => tenure === 'social',
  ),
  flag(
    'secondHome',
    ...either(
      /\b(?:secondaire|de vacances|second|holiday|vacation)\b[^?]{0,12}(?: home| house|$|\?)|\b(?:residence|maison|logement|pied-a-terre)s? (?:secondaire|de (?:vacances|campagne))|\b(?:second|holiday|vacation) (?:home|house|property)/,
    ),
    ({ secondHome }) => secondHome,
  ),
  flag(
    'owner',
    ...either(
      /\bproprietaire\b|\b(?:own|owner|have|possedez|avez-vous)\b[^?]*\b(?:your|the|votre) (?:own )?(?:home|house|flat|place|apartment|residence principale|logement|property)\b|\b(?:home-?owner)\b|\bdo you own a (?:home|house|property)\b|\blogement vous appartient|\bbelong to you\b[^?]*\bhome|\bacquereur/,
    ),
    ({ tenure }) => tenure === 'owner',
  ),
  amount('bedrooms', ...either(/\bchambres?\b(?! d'(?:hote|hotel))|\bbedrooms?\b/), ({ rooms }) =>
    Math.max(0, rooms - 1),
  ),
  amount(
    'rooms',
    ...either(
      /\bpieces?\b(?=[^?]*\b(?:logement|maison|appartement|habit\w+|domicile|chez))|\b(?:logement|maison|appartement)\b[^?]*\bpieces\b|\brooms?\b(?=[^?]*\b(?:home|house|flat|live|apartment|dwelling|household|got))|\b(?:home|house|flat|apartment|dwelling)\b[^?]*\brooms\b/,
    ),
    ({ rooms }) => rooms,
  ),
  amount(
    'surface',
    ...either(
      /m²|\b(?:surface|superficie|m2|metres? carres?|square met\w+|floor (?:area|space)|how (?:big|large|spacious))\b/,
    ),
    ({ surface }) => surface,
    'squareMetre',
  ),
  choice(
    'housing',
    ...either(
      /\b(?:type|genre|kind|sort|nature) (?:de |d'|of )(?:logement|habitation|home|housing|dwelling|accommodation|building|property|batiment)|\b(?:maison|house|pavillon)\b[^?]*\b(?:appartement|flat|apartment|immeuble)|\b(?:appartement|flat|apartment|immeuble)\b[^?]*\b(?:maison|house|pavillon)|\b(?:votre (?:logement|domicile|habitation|residence)|your (?:home|place|dwelling))(?: principale)? (?:est|is)\b|\bwhat do you live in\b|\b(?:habitez|vivez|logez)-vous ?(?:dans)? ?(?:[:.…?]|$)/,
    ),
    ({ housing }) => housing,
    {
      house: [/\bmaison|\bpavillon|\bhouse|\bbungalow|\bdetached|\bterrace|\bvilla\b/],
      flat: [/\bappartement|\bflat|\bapartment|\bimmeuble|\bstudio|\bblock/],
      other: [/^(?:une? )?autre|^other|\bautre (?:type|cas|situation)|\bcaravan|mobil|foyer|hostel/],
    },
  ),
  flag(
    'house',
    ...either(
      /(?<!\ba la )\b(?:maison|pavillon)\b(?![^?]*\b(?:secondaire|vacances|appartement|plus|travail))|\blive in a (?:detached |terraced )?house\b/,
    ),
    ({ housing }) => housing === 'house',
  ),
  flag(
    'flat',
    ...either(/\bappartement\b|\bimmeuble\b|\blive in (?:a flat|an apartment|a block)/),
    ({ housing }) => housing === 'flat',
  ),
  choice(
    'outdoors',
    ...either(
      /\b(?:which of these|lequel|de quoi|what)\b[^?]*\b(?:at home|chez vous|logement)\b|\b(?:espace|outdoor|outside|exterieur|private)\b[^?]*\b(?:exterieur|space|area|privatif)\b/,
    ),
    ({ garden }) => (garden ? 'garden' : 'none'),
    {
      garden: [
        /\b(?:jardin|garden|(?:back)?yard)\b(?!.*(?:partage|commun|shared))(?<!(?:shared|communal|collective).*)/,
      ],
      none: [/^aucun|^none|^no\b|^non\b|^pas\b|nothing|^rien/, /balcon|balcony|terrasse|terrace/],
    },
  ),
  flag(
    'garden',
    ...either(/\bjardin\b|\bgarden\b|\b(?:back)?yard\b|\bpelouse\b|\blawn\b/),
    ({ garden }) => garden,
  ),
  amount(
    'moved',
    ...either(
      /\b(?:demenage\w*|emmenage\w*|moved? (?:house|home)|changed? (?:address|d'adresse|de logement))\b(?![^?]*\b(?:when|quand|combien|how)\b)/,
    ),
    ({ yearsInHome }, stem = '') => {
      const years =
        /(\d+|two|deux|five|cinq|three|trois|ten|dix) (?:derni\w+ )?(?:years|ans|annees)/.exec(stem)?.[1] ??
        '1'
      const number =
        { two: 2, deux: 2, three: 3, trois: 3, five: 5, cinq: 5, ten: 10, dix: 10 }[years] ?? Number(years)
      return yearsInHome < number ? 1 : 0
    },
  ),
  amount(
    'yearsInHome',
    ...either(
      /\b(?:depuis|how long|combien d'annees|combien de temps|anciennete|since when|quand|what year|how many years|when did you|emmenag\w+|install\w+|quelle annee|demenag\w+|moved?|moving)\b[^?]*\b(?:logement|chez vous|maison|habitez|vivez|occupez|home|house|address|live|lived|living|here|adresse|domicile|emmenage|demenage|flat|place)\b|\b(?:demenage\w*|emmenage\w*|moved house|moved home|changed address)\b|\b(?:years?|annees|time|duree|length)\b[^?]*\b(?:logement|at (?:your|this) (?:current |present )?(?:address|home)|in (?:your|this) (?:current |present )?(?:home|house|flat|dwelling))\b/,
    ),
    ({ yearsInHome }) => yearsInHome,
    'year',
  ),
  amount(
    'inhabitants',
    ...either(
      /\b(?:habitants|inhabitants|population|residents)\b|\bhow (?:big|large)\b[^?]*\b(?:town|city|place|village|commune)\b/,
    ),
    ({ place }) => inhabitants[place],
  ),
  choice(
    'place',
    ...either(
      /\b(?:urbain\w*|urban|rural\w*|campagne|countryside|ville|village|commune|agglomeration|town|city|banlieue|suburb\w*|neighbou?rhood|quartier|local area|cadre de vie)\b(?![^?]*\b(?:voiture|transport|velo|maire|mayor|liste|vacances|holiday|shop|naissance|born))/,
    ),
    ({ place }) => place,
    {
      dense: [
        /grande (?:ville|agglo)|metropole|big city|large (?:city|town)|metropolitan|centre-ville|\bparis|city cent/,
        /\bcity\b|\burbain|\burban\b|\bville\b(?! moyenne)|^en ville/,
        /\btown\b|^(?:oui|yes)\b/,
      ],
      intermediaire: [
        /ville moyenne|petite (?:ou moyenne )?ville|moyenne|medium|mid-sized|small(?:er)? (?:city|town)|banlieue|suburb|peri-?urbain/,
        /\btown\b|\bville\b|\burbain|\burban\b/,
        /\bcity\b/,
      ],
      peu_dense: [/\bvillage|\bbourg\b/, /campagne|rural|countryside|\bcountry\b/, /petite ville|small town/],
      tres_peu_dense: [
        /hameau|isole|hamlet|remote|farm/,
        /campagne|rural|countryside|\bcountry\b/,
        /\bvillage|\bbourg\b/,
      ],
    },
  ),
  flag(
    'rural',
    ...either(/\b(?:campagne|rural\w*|village|countryside|hameau|hamlet)\b(?![^?]*\b(?:ou|or)\b)/),
    ({ place }) => place === 'peu_dense' || place === 'tres_peu_dense',
  ),
  flag(
    'city',
    ...either(
      /\b(?:en ville|grande ville|in a (?:big |large )?(?:city|town)|citadin\w*|urbain\w*|urban)\b(?![^?]*\b(?:ou|or)\b)/,
    ),
    ({ place }) => place === 'dense' || place === 'intermediaire',
  ),
  choice(
    'region',
    ...either(/\bregions?\b|\bpart of (?:france|the country)\b|\bpartie de (?:la )?france\b/),
    ({ region }) => region,
    {
      'ile-de-france': [/ile-de-france|\bparis/, /\bcentre|\bnorth\b|\bnord\b(?!-)/],
      'auvergne-rhone-alpes': [
        /auvergne|rhone/,
        ...towards('sud-est|south-?east', 'est|east', 'centre', 'sud|south'),
      ],
      'nouvelle-aquitaine': [/aquitaine/, ...towards('sud-ouest|south-?west', 'ouest|west', 'sud|south')],
      occitanie: [/occitanie|languedoc|midi/, ...towards('sud-ouest|south-?west', 'sud|south')],
      'hauts-de-france': [
        /hauts-de-france|picardie/,
        ...towards('nord|north', 'nord-ouest|north-?west', 'nord-est|north-?east'),
      ],
      'grand est': [
        /grand est|alsace|lorraine/,
        ...towards('nord-est|north-?east', 'est|east', 'nord|north'),
      ],
      "provence-alpes-cote d'azur": [
        /provence|paca/,
        ...towards('sud-est|south-?east', 'sud|south', 'est|east'),
      ],
      'pays de la loire': [/pays de la loire/, ...towards('ouest|west', 'nord-ouest|north-?west')],
      bretagne: [/bretagne|brittany/, ...towards('nord-ouest|north-?west', 'ouest|west')],
      normandie: [/normand/, ...towards('nord-ouest|north-?west', 'ouest|west', 'nord|north')],
      'bourgogne-franche-comte': [
        /bourgogne|burgundy/,
        ...towards('nord-est|north-?east', 'est|east', 'centre'),
      ],
      'centre-val de loire': [
        /\bcentre-val/,
        ...towards('centre', 'nord-ouest|north-?west', 'nord|north', 'ouest|west'),
      ],
      corse: [/corse|corsica/, ...towards('sud-est|south-?east', 'sud|south')],
      'outre-mer': [/outre-mer|overseas|drom/, /^autre|^other|abroad/],
    },
  ),
  choice('heating', ...either(/\bchauff\w+|\bheat(?:s|ed|ing)?\b/), ({ heating }) => heating, {
    gas: [/\bgaz\b|\bgas\b/],
    electricity: [/electri|pompe a chaleur|heat pump/],
    wood: [/\bbois\b|\bwood|pellet|granule|poele|stove/],
    oil: [/fioul|fuel|\boil\b/, /^(?:une? )?autre|^other/],
    district: [/reseau|collectif|urbain|district|communal/, /^(?:une? )?autre|^other/],
  }),
  choice(
    'petKind',
    ...either(/\b(?:anima(?:l|ux)|pets?|chiens?|chats?|dogs?|cats?)\b/),
    ({ dog, cat }) => (dog ? (cat ? 'both' : 'dog') : cat ? 'cat' : 'none'),
    {
      dog: [
        /^(?:un |une |des |a |one |un ou plusieurs |seulement |only )*(?:chiens?|dogs?)\b(?!.*(?:et|and|\+) .*(?:chat|cat))|\bchiens?, sans chat|\bdogs? (?:only|but no)/,
        /\bchien|\bdog/,
      ],
      cat: [
        /^(?:un |une |des |a |one |un ou plusieurs |seulement |only )*(?:chats?|cats?)\b(?!.*(?:et|and|\+) .*(?:chien|dog))|\bchats?, sans chien|\bcats? (?:only|but no)/,
        /\bchat|\bcat\b/,
      ],
      both: [
        /chien.*(?:et|\+|and).*chat|dogs? (?:and|\+).*cat|cats? (?:and|\+|&).*dog|chat.*(?:et|\+).*chien|\bboth\b|les deux/,
        /\bchien|\bdog/,
        /\bchat|\bcat\b/,
      ],
      none: [/^aucun|^none|^no\b|^non\b|^pas\b|no (?:pets?|animals?)|neither|ni /],
    },
  ),
  flag('dog', ...either(/\bchiens?\b|\bdogs?\b|\bcanine?s?\b|\bpuppy\b/), ({ dog }) => dog),
  flag('cat', ...either(/\bchats?\b|\bcats?\b|\bfelins?\b|\bkitten\b/), ({ cat }) => cat),
  flag(
    'pets',
    ...either(/\banima(?:l|ux)\b(?! (?:sauvage|d'elevage))|\bpets?\b/),
    ({ dog, cat }) => dog || cat,
  ),
]
