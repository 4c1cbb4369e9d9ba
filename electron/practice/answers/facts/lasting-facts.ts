import { amount, choice, either, type Fact, flag, often } from './fact.ts'

const since =
  "(?:depuis|since|how long|for how|quand|when|combien (?:de temps|d'annees)|remonte|how many years|duree|anciennete)"

function sinceWhen(things: string): RegExp {
  return new RegExp(`\\b${since}\\b[^?]*\\b(?:${things})|\\b(?:${things})\\b[^?]*\\b${since}\\b`)
}

/** Numbers of years that a stem names for a child: « 11-17 ans », "aged 0 to 2", a baby, a teenager. */
function agesNamed(stem: string): readonly [number, number] {
  const [, from, to] = /(\d+) ?(?:-|–|a|et|to|and) ?(\d+)/.exec(stem) ?? []
  if (from && to) return [Number(from), Number(to)]
  return /\b(?:bebe|nourrisson|baby|babies|toddler|infant)/.test(stem) ? [0, 2] : [11, 17]
}

/** Facts about how long, how much and since when, and about parts of a fact: tried before the more general ones. */
export const lastingFacts: readonly Fact[] = [
  amount(
    'retiredYears',
    ...either(sinceWhen('retraitee?|retraite|retired?|retirement')),
    ({ retiredYears }) => retiredYears,
    'year',
  ),
  amount(
    'licenceYears',
    ...either(sinceWhen("permis|driving licen[cs]e|driver'?s licen[cs]e")),
    ({ licenceYears }) => licenceYears,
    'year',
  ),
  amount(
    'quitYears',
    ...either(
      /\b(?:cesse|arrete|arret|stopped|quit|given up|gave up|giving up)\b[^?]*\b(?:fumer|tabac|cigarettes?|smoking)\b[^?]*(?:remonte|quand|depuis|when|long|ago|:|…|$)|\bquand\b[^?]*\barrete de fumer/,
    ),
    ({ quitYears }) => quitYears,
    'year',
  ),
  amount(
    'monthsSinceDoctor',
    ...either(
      /\b(?:when|quand|a quand|remonte|date|how long ago|derniere (?:fois|visite|consultation))\b[^?]*\b(?:doctor|gp|medecin|generaliste|docteur)\b|\b(?:last|derniere) (?:saw|visit\w*|consultation)\b[^?]*\b(?:doctor|gp|medecin|generaliste)\b[^?]*(?:remonte|when|date|:|$)/,
    ),
    ({ doctorPerYear }) => (doctorPerYear === 0 ? 18 : 12 / (doctorPerYear + 1)),
    'month',
  ),
  amount(
    'childrenAged',
    ...either(
      /\b(?:adolescente?s?|teenagers?|teens?|baby|babies|bebes?|toddlers?|nourrissons?)\b[^?]*\b(?:toit|foyer|menage|chez vous|maison|household|home|live|roof)\b|\b(?:toit|foyer|menage|chez vous|maison|household|home|live|roof|vivez)\b[^?]*\b(?:adolescente?s?|teenagers?|teens?|baby|babies|bebes?|toddlers?|nourrissons?)\b/,
    ),
    ({ agesAtHome }, stem = '') => {
      const [from, to] = agesNamed(stem)
      return agesAtHome.filter((age) => age >= from && age <= to).length
    },
  ),
  choice(
    'schooling',
    ...either(/\b(?:enfants?|children|kids)\b[^?]*\b(?:scolaris\w+|ecole|maternelle|elementaire|school)\b/),
    ({ agesAtHome }) => {
      const nursery = agesAtHome.some((age) => age >= 3 && age <= 5)
      const primary = agesAtHome.some((age) => age >= 6 && age <= 10)
      return nursery ? (primary ? 'both' : 'nursery') : primary ? 'primary' : 'none'
    },
    {
      both: [/les deux|\bboth\b/],
      nursery: [/maternelle(?!.*elementaire)|nursery(?!.*primary)/],
      primary: [/(?<!maternelle.*)(?:elementaire|primaire)|(?<!nursery.*)primary/],
      none: [/^(?:non|no|aucun|none)/],
    },
  ),
  amount(
    'adults',
    ...either(
      /\b(?:combien|how many|nombre|number)\b[^?]*\b(?:adultes?|adults?|majeurs?|(?:personnes|people) (?:de |aged |over )?(?:18|plus de 18))\b/,
    ),
    ({ householdSize, agesAtHome }) =>
      Math.max(1, householdSize - agesAtHome.filter((age) => age < 18).length),
  ),
  choice(
    'nest',
    ...either(
      /\b(?:enfants?|children|kids)\b[^?]*\b(?:left home|moved out|flown the nest|quitte (?:la maison|le foyer|le nid)|partis? (?:de la maison|du foyer))(?![^?]*\b(?:combien|how many|comptant|including|counting))/,
    ),
    ({ children, childrenAtHome }) =>
      children === 0
        ? 'childless'
        : childrenAtHome === 0
          ? 'left'
          : childrenAtHome < children
            ? 'some'
            : 'home',
    {
      childless: [/(?:pas|jamais|sans).*enfant|(?:no|not|never).*(?:children|kids)/],
      some: [/^(?:some|certains|une partie|pas tous|not all)/, /^(?:non|no|faux|false)/],
      home: [/^(?:none|aucun|not yet|pas encore)/, /^(?:non|no|faux|false)|not (?:true|my case)/],
      left: [/^(?:oui|yes|vrai|true|all|tous|this is|c'est|exact)/],
    },
  ),
  choice(
    'employerKind',
    ...either(/\b(?:who|whom|qui)\b[^?]*\b(?:work|travaillez|employe)|\btravaillez-vous pour\b/),
    ({ status, contract, manages }) =>
      status !== 'employed' ? 'nobody' : contract !== 'self' ? 'wage' : manages ? 'staff' : 'self',
    {
      nobody: [/\bnobody\b|\bpersonne\b|no one|ne travaille|don't work|not work/],
      staff: [
        /(?:myself|self|compte|independant).*(?:with (?:employees|staff)|avec (?:des )?salarie)/,
        /myself|self|compte|independant/,
      ],
      self: [/(?:myself|self|compte|independant).*(?:without|no |sans)/, /myself|self|compte|independant/],
      wage: [/company|organisation|organization|employer\b|entreprise|employeur|wage|salary/],
    },
  ),
  choice(
    'drivesToWork',
    ...either(
      /\b(?:drive|driving) to (?:your )?work\b|\b(?:travail|bureau)\b[^?]*\ben voiture\b|\bvoiture pour (?:aller|me rendre)\b/,
    ),
    ({ status, commuteMode, teleworkDays }) =>
      status !== 'employed' || commuteMode === 'none' || teleworkDays === 5
        ? 'none'
        : commuteMode !== 'car'
          ? 'other'
          : teleworkDays > 0
            ? 'some'
            : 'daily',
    {
      none: [
        /nowhere|no (?:commute|job|workplace)|don't work|not (?:applicable|work)|ne travaille|sans objet|non concern/,
      ],
      other: [/another way|autrement|^(?:never|jamais|no|non|false|faux)/],
      some: [/some|certains|parfois|not every/, /every|daily|^(?:yes|oui|true|vrai)|tous les jours|chaque/],
      daily: [/every|daily|always|tous les jours|chaque|toujours/, /^(?:yes|oui|true|vrai)/],
    },
  ),
  choice(
    'householdSource',
    ...either(
      /\b(?:source|origine|provenance)\b[^?]*\b(?:revenus?|ressources|income)\b|\b(?:revenus?|income)\b[^?]*\b(?:provien\w+|viennent|come from|source)\b/,
    ),
    ({ income, householdIncome, status, contract, age, living }) => {
      if (income < 0.45 * householdIncome) return age >= 62 && living !== 'parents' ? 'pension' : 'wage'
      if (status === 'employed') return contract === 'self' ? 'self' : 'wage'
      if (status === 'retired') return 'pension'
      return status === 'student' ? 'family' : 'benefit'
    },
    {
      wage: [/wage|salar|employment|emploi/],
      self: [/self-?employ|independant|non salari|business/, /wage|salar|activite/],
      pension: [/pension|retraite/],
      benefit: [/benefit|allocation|chomage|aides?|prestation/],
      family: [/family|famille|parents/, /^(?:other|autre)/],
    },
  ),
  choice(
    'ballot',
    ...either(
      /\b(?:elections?|legislatives|municipales|presidentielle|europeennes|scrutin|referendum)\b(?![^?]*\b(?:prochaine|next|would|comptez))/,
    ),
    ({ voted, registered }) => (!registered ? 'unregistered' : voted ? 'voted' : 'abstained'),
    {
      voted: [
        /^(?:oui, )?(?:j'ai )?vote\b(?!.*(?:blanc|nul))|^(?:yes, )?(?:i )?voted\b(?!.*(?:blank|spoil))|^(?:oui|yes)\b/,
      ],
      unregistered: [
        /inscrit|not registered|on the register|not eligible|droit de vot/,
        /pas vote|n'avez pas|not vote|^(?:non|no)\b/,
      ],
      abstained: [/ne pas voter|pas vote|abst|did(?:n't| not) vote|not to vote|^(?:non|no)\b/],
    },
  ),
  choice(
    'mainNetwork',
    ...either(
      /\b(?:reseau|network|platform|plateforme)\b[^?]*\b(?:plus|most|main|principal\w*)\b|\b(?:quel|which)\b[^?]*\breseau\w* socia/,
    ),
    ({ facebook, instagram, tiktok, age }) =>
      age < 30 && tiktok
        ? 'tiktok'
        : age < 45 && instagram
          ? 'instagram'
          : facebook
            ? 'facebook'
            : instagram
              ? 'instagram'
              : tiktok
                ? 'tiktok'
                : 'none',
    {
      facebook: [/facebook/],
      instagram: [/instagram|insta\b/],
      tiktok: [/tik ?tok/],
      none: [/aucun|none|not on|don't use|ne suis/],
    },
  ),
  amount(
    'streamingServices',
    ...either(
      /\b(?:combien|how many|nombre|number)\b[^?]*\b(?:plateformes?|services?|abonnements?|subscriptions?|platforms?)\b[^?]*\b(?:video|streaming|series|films?|netflix|svod)\b|\b(?:combien|how many|nombre|number)\b[^?]*\bstreaming (?:services?|subscriptions?|platforms?)/,
    ),
    ({ streamingServices }) => streamingServices,
  ),
  amount(
    'videoGameHours',
    ...either(
      /\b(?:heures?|temps|hours?|time|long)\b[^?]*\b(?:jeux? video|video ?games?|gaming)\b|\b(?:jeux? video|video ?games?|gaming)\b[^?]*\b(?:heures?|temps|hours?|time|long)\b/,
    ),
    ({ videoGameHours }) => videoGameHours,
    'hour',
  ),
  often(
    'glasses',
    ...either(
      /\b(?:combien|how many|nombre|number)\b[^?]*\b(?:verres?|glasses|drinks|units|unites)\b(?![^?]*\b(?:eau|water|wear))/,
    ),
    'week',
    ({ alcoholDays }) => 2 * alcoholDays,
  ),
  often(
    'bikeRides',
    ...either(
      /\b(?:combien|frequence|souvent|how (?:often|many|frequently)|fois|days|jours)\b[^?]*\b(?:velo|bicyclette|bicycle|bike|cycling|cycle)\b(?! (?:lane|path|shed|share))/,
    ),
    'year',
    ({ bikeRidesPerYear }) => bikeRidesPerYear,
  ),
  often(
    'radio',
    ...either(/\b(?:ecoutez|listen|frequence|often)\b[^?]*\bradio\b/),
    'year',
    ({ radioPerYear }) => radioPerYear,
  ),
  choice(
    'holidayPlace',
    ...either(
      /\b(?:dernieres|last)\b[^?]*\b(?:vacances|holidays?|vacation)\b|\b(?:ou|where)\b[^?]*\b(?:vacances|holidays?|vacation)\b/,
    ),
    ({ holidayPlace }) => holidayPlace,
    {
      none: [/ne pars|pas parti|did(?:n't| not) go|don't (?:go|take)|no holiday/],
      sea: [/\bmer\b|littoral|plage|\bsea|beach|coast/, /\bfrance\b/],
      mountain: [/montagne|mountain/, /\bfrance\b/],
      inland: [/campagne|ville\b|country|city/, /\bfrance\b/],
      europe: [/europe(?!en)(?<!que l'europe)|european/, /etranger|abroad/],
      far: [/loin|hors d'europe|outside europe|beyond|further|continent/, /etranger|abroad/],
    },
  ),
  amount(
    'employerSize',
    ...either(
      /\b(?:combien|how many|taille|size|effectif|nombre|number)\b[^?]*\b(?:entreprise|organisation|organization|employer|employeur|company|etablissement|workplace|salaries|employees)\b/,
    ),
    ({ employerSize }) => employerSize,
  ),
  choice(
    'diet',
    ...either(
      /\bregime alimentaire\b|\b(?:diet|eating habits)\b|\b(?:not|never|don't) eat\b|\bne mangez-vous (?:pas|jamais)\b|\balimentation\b/,
    ),
    ({ vegetarian, meatPerWeek }) => (vegetarian ? 'vegetarian' : meatPerWeek <= 2 ? 'flexitarian' : 'all'),
    {
      vegetarian: [
        /^(?:i am |je suis )?(?:a )?vegetari/,
        /any meat or fish|ni viande ni poisson|no meat or fish/,
      ],
      flexitarian: [/flexi/, /omnivore|i eat (?:all|every)|(?:tout|de tout)|no (?:special|particular)|aucun/],
      all: [/omnivore|i eat (?:all|every)|(?:tout|de tout)|no (?:special|particular)|aucun regime/],
    },
  ),
  flag(
    'notEmployed',
    ...either(/\bout of (?:any )?paid (?:work|employment)\b/),
    ({ status }) => status !== 'employed',
  ),
]
