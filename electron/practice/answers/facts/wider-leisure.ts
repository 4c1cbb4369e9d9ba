import { amount, choice, either, type Fact, flag, often } from './fact.ts'

/** Further wordings of questions about media, free time and civic life. */
export const widerAboutLeisure: readonly Fact[] = [
  choice(
    'phone',
    ...either(
      /\b(?:telephone|portable|mobile|phone|smartphone)\b(?![^?]*\b(?:heures|hours|temps|time|combien|operateur|forfait|marque))/,
    ),
    ({ smartphone, mobile }) => (smartphone ? 'smart' : mobile ? 'basic' : 'none'),
    {
      smart: [/smart|iphone|android/],
      basic: [/classique|basic|simple|ordinary|ordinaire|feature|old|sans (?:acces )?internet/],
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
      /\b(?<!(?:parl|speak|lang|spoken)[^?]*)(?:francaise?|french)\b(?![^?]*\b(?:parlez|speak|langue|language|nee?|born|food|cuisine|film))/,
    ),
    ({ french }) => french,
  ),
  choice(
    'birthplace',
    ...either(
      /\b(?:ne|nee|born|naissance|birth)\b[^?]*(?:\b(?:ou|where|pays|country|lieu|elsewhere|ailleurs)\b)|\b(?:pays|country|lieu|place)\b[^?]*\b(?:naissance|birth|born|ne|nee)\b/,
    ),
    ({ bornInFrance }) => (bornInFrance ? 'france' : 'abroad'),
    {
      france: [/^(?:en |in )?(?:france|metropole)|\bfrance\b(?!.*(?:hors|outside))/],
      abroad: [/etranger|abroad|elsewhere|another|other|ailleurs|autre|hors|outside/],
    },
  ),
  flag(
    'bornAbroad',
    ...either(
      /\b(?:nee?|ne\(e\)|born)\b[^?]*\b(?:a l'etranger|abroad|outside|hors de|another country|un autre pays)\b/,
    ),
    ({ bornInFrance }) => !bornInFrance,
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
