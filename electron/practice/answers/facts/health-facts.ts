import { amount, choice, type Fact, flag, often } from './fact.ts'

const yes = /^(?:oui|yes)\b/
const no = /^(?:non|no)\b|jamais|\bnever\b|ne fume pas|not smoke|don't smoke|non[- ]fumeu/

/** Facts about health and the habits of the body. */
export const healthFacts: readonly Fact[] = [
  often(
    'cigarettes',
    /\bcombien de cigarettes\b|\bnombre de cigarettes\b/,
    /\bhow many cigarettes\b|\bnumber of cigarettes\b/,
    'day',
    ({ cigarettes }) => cigarettes,
  ),
  flag(
    'everSmoked',
    /\bavez-vous (?:deja|jamais) fume\b/,
    /\bhave you ever smoked\b|\bdid you ever smoke\b/,
    ({ smoker }) => smoker !== 'never',
  ),
  flag(
    'smokesDaily',
    /\bfumez-vous[^?]* (?:tous les jours|chaque jour|quotidiennement)/,
    /\bdo you smoke[^?]* (?:every day|daily)/,
    ({ smoker }) => smoker === 'daily',
  ),
  flag(
    'vapes',
    /\bvapotez-vous\b|\b(?:cigarette electronique|vapoteuse)\b/,
    /\bdo you vape\b|\be-?cigarettes?\b|\bvaping\b/,
    ({ vapes }) => vapes,
  ),
  choice(
    'smoker',
    /\bfumez-vous\b|\betes-vous (?:un |une )?(?:fumeu\w+|non[- ]fumeu)|\bvous fumez\b|\bconsommation de tabac/,
    /\bdo you smoke\b|\bare you a (?:current )?(?:non-?)?smoker\b|\bsmoking status\b/,
    ({ smoker }) => smoker,
    {
      daily: [
        /tous les jours|quotidien|chaque jour|regulie|every day|daily|regular|still smok|fume (?:toujours|encore)/,
        yes,
        /fumeu|smoker/,
      ],
      occasional: [
        /occasionnel|temps en temps|parfois|occasional|sometimes|now and then|less than|pas tous les jours|not every/,
        yes,
        /fumeu|smoker/,
      ],
      former: [
        /ancien|j'ai (?:deja )?fume|arrete|plus\b|former|ex-|used to|quit|stopped|in the past|gave up/,
        no,
      ],
      never: [/jamais|never/, no],
    },
  ),
  choice(
    'health',
    /\b(?:etat de sante|votre sante|sante en general)\b(?!.*\b(?:inquiet|souci))/,
    /\b(?:your (?:own )?(?:general |overall )?health\b|state of health)(?! (?:care|service|insur|cent|system|prof))/,
    ({ health }) => String(health),
    {
      '5': [/\btres bon|\bexcellent|\bvery good/, /^bon|^good/],
      '4': [/^bonn?e?\b|^good\b|\bplutot bon/, /\btres bon|\bvery good/],
      '3': [
        /\bassez bon|\bmoyen|\bpassable|\bcorrect|\bfair\b|\baverage|ni bon|neither|\bacceptable/,
        /\bplutot bon|^good|^bon/,
      ],
      '2': [/^(?:plutot )?mauvais|^bad|^(?:rather )?poor|\bfairly bad/, /\btres mauvais|\bvery (?:bad|poor)/],
      '1': [/\btres mauvais|\bvery (?:bad|poor)/, /mauvais|\bbad|\bpoor/],
    },
  ),
  flag(
    'glasses',
    /\b(?:portez|avez)-vous des (?:lunettes|lentilles|verres)/,
    /\bdo you wear (?:glasses|contact|spectacles)/,
    ({ glasses }) => glasses,
  ),
  amount(
    'sleep',
    /\bcombien d'heures\b[^?]*\bdorm|\bheures de sommeil\b/,
    /\bhow many hours\b[^?]*\bsleep\b|\bhours of sleep\b/,
    ({ sleep }) => sleep,
    'hour',
  ),
  flag(
    'sportWeekly',
    /\b(?:sport|activite (?:physique|sportive))\b[^?]*\b(?:au moins une fois par semaine|chaque semaine|toutes les semaines)/,
    /\b(?:sports?|exercise|physical activity)\b[^?]*\b(?:at least once a week|every week|weekly)/,
    ({ sportPerWeek }) => sportPerWeek >= 1,
  ),
  often(
    'sport',
    /\b(?:faites|pratiquez)-vous (?:du|un|une|souvent du|regulierement (?:du|un|une)) (?:sport|activite (?:physique|sportive))|\b(?:combien de fois|frequence)\b[^?]*\bsport/,
    /\b(?:do you|how often do you) (?:do|play|practise|practice|take part in) (?:any |a )?(?:sports?|exercise)|\bdo you exercise\b|\bhow often do you exercise\b/,
    'week',
    ({ sportPerWeek }) => sportPerWeek,
  ),
  often(
    'alcohol',
    /\b(?:buvez|consommez)-vous (?:souvent |regulierement )?(?:de l'alcool|des boissons alcool)|\b(?:combien|frequence)\b[^?]*\balcool/,
    /\b(?:do you|how often do you) (?:drink|have|consume)(?: any)? (?:alcohol|a drink containing alcohol|alcoholic)/,
    'week',
    ({ alcoholDays }) => alcoholDays,
  ),
  often(
    'coffees',
    /\b(?:buvez-vous|combien de (?:tasses de )?cafes?|tasses de cafe)\b[^?]*(?:cafe|jour|buvez)/,
    /\bdo you drink (?:any )?coffee\b|\bhow many (?:cups of )?coffees?\b/,
    'day',
    ({ coffees }) => coffees,
  ),
  flag(
    'vegetarian',
    /\betes-vous (?:vegetari\w+|vegan\w*|vegetali\w+)/,
    /\bare you (?:a )?(?:vegetarian|vegan)/,
    ({ vegetarian }) => vegetarian,
  ),
  often(
    'meat',
    /\b(?:mangez|consommez)-vous (?:souvent |regulierement )?de la viande|\b(?:combien de fois|frequence)\b[^?]*\bviande/,
    /\b(?:do you|how often do you) eat (?:any )?meat\b/,
    'week',
    ({ meatPerWeek }) => meatPerWeek,
  ),
  often(
    'doctor',
    /\b(?:combien de fois|avez-vous)\b[^?]*\b(?:consulte|vu|alle\w* (?:chez|voir))\b[^?]*\b(?:medecin|generaliste|docteur)/,
    /\b(?:how (?:many times|often)|have you|did you|do you)\b[^?]*\b(?:see|seen|visit|visited|consult\w*)\b[^?]*\b(?:doctor|gp)\b/,
    'year',
    ({ doctorPerYear }) => doctorPerYear,
  ),
  flag(
    'disability',
    /\b(?:avez-vous|etes-vous en situation de|souffrez-vous d'un) ?(?:un )?handicap\b/,
    /\bdo you have a(?:ny)? disabilit|\bare you disabled\b/,
    ({ disability }) => disability,
  ),
  choice(
    'handed',
    /\bdroitier\w* ou gauch|\bgauch\w+ ou droiti/,
    /\b(?:left|right)[- ]handed or (?:left|right)[- ]?handed\b/,
    ({ leftHanded }) => (leftHanded ? 'left' : 'right'),
    {
      left: [/gauch|left/],
      right: [/droit|right/],
    },
  ),
  flag('leftHanded', /\betes-vous gauch\w+/, /\bare you left[- ]handed\b/, ({ leftHanded }) => leftHanded),
  flag(
    'rightHanded',
    /\betes-vous droiti\w+/,
    /\bare you right[- ]handed\b/,
    ({ leftHanded }) => !leftHanded,
  ),
  amount(
    'height',
    /\b(?:votre taille|combien mesurez-vous)\b/,
    /\b(?:how tall are you|your height)\b/,
    ({ height }) => height,
    'cm',
  ),
  amount(
    'weight',
    /\b(?:votre poids|combien pesez-vous)\b/,
    /\b(?:how much do you weigh|your weight)\b/,
    ({ weight }) => weight,
    'kg',
  ),
]
