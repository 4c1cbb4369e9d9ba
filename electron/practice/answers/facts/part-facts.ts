import { amount, choice, either, type Fact, flag, often } from './fact.ts'

/** Facts that are part of another fact, or that follow from several others. */
export const partFacts: readonly Fact[] = [
  choice(
    'employerKind',
    ...either(/\b(?:who|whom|qui)\b[^?]*\b(?:work|travaillez|employe)|\btravaillez-vous pour\b/),
    ({ status, contract, manages }) =>
      status !== 'employed' ? 'nobody' : contract !== 'self' ? 'wage' : manages ? 'staff' : 'self',
    {
      nobody: [
        /^neither|^ni l'un|not in work|sans emploi|\bnobody\b|\bpersonne\b|no one|ne travaille|don't work|not work/,
      ],
      staff: [
        /(?:myself|self|compte|independant).*(?:with (?:employees|staff)|avec (?:des )?salarie)/,
        /myself|self|compte|independant/,
      ],
      self: [/(?:myself|self|compte|independant).*(?:without|no |sans)/, /myself|self|compte|independant/],
      wage: [
        /someone else|somebody else|quelqu'un d'autre|salarie|employee|company|organisation|organization|employer\b|entreprise|employeur|wage|salary/,
      ],
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
    'carUse',
    ...either(
      /\b(?:combien|frequence|souvent|how (?:often|many|frequently)|fois|times|days|jours|did you|avez-vous)\b[^?]*\b(?:us(?:e|es|ed|ing)|driv(?:e|en|es|ing)|drove|take|took|utilis\w+|conduis\w+|conduit\w*|pren\w+|pris|servez|servie?s?|roulez)[ -]?(?:vous )?(?:de )?(?:your|the|a|my|votre|la|une|ma|en) ?(?:own )?(?:car|vehicle|voiture|vehicule|automobile)\b(?![^?]*\b(?:to work|travail|bureau)\b)|\b(?:combien|frequence|souvent|how (?:often|many|frequently)|fois|jours|days|every (?:day|week)|daily|weekly)\b[^?]*\b(?:volant|conduisez|conduire|driv(?:e|ing)|behind the wheel)\b(?! to )|\b(?:conduisez|do you drive|are you driving)\b[^?]*\b(?:tous les jours|chaque (?:jour|semaine)|every (?:day|week)|daily|weekly|most days)\b/,
    ),
    'year',
    ({ carDaysPerYear }) => carDaysPerYear,
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
      /^(?!.*\b(?:km|kilomet\w+|miles|distance|far|loin)\b).*\b(?:combien|how many|taille|size|effectif|nombre|number)\b[^?]*\b(?:entreprise|organisation|organization|employer|employeur|company|etablissement|workplace|salaries|employees)\b/,
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
        /^(?:i am |i'm |je suis )?(?:a )?veget/,
        /any meat or fish|ni viande ni poisson|no meat or fish/,
      ],
      flexitarian: [
        /flexi|(?:viande|meat)\b.*\b(?:pas tous|not every|but not|parfois|sometimes|peu)|\b(?:peu|little|occasionally) .*(?:viande|meat)/,
        /omnivore|i eat (?:all|every)|(?:tout|de tout)|no (?:special|particular)|aucun/,
      ],
      all: [
        /(?:viande|meat)\b.*\b(?:tous les jours|every day|most days|daily)(?<!(?:pas|not|but) .*)/,
        /omnivore|i eat (?:all|every)|(?:tout|de tout)|no (?:special|particular)|aucun regime/,
      ],
    },
  ),
  flag(
    'everDivorced',
    ...either(
      /\bever\b[^?]*\bdivorced?\b|\bdeja (?:ete )?divorcee?|\b(?:vecu|traverse|connu) (?:un )?divorce\b/,
    ),
    ({ marital }) => marital === 'divorced',
  ),
  flag(
    'notEmployed',
    ...either(/\bout of (?:any )?paid (?:work|employment)\b/),
    ({ status }) => status !== 'employed',
  ),
]
