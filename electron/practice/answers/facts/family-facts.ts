import { amount, choice, type Fact, flag } from './fact.ts'

const couple = [/\bcouple\b|\bpartner(?!ship)|\bconjoint|concubin|cohabit|union libre|\btogether\b/]

/** Facts about the person and the family. More exact questions come before more general ones. */
export const familyFacts: readonly Fact[] = [
  choice(
    'sex',
    /\b(?:votre (?:sexe|genre)|etes-vous (?:un homme|une femme|de sexe)|^etes-vous ?(?:[.…:?]|$))/,
    /\b(?:your (?:sex|gender)|are you (?:a )?(?:male|female|man|woman))\b|^(?:you are|are you) ?(?:[.…:?]|$)/,
    ({ sex }) => sex,
    {
      femme: [/^(?:une )?femmes?\b|^feminin|^(?:a )?(?:woman|female)\b|^f$/],
      homme: [/^(?:un )?hommes?\b|^masculin|^(?:a )?(?:man|male)\b|^m$|^h$/],
    },
  ),
  amount(
    'birthYear',
    /\b(?:annee de (?:votre )?naissance|en quelle annee etes-vous ne|quand etes-vous ne)/,
    /\b(?:year of (?:your )?birth|birth year|(?:what|which) year were you born|when were you born)\b/,
    ({ birthYear }) => birthYear,
  ),
  amount(
    'age',
    /\b(?:quel age|votre age|(?:votre|quelle) (?:tranche|classe|categorie) d'age)\b|^age ?[:*]?$/,
    /\b(?:how old are you|what age are you|your age|(?:your|which|what) age (?:group|range|band|bracket|category))\b|\bage (?:groups|ranges|bands|brackets)\b|^age ?[:*]?$/,
    ({ age }) => age,
    'year',
  ),
  amount(
    'grandchildren',
    /\bcombien (?:de |avez-vous de )petits-enfants|\bnombre de petits-enfants/,
    /\bhow many grand-?children\b|\bnumber of grandchildren\b/,
    ({ grandchildren }) => grandchildren,
  ),
  flag(
    'isGrandparent',
    /\bavez-vous (?:un ou plusieurs |des |au moins un )petits?-enfants?|\betes-vous (?:un |une )?grand-?(?:parent|mere|pere)|\betes-vous grands?-parents?/,
    /\bdo you have (?:any |one or more )?grand-?(?:children|kids)\b|\bare you a grand-?(?:parent|mother|father)\b/,
    ({ grandchildren }) => grandchildren > 0,
  ),
  amount(
    'childrenAtHome',
    /\bcombien (?:d'|avez-vous d')enfants(?: [a-z]+)? (?:vivent|habitent|resident|sont|a charge|avez-vous a charge)|\benfants? (?:a|sous votre) (?:votre )?(?:charge|toit)|\b(?:vivez-vous|habitez-vous) avec (?:des|vos|un ou plusieurs) enfants|\bavez-vous des enfants (?:a la maison|a charge|vivant|qui vivent)/,
    /\bhow many (?:children|kids) (?:live|living|are living|do you have living|under \d+ live)|\b(?:children|kids) (?:live|living) (?:at home|in your (?:home|household)|with you)|\bdo you live with (?:any |your )?children|\bdependent children\b/,
    ({ childrenAtHome }) => childrenAtHome,
  ),
  amount(
    'minors',
    /\benfants? (?:mineurs?|de moins de (?:18|dix-huit) ans|ages? de moins de 18)/,
    /\b(?:child|children|kids) (?:under|below|younger than|aged under) (?:the age of )?(?:18|eighteen)|\bminor children/,
    ({ minors }) => minors,
  ),
  amount(
    'children',
    /\bcombien (?:d'|avez-vous d'|avez-vous eu d')enfants?(?! (?:de|accueil))|\bnombre d'enfants|\bavez-vous (?:un ou plusieurs |des |eu des |au moins un )enfants?(?: ?\?| ?$| ?,)|\betes-vous (?:un )?(?:parent|mere|pere|maman|papa)\b(?! (?:d'eleve|isole))/,
    /\bhow many (?:children|kids)(?: do you have| have you(?: had)?)|\bnumber of children\b|\bdo you have (?:any |a |one or more )?(?:children|child|kids)(?: of your own)? ?(?:\?|$|,)|\bare you a (?:parent|mother|father|mum|dad)\b/,
    ({ children }) => children,
  ),
  flag(
    'pregnant',
    /\benceinte\b|\battendez-vous un (?:enfant|bebe)\b/,
    /\bpregnant\b|\bexpecting a (?:baby|child)\b/,
    ({ pregnant }) => pregnant,
  ),
  flag(
    'livesAlone',
    /\b(?:vivez|habitez)-vous seule?s?\b/,
    /\bdo you live (?:alone|by yourself|on your own)\b/,
    (sheet) => sheet.householdSize === 1,
  ),
  flag(
    'livesWithParents',
    /\b(?:vivez|habitez|logez)-vous (?:encore )?chez (?:vos|l'un de vos) parents/,
    /\bdo you (?:still )?live (?:with|at) your parents/,
    ({ living }) => living === 'parents',
  ),
  amount(
    'householdSize',
    /\bcombien (?:de personnes|etes-vous)\b.*\b(?:foyer|menage|logement|chez vous|domicile|maison|toit)|\b(?:taille|nombre de personnes) (?:de|dans) votre (?:foyer|menage|logement)(?!.*m²)/,
    /\bhow many people\b.*\b(?:household|home|house|live with you|your place)|\b(?:size of your|people in your) household\b|\bhousehold size\b/,
    ({ householdSize }) => householdSize,
  ),
  flag(
    'couple',
    /\b(?:vivez|etes)-vous en couple\b|\bavez-vous un(?:e)? (?:conjoint|partenaire|compagn)/,
    /\bare you in a (?:couple|relationship)\b|\bdo you (?:live with|have) (?:a|your) (?:partner|spouse)\b|\bare you living with a (?:partner|spouse)/,
    ({ couple: together }) => together,
  ),
  flag(
    'married',
    /\betes-vous mariee?s?\b(?! ou)/,
    /\bare you married\b(?! or)/,
    ({ marital }) => marital === 'married',
  ),
  flag(
    'divorced',
    /\betes-vous divorcee?s?\b(?! ou)/,
    /\bare you divorced\b(?! or)/,
    ({ marital }) => marital === 'divorced',
  ),
  flag(
    'widowed',
    /\betes-vous (?:veuf|veuve)\b/,
    /\bare you (?:widowed|a wid)/,
    ({ marital }) => marital === 'widowed',
  ),
  choice(
    'marital',
    /\b(?:situation|statut|etat) (?:familiale?|matrimoniale?|maritale?|conjugale?|civil)\b|\betes-vous(?: :)? ?(?:celibataire|mariee?),? (?:ou|mariee?)/,
    /\b(?:marital|relationship|civil|family) status\b|\bare you (?:single|married),? (?:or|married|single)/,
    ({ marital, couple: together }) => (marital === 'single' && together ? 'together' : marital),
    {
      single: [/\bcelibataire|\bsingle\b|never married/, /\bseule?\b|\balone\b|sans conjoint/],
      together: [...couple, /\bcelibataire|\bsingle\b|never married/],
      married: [/\bmarie|\bmarried\b|\bepou/, ...couple],
      pacs: [/\bpacs|civil (?:partner|union)/, ...couple, /\bmarie|\bmarried\b/],
      divorced: [/\bdivorce|\bseparat?e/, /\bseule?\b|\balone\b|\bcelibataire|\bsingle\b/],
      widowed: [/\bveuf|\bveuve|\bwidow/, /\bseule?\b|\balone\b|\bcelibataire|\bsingle\b/],
    },
  ),
  flag(
    'dog',
    /\bavez-vous (?:un|des|au moins un) chiens?\b/,
    /\bdo you have (?:a|any) dogs?\b/,
    ({ dog }) => dog,
  ),
  flag(
    'cat',
    /\bavez-vous (?:un|des|au moins un) chats?\b/,
    /\bdo you have (?:a|any) cats?\b/,
    ({ cat }) => cat,
  ),
  flag(
    'pets',
    /\bavez-vous (?:un|des|au moins un)(?: ou plusieurs)? anima(?:l|ux)/,
    /\bdo you have (?:a|any) (?:pets?|animals?)\b/,
    ({ dog, cat }) => dog || cat,
  ),
]
