import { amount, choice, either, type Fact, flag, often } from './fact.ts'

/** Further wordings of questions about health and the habits of the body. */
export const widerAboutBody: readonly Fact[] = [
  flag(
    'everSmoked',
    ...either(/\b(?:ever|never) smoked\b|\b(?:jamais|deja) fume\b/),
    ({ smoker }) => smoker !== 'never',
  ),
  flag(
    'goodHealth',
    ...either(/\bhealth is good\b|\bin good health\b|\b(?:en )?bonne sante\b|\bare you healthy\b/),
    ({ health }) => health >= 4,
  ),
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
      '5': [
        /\btres b(?:ien|onn?e?)\b|\bexcellent|\bvery good|^very well|\bfit\b.*(?:hardly|rarely|never|seldom)|(?:rarement|jamais) malade|pleine forme/,
        /^bon|^good|^well|^oui|^yes/,
      ],
      '4': [
        /\bminor\b|few aches|petits? (?:bobos|soucis|maux|ennuis)|^b(?:ien|onn?e?)\b|^good\b|\bplutot b(?:ien|onn?e?)|^fairly good|^well/,
        /\btres bon|\bvery good|^oui|^yes/,
      ],
      '3': [
        /\bassez b(?:ien|on)|\bcomme ci|\bmoyen|\bpassable|\bcorrect|\bfair\b|\baverage|ni bon|neither|\bacceptable|so-so|health troubles|bother me|soucis de sante|ennuis de sante/,
        /\bplutot bon|^good|^bon/,
      ],
      '2': [
        /health troubles|bother me|soucis de sante|ennuis de sante|^(?:plutot )?ma(?:uvais|l\b)|^bad|^(?:rather )?poor|\bfairly bad/,
        /\btres mauvais|\bvery (?:bad|poor)|^non|^no\b/,
      ],
      '1': [
        /seriously ill|gravement malade|\btres ma(?:uvais|l\b)|\bvery (?:bad|poor)/,
        /mauvais|\bmal\b|\bbad|\bpoor|^non|^no\b/,
      ],
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
    ...either(
      /\b(?:dorm\w+|sommeil|sleep|(?:nuits?|nights?)(?![^?]*\b(?:drink|away|hors|alcool|alcohol|hotel|out)\b)|asleep)\b/,
    ),
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
      /\b(?:licen[cs]iee?|licence|member)\b[^?]*\b(?:sport\w*|gym)\b|\bsports? club\b|\bclub (?:de sport|sportif)\b/,
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
]
