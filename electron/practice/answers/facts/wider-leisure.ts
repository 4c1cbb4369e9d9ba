import { amount, choice, type Fact, flag, often } from './fact.ts'

/** One pattern for both languages: their words do not meet. */
function either(pattern: RegExp): readonly [RegExp, RegExp] {
  return [pattern, pattern]
}

/** Further wordings of questions about health, media, free time and civic life. */
export const widerAboutLeisure: readonly Fact[] = [
  flag(
    'vapes',
    ...either(
      /\bvap(?:e|es|ez|ote\w*|ing|oteuse)\b|\b(?:e-?|electronic )cigarettes?\b|\bcigarettes? electroniques?\b/,
    ),
    ({ vapes }) => vapes,
  ),
  often(
    'cigarettes',
    ...either(
      /\b(?:combien|how many|number|nombre)\b[^?]*\b(?:cigarettes?|clopes|roulees|smoke)\b|\bcigarettes?\b[^?]*\b(?:par jour|a day|per day|daily)\b/,
    ),
    'day',
    ({ cigarettes }) => cigarettes,
  ),
  choice(
    'smoker',
    ...either(/\b(?:fum\w+|tabac|cigarettes?|smok\w+|tobacco|non-smoker)\b/),
    ({ smoker }) => smoker,
    {
      daily: [
        /(?<!not |pas |less than )(?:tous les jours|quotidien|chaque jour|regulie|every day|daily|regular)/,
        /\bi (?:do )?smoke\b|\bje fume\b|^(?:oui|yes)\b(?!.*(?:always|never|gave|stopp|arret|toujours|jamais|depuis que|since i))|(?<!non-|ancien |ex-|former )\b(?:fumeu|smoker)/,
      ],
      occasional: [
        /occasion|temps en temps|parfois|sometimes|now and then|less than|pas tous les jours|not every|social|rarement/,
        /\bi (?:do )?smoke\b|\bje fume\b|^(?:oui|yes)\b(?!.*(?:always|never|gave|stopp|arret|toujours|jamais|depuis que|since i))|(?<!non-|ancien |ex-|former )\b(?:fumeu|smoker)/,
      ],
      former: [
        /ancien|j'ai (?:deja )?(?:fume|arrete)|arret|ne fume plus|former|\bex-|used to|quit|stopped|in the past|gave up|given up|since i|depuis que/,
        /^non\b|^no\b|ne fume pas|don't smoke|non[- ]?(?:smoker|fumeu)/,
      ],
      never: [
        /jamais|never|always have been|(?:j'ai )?toujours (?:ete|non)/,
        /^non\b|^no\b|ne fume pas|don't smoke|non[- ]?(?:smoker|fumeu)/,
      ],
    },
  ),
  flag(
    'smokes',
    ...either(/\b(?:fumez|fumeu\w+|fumer|tabac|smoker?|smoking|cigarettes?|non-smoker)\b/),
    ({ cigarettes }) => cigarettes > 0,
  ),
  choice(
    'health',
    ...either(
      /^(?!.*\b(?:probleme|problem|maladie|illness|condition|assur\w+|insur\w+|care|mutuelle|professionnel|limit\w*)\b).*\b(?:sante|health)\b/,
    ),
    ({ health }) => String(health),
    {
      '5': [/\btres bonn?e?|\bexcellent|\bvery good|^very well/, /^bon|^good|^well|^oui|^yes/],
      '4': [/^bonn?e?\b|^good\b|\bplutot bonn?e?|^fairly good|^well/, /\btres bon|\bvery good|^oui|^yes/],
      '3': [
        /\bassez bon|\bmoyen|\bpassable|\bcorrect|\bfair\b|\baverage|ni bon|neither|\bacceptable|so-so/,
        /\bplutot bon|^good|^bon/,
      ],
      '2': [
        /^(?:plutot )?mauvais|^bad|^(?:rather )?poor|\bfairly bad/,
        /\btres mauvais|\bvery (?:bad|poor)|^non|^no\b/,
      ],
      '1': [/\btres mauvais|\bvery (?:bad|poor)/, /mauvais|\bbad|\bpoor|^non|^no\b/],
    },
  ),
  flag(
    'disability',
    ...either(
      /\bhandicap\w*|\bdisab\w+|\b(?:limite\w*|limited|gene\w*|restricted)\b[^?]*\b(?:activites?|activities|quotidien\w*|daily|day-to-day|sante|health)\b|\b(?:activites?|activities)\b[^?]*\b(?:limite\w*|limited|gene\w*)\b|\brqth\b/,
    ),
    ({ disability }) => disability,
  ),
  flag(
    'medicines',
    ...either(
      /\b(?:medicaments?|traitement (?:medical|quotidien|regulier)|traitement|medicines?|medication|prescription drugs?|pills?|treatment)\b/,
    ),
    ({ medicines }) => medicines,
  ),
  flag(
    'chronic',
    ...either(
      /\b(?:chronique?s?|chronic|longue duree|durables?|long-?(?:term|standing|lasting)|ald)\b|\b(?:maladie|illness|disease)\b/,
    ),
    ({ chronic }) => chronic,
  ),
  choice(
    'eyewear',
    ...either(
      /\b(?:lunettes|lentilles|verres correcteurs|glasses|spectacles|contact lens\w*|contacts|eyewear|vue)\b/,
    ),
    ({ glasses, contactLenses }) => (glasses ? (contactLenses ? 'both' : 'glasses') : 'none'),
    {
      glasses: [/\b(?:lunettes|glasses|spectacles)\b(?!.*(?:et|and) .*(?:lentill|lens|contact))/],
      both: [
        /\b(?:both|les deux)\b|(?:lunettes|glasses).*(?:et|and) .*(?:lentill|lens|contact)/,
        /\b(?:lunettes|glasses|spectacles)\b/,
      ],
      none: [/^ni |^neither|^aucun|^none|^no\b|^non\b|^jamais|^never|don't need|pas besoin/],
    },
  ),
  flag(
    'glasses',
    ...either(/\b(?:lunettes|lentilles|glasses|spectacles|contact lens\w*|eyewear)\b/),
    ({ glasses }) => glasses,
  ),
  amount(
    'sleep',
    ...either(/\b(?:dorm\w+|sommeil|sleep|nuits?|nights?|asleep)\b/),
    ({ sleep }) => sleep,
    'hour',
  ),
  often(
    'sport',
    ...either(
      /\b(?:sports?|sportive?s?|activites? physiques?|exercise|exercising|physical (?:activity|exercise)|work ?out|gym|muscul\w+)\b(?![^?]*\b(?:licen[cs]e|club|association|regard|watch|tele|tv|follow|suiv))/,
    ),
    'week',
    ({ sportPerWeek }) => sportPerWeek,
  ),
  flag(
    'sportClub',
    ...either(
      /\b(?:licen[cs]iee?|licence|member)\b[^?]*\b(?:sport\w*|club|gym)\b|\bsports? club\b|\bclub (?:de sport|sportif)\b/,
    ),
    ({ association, sportPerWeek }) => association && sportPerWeek >= 3,
  ),
  often(
    'alcohol',
    ...either(
      /\b(?:alcool\w*|alcohol\w*|biere|vin|wine|beer|drinks?|aperitif)\b(?![^?]*\b(?:coffee|cafe|the\b|tea|water|eau))/,
    ),
    'week',
    ({ alcoholDays }) => alcoholDays,
  ),
  often('coffees', ...either(/\b(?:cafes?|coffees?|espresso|expresso)\b/), 'day', ({ coffees }) => coffees),
  flag(
    'vegetarian',
    ...either(/\b(?:vegetari\w+|vegans?|vegetali\w+|sans viande|meat-?free|viande du tout)\b/),
    ({ vegetarian }) => vegetarian,
  ),
  often(
    'meat',
    ...either(/\b(?:viandes?|meat|volaille|poultry|beef|carne\w*)\b/),
    'week',
    ({ meatPerWeek }) => meatPerWeek,
  ),
  often(
    'doctor',
    ...either(
      /\b(?:medecins?|generalistes?|docteurs?|consult\w+|doctors?|gp|physician)\b(?![^?]*\b(?:traitant|declare|distance|loin|far|specialist|dentist))/,
    ),
    'year',
    ({ doctorPerYear }) => doctorPerYear,
  ),
  choice(
    'handed',
    ...either(
      /\b(?:gauch\w+|droiti\w+|left[- ]?hand\w*|right[- ]?hand\w*|hand do you|quelle main|write with)\b/,
    ),
    ({ leftHanded }) => (leftHanded ? 'left' : 'right'),
    {
      left: [/gauch|left/, /^oui|^yes/],
      right: [/droit|right/, /^non|^no\b/],
    },
  ),
  flag('leftHanded', ...either(/\bgauch\w+|\bleft[- ]?hand\w*/), ({ leftHanded }) => leftHanded),
  amount(
    'height',
    ...either(
      /\b(?:taille|mesurez|tall|height)\b(?![^?]*\b(?:vetement|cloth|commune|foyer|menage|entreprise|logement))/,
    ),
    ({ height }) => height,
    'cm',
  ),
  amount('weight', ...either(/\b(?:poids|pesez|kilos|weigh|weight|kg)\b/), ({ weight }) => weight, 'kg'),
  choice(
    'phone',
    ...either(
      /\b(?:telephone|portable|mobile|phone|smartphone)\b(?![^?]*\b(?:heures|hours|temps|time|combien|operateur|forfait|marque))/,
    ),
    ({ smartphone, mobile }) => (smartphone ? 'smart' : mobile ? 'basic' : 'none'),
    {
      smart: [/smart|iphone|android/],
      basic: [
        /classique|basic|simple|ordinary|ordinaire|feature|old|sans (?:acces )?internet/,
        /smart|^oui|^yes/,
      ],
      none: [
        /^aucun|^none|^no\b|^non\b|^pas\b|^neither|^ni |pas de (?:portable|telephone|mobile)|don't have|not have|n'ai pas/,
      ],
    },
  ),
  flag('smartphone', ...either(/\bsmart-?phones?\b|\biphone\b/), ({ smartphone }) => smartphone),
  flag('mobile', ...either(/\b(?:telephone portable|mobile|cell ?phone|portable)\b/), ({ mobile }) => mobile),
  flag(
    'computer',
    ...either(
      /\b(?:ordinateurs?|computers?|laptops?|pc|desktop)\b(?![^?]*\b(?:heures|hours|temps|time|jeux|games))/,
    ),
    ({ computer }) => computer,
  ),
  often(
    'orders',
    ...either(
      /\b(?:achet\w+|achats?|commandez?|commandes?|commander|buy|bought|shop|shopping|order\w*|purchas\w*)\b[^?]*\b(?:en ligne|sur (?:internet|le web)|online|internet|web)\b|\b(?:en ligne|online|internet)\b[^?]*\b(?:achat\w*|achet\w+|command\w+|shopping|purchas\w*|order\w*|bought|buy)\b|\be-commerce\b|\bcolis\b/,
    ),
    'year',
    ({ onlineOrdersPerYear }) => onlineOrdersPerYear,
  ),
  flag('facebook', ...either(/\bfacebook\b/), ({ facebook }) => facebook),
  flag('instagram', ...either(/\binstagram\b|\binsta\b/), ({ instagram }) => instagram),
  flag('tiktok', ...either(/\btik ?tok\b/), ({ tiktok }) => tiktok),
  flag(
    'social',
    ...either(
      /\b(?:reseaux? socia\w+|social (?:media|networks?|networking))\b(?![^?]*\b(?:heures|hours|temps|time|combien|how (?:long|much)))/,
    ),
    (sheet) => sheet.facebook || sheet.instagram || sheet.tiktok,
  ),
  flag(
    'streaming',
    ...either(
      /\b(?:streaming|netflix|disney|prime video|vod|svod|canal)\b|\babonn\w+\b[^?]*\b(?:series|films|video)\b/,
    ),
    ({ streaming }) => streaming,
  ),
  choice(
    'newsSource',
    ...either(/\b(?:informez|actualites?|actu|infos?|information|news|current affairs)\b/),
    ({ newsSource }) => newsSource,
    {
      television: [/televis|\btele\b|\btv\b/],
      radio: [/radio|podcast/],
      press: [/journa(?!.*(?:televis|tele\b))|presse|newspaper|\bpress\b|magazine|print|papier/],
      web: [/internet|sites?|\bweb\b|online|en ligne|website|\bapps?\b/, /reseaux sociaux|social/],
      social: [/reseaux? socia|social/, /internet|\bweb\b|online|en ligne/],
    },
  ),
  amount(
    'screenHours',
    ...either(
      /\b(?:ecrans?|screen|internet|online|reseaux sociaux|social media|smartphone|telephone)\b[^?]*\b(?:temps|heures?|time|hours?|long|jour|day)\b|\b(?:temps|heures?|time|hours?|long)\b[^?]*\b(?:ecrans?|screens?|internet|online|reseaux sociaux|social media|smartphone|phone|telephone)\b/,
    ),
    ({ screenHours }) => screenHours,
    'hour',
  ),
  flag(
    'internet',
    ...either(
      /\b(?:internet|wi-?fi|broadband|adsl|fibre)\b(?![^?]*\b(?:heures|hours|temps|time|achet|buy|shop|order))/,
    ),
    ({ internet }) => internet,
  ),
  amount(
    'tvHours',
    ...either(/\b(?:television|tele|tv|telly|petit ecran)\b/),
    ({ tvHours }) => tvHours,
    'hour',
  ),
  often(
    'books',
    ...either(
      /\b(?:livres?|lecture|lisez-vous|romans?|books|novels?|read for pleasure)\b(?![^?]*\b(?:journa|newspaper|presse|magazine|news))/,
    ),
    'year',
    ({ booksPerYear }) => booksPerYear,
  ),
  often(
    'cinema',
    ...either(/\b(?:cinema|movies|movie theat\w+|films? en salle|big screen)\b/),
    'year',
    ({ cinemaPerYear }) => cinemaPerYear,
  ),
  often(
    'museums',
    ...either(/\b(?:musees?|museums?|expositions?|exhibitions?)\b/),
    'year',
    ({ museumsPerYear }) => museumsPerYear,
  ),
  often(
    'restaurant',
    ...either(/\b(?:restaurants?|restos?|eat(?:ing)? out|dine out|brasserie|meal out)\b/),
    'year',
    ({ restaurantPerYear }) => restaurantPerYear,
  ),
  flag(
    'videoGames',
    ...either(/\b(?:jeux? videos?|video ?games?|computer games?|gaming|gamer|gameu\w+|console)\b/),
    ({ videoGames }) => videoGames,
  ),
  flag(
    'instrument',
    ...either(
      /\b(?:instruments? de musique|musical instruments?|(?:jouez|play)\b[^?]*\binstruments?|instrument|piano|guitare?)\b/,
    ),
    ({ instrument }) => instrument,
  ),
  choice(
    'nationality',
    ...either(/\bnationalit\w+|\bcitizenship\b|\bcitoyennete\b/),
    ({ nationality }) => nationality,
    {
      birth: [
        /(?:francaise?|french) (?:de naissance|by birth|from birth|a la naissance)|(?:ne|nee|born) francais|born french/,
        /^(?:francaise?|french|oui|yes)\b/,
      ],
      acquired: [/acqui|naturali/, /^(?:francaise?|french|oui|yes)\b/],
      european: [
        /union europeenne|\bue\b|\beu\b|european/,
        /etrang|foreign|^autre|^other|^non|^no\b|another/,
      ],
      other: [
        /hors (?:de l')?(?:union|ue)|non-eu|outside/,
        /^(?:une? )?autre|^other|etrang|foreign|another|^non|^no\b/,
      ],
    },
  ),
  flag(
    'french',
    ...either(
      /\b(?:francaise?|french)\b(?![^?]*\b(?:parlez|speak|langue|language|nee?|born|food|cuisine|film))/,
    ),
    ({ french }) => french,
  ),
  flag(
    'bornInFrance',
    ...either(
      /\b(?:nee?|born|naissance|birth)\b[^?]*\b(?:france|etranger|abroad|pays|country|francais\w*)\b/,
    ),
    ({ bornInFrance }) => bornInFrance,
  ),
  flag(
    'registered',
    ...either(
      /\blistes? electorales?\b|\belectoral (?:roll|register)\b|\bregistered (?:to vote|as a voter|voter)\b|\binscrite?\b[^?]*\b(?:vot|elector)/,
    ),
    ({ registered }) => registered,
  ),
  flag(
    'voted',
    ...either(
      /\b(?:vote|vot(?:ed|ez|er|ing)|voix|turnout|urnes|ballot|polls|abstenu\w*|abstain\w*)\b[^?]*\b(?:election\w*|presidentielle\w*|legislative\w*|presidential|scrutin|dernier\w*|last|tour|2022|2024|general)\b|\b(?:election\w*|presidentielle\w*|legislative\w*|presidential|scrutin)\b[^?]*\b(?:vote\w*|vot(?:ed|ez)|abstenu\w*|urnes|polls|ballot|participe\w*)\b/,
    ),
    ({ voted }) => voted,
  ),
  amount(
    'associations',
    ...either(/\b(?:combien|how many|nombre|number)\b[^?]*\b(?:associations?|clubs?|societies)\b/),
    ({ associations }) => associations,
  ),
  flag(
    'volunteer',
    ...either(/\bbenevol\w*|\bvolunt(?:eer|ary)\w*|\bunpaid work\b/),
    ({ volunteer }) => volunteer,
  ),
  flag(
    'association',
    ...either(/\b(?:associations?|associatif|clubs?|societies|voluntary organi[sz]ation)\b/),
    ({ association }) => association,
  ),
  flag(
    'donates',
    ...either(
      /\b(?:dons?|donate[sd]?|donations?|donne[rz]?|give|given|gave|charit\w+|caritati\w+)\b(?=[^?]*\b(?:association|caritati\w+|charit\w+|argent|money|cause|ong|oeuvres?|organisations?))|\bcharitable (?:donation|giving)/,
    ),
    ({ donates }) => donates,
  ),
  often(
    'worship',
    ...either(
      /\b(?:culte|messe|eglise|mosquee|synagogue|temple|office religieux|worship|church|mosque|religious services?|pray\w*)\b/,
    ),
    'year',
    ({ worshipPerYear }) => worshipPerYear,
  ),
  choice(
    'religion',
    ...either(/\breligi\w+|\bconfession\b|\bfaith\b|\bcroyant\w*/),
    ({ religion }) => religion,
    {
      none: [/^aucune|sans religion|athee|agnosti|^none|^no\b|^non\b|not religious|atheist|pas de religion/],
      catholic: [/catholi|chretien|christian/],
      muslim: [/musulman|muslim|islam/, /^(?:une? )?autre|^other/],
      protestant: [/protestant/, /chretien|christian/, /^(?:une? )?autre|^other/],
      other: [/^(?:une? )?autre|^other/, /juif|juda|jewish|bouddh|buddh|hindu|orthodox/],
    },
  ),
  flag(
    'religious',
    ...either(/\breligi\w+|\bcroyant\w*|\bbeliever\b/),
    ({ religion }) => religion !== 'none',
  ),
  amount(
    'languages',
    ...either(/\b(?:combien|how many|nombre|number)\b[^?]*\b(?:langues?|languages?)\b/),
    ({ languages }, stem = '') =>
      languages -
      (/etrang|foreign|other than french|autres? que le francais|en plus du|besides/.test(stem) ? 1 : 0),
  ),
  flag(
    'foreignLanguage',
    ...either(
      /\b(?:langues? etrangeres?|foreign languages?|autre langue|other languages?|another language|bilingue|bilingual)\b/,
    ),
    ({ languages }) => languages > 1,
  ),
]
