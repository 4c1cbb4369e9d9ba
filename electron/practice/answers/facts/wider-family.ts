import { amount, choice, either, type Fact, flag } from './fact.ts'
import { numberSaid } from './stated.ts'

/** Further wordings of questions about the person and the family. */
export const widerAboutFamily: readonly Fact[] = [
  choice(
    'sex',
    ...either(
      /\bcivilite\b|\b(?:sexe|sex|gender|genre)\b(?! (?:de|of) (?:logement|home|commune|work|film|music|livre|book))/,
    ),
    ({ sex }) => sex,
    {
      femme: [
        /^(?:i am |je suis )?(?:une? )?(?:femme|fille)\b|^(?:mme|madame|mrs?s?\b.*\bmme|mrs|ms|miss|feminin)\b|^(?:i am |i'm )?(?:a )?(?:woman|female)\b|^f$/,
      ],
      homme: [
        /^(?:i am |je suis )?(?:un )?homme\b|^(?:m|mr|mister|monsieur|masculin)\b|^(?:i am |i'm )?(?:a )?(?:man|male)\b|^h$/,
      ],
    },
  ),
  amount(
    'birthYear',
    ...either(
      /\b(?:ne(?:\(?e\)?|e)? (?:\w+ ){0,2}(?:en|avant|apres|entre|depuis|dans)|naissance|naquit|annees? de naissance|born (?:in|before|after|between|since)|birth ?(?:year|date|decade)?|(?:decade|year|when)[^?]*\bborn)\b(?![^?]*\b(?:certificat\w*|acte|france|abroad|etranger|country|pays|child|enfant))/,
    ),
    ({ birthYear }) => birthYear,
  ),
  amount(
    'studiesEnd',
    ...either(/\b(?:age|old|quand)\b[^?]*\b(?:etudes|scolarite|ecole|education|school|studies|studying)\b/),
    ({ studiesEnd }) => studiesEnd,
    'year',
  ),
  amount(
    'ageAtFirstChild',
    ...either(
      /\b(?:quel age|how old|age|what age)\b[^?]*\b(?:avez-vous eu|eu|had|have|birth|devenue?|became|become)\b[^?]*\b(?:premiere? (?:enfant|bebe)|first (?:child|baby)|parent|mere|pere|mother|father)\b/,
    ),
    ({ age, eldestChildAge }) => age - eldestChildAge,
    'year',
  ),
  amount(
    'eldestChildAge',
    ...either(
      /\b(?:aine|plus (?:age|grand|vieux)|premier|eldest|oldest|first)\b[^?]*\b(?:enfants?|child|kid)\b|\benfant (?:le plus age|aine)|\bvotre aine\b/,
    ),
    ({ eldestChildAge }) => eldestChildAge,
    'year',
  ),
  amount(
    'youngestChildAge',
    ...either(
      /\b(?:benjamin\w*|cadet\w*|plus (?:jeune|petit)|dernier|youngest)\b[^?]*\b(?:enfants?|child|kid)\b|\b(?:enfant|child) le plus jeune|\bvotre (?:benjamin|cadet)/,
    ),
    ({ youngestChildAge }) => youngestChildAge,
    'year',
  ),
  amount(
    'age',
    ...either(
      /\b(?:quel age|votre age|tranche d'age|classe d'age|groupe d'age|age ?[:*]?$|^age\b|(?:how old|your age|what age|age (?:group|bracket|band|range|category))\b)(?![^?]*\b(?:child|enfant|car|voiture|home|logement|house|building|start|finish|left|first|quand|arret))|\bbougies\b|\bturned \d\d\b|\b(?:plus|moins) de \d\d ans\b(?! (?:chez|au|dans|d'))|\banniversaire|\bbirthday\b|\b(?:avez|aurez|etes|are|have|turned|reached|aged?)\b[^?]*\b\d\d\b(?:[^?]*\b\d\d\b)?(?: ans|e? years?|[- ]year| anniv| or (?:over|older)|\?| \?|$)(?! (?:de|d'|of (?!age)|in|a ))|\b(?:majeure?|tarif|qualify|discount|eligible)\b.*\b\d\d\b|\b(?:seventies|sixties|fifties|forties|thirties|twenties|quarantaine|cinquantaine|soixantaine|trentaine|vingtaine)\b|\b(?:over|under|above|below|aged|older than|younger than) (?:the age of )?\d\d\b(?! (?:km|hours|minutes|euros|children|people|years in))/,
    ),
    ({ age }) => age,
    'year',
  ),
  amount(
    'grandchildren',
    ...either(
      /\bpetits?-? ?enfants?\b|\bgrand-? ?(?:children|child|kids|parent|mother|father|ma|pa)\b|\bgrand-? ?(?:parent|mere|pere)|\bpapi\b|\bmamie\b/,
    ),
    ({ grandchildren }) => grandchildren,
  ),
  amount(
    'childrenUnder',
    ...either(
      /\b(?:enfants?|child|children|kids|anyone|mineur\w*|minors?)\b[^?]*\b(?:moins de|under|below|younger than|jusqu'a) ?-?(?:the age of )?\d+\b[^?]*\b(?:foyer|menage|chez|toit|logement|maison|vivent|vit|household|home|live|living)\b|\b(?:foyer|menage|chez|household|home|live|living)\b[^?]*\b(?:enfants?|child|children|kids)\b[^?]*\b(?:moins de|under|below|younger than|jusqu'a) (?:the age of )?\d+\b|\b(?:parent|mother|father|mere|pere|avez-vous|have you|do you have|vous avez)\b[^?]{0,30}\b(?:enfants?|child|children|kids?)\b[^?]{0,20}\b(?:moins de|under|below|younger than) ?-?(?:the age of )?(?!18)(?:\d+|[a-z]{3,6})\b/,
    ),
    ({ agesAtHome }, stem = '') => {
      const said = /(?:moins de|under|below|younger than|jusqu'a) (?:the age of )?(\d+|[a-z]+)/.exec(
        stem,
      )?.[1]
      const oldest = numberSaid(said) ?? 18
      return agesAtHome.filter((age) => age < oldest).length
    },
  ),
  amount(
    'minors',
    ...either(
      /\bmineurs?\b|\bminors?\b|\b(?:enfants?|child|children|anyone|kids)\b[^?]*\b(?:moins de|under|below|younger than) (?:the age of )?18\b/,
    ),
    ({ minors }) => minors,
  ),
  amount(
    'childrenAtHome',
    ...either(
      /\b(?:enfants?|children|kids|child)\b[^?]*\b(?:a charge|vivent|vit|habitent|presents?|chez vous|votre (?:toit|foyer|menage|logement)|a la maison|living|live|at home|household|dependent|with you|under your roof)\b|\b(?:a charge|dependent|household|foyer)\b[^?]*\b(?:enfants?|children|kids)\b/,
    ),
    ({ childrenAtHome }) => childrenAtHome,
  ),
  amount(
    'siblings',
    ...either(/\b(?:freres?|soeurs?|siblings?|brothers?|sisters?|fratrie|enfant unique|only child)\b/),
    ({ siblings }, stem = '') =>
      /enfant unique|only child/.test(stem) ? (siblings === 0 ? 1 : 0) : siblings,
  ),
  flag(
    'pregnant',
    ...either(
      /\benceinte|\bpregnan|\bexpecting\b|\battend\w* (?:un |une )?(?:heureux|bebe|enfant|naissance)/,
    ),
    ({ pregnant }) => pregnant,
  ),
  amount(
    'children',
    ...either(
      /\b(?:enfants?|parent|pere|mere|maman|papa|child|children|childless|kids|sons|daughters|mum|mom|dad|mother|father|fils|filles)\b(?![^?]*\b(?:ecole|school|garde|childcare|nom|name|age|old|grand|allocation|benefit|parents?\b[^?]*\b(?:chez|with|live|vivent)))(?<!grand-?parent)/,
    ),
    ({ children }) => children,
  ),
  choice(
    'living',
    ...either(
      /\b(?:who|whom|avec qui|with whom)\b[^?]*\b(?:live|living|vivez|habitez|share|partagez|logement|home|household)\b|\b(?:composition|type|structure|make-?up|configuration)\b[^?]*\b(?:foyer|menage|household)\b|\b(?:foyer|menage|household) (?:composition|type|is made|se compose)|\b(?:a la maison|at home)\b[^?]*\b(?:vivez|seul|alone|live)\b|\b(?:mode de vie|living (?:arrangement|situation)s?)\b/,
    ),
    ({ living }) => living,
    {
      family: [
        /(?:partner|partenaire|spouse|couple|conjoint\w*|compagn\w*|mari|wife|husband)\b(?!.*\b(?:sans|without|no) ).*(?:child|kid|enfant|family)/,
        /enfants?\b(?!.*(?:seule?|sans))(?<!(?:sans|without|no|seule?).*)|children|family|famille/,
        /autre personne|at least|with (?:others|other people|someone)|plusieurs|au moins/,
      ],
      singleParent: [
        /^(?:just|only|juste|seulement|uniquement) (?:my|mon|ma|mes|ou|d|l|n|v)[a-z ]*(?:children|kids|child|enfants?)|^(?:my|mes|vos|des|the) (?:own )?(?:children|kids|enfants?)(?:,? (?:only|sans conjoint))?$|(?:seule?|sans conjoint|no partner|single|alone|monoparent|lone)\b(?!.*(?:sans enfant|no child|without child|no kids)).*(?:enfant|child|parent)|monoparent|single parent|lone parent|(?:child|children|child\(ren\)|enfants?),? (?:no partner|sans conjoint|seule?|only|uniquement)/,
        /enfant|child/,
        /autre personne|at least|with (?:others|other people|someone)|au moins/,
      ],
      couple: [
        /(?:partenaire|couple|partner|spouse|conjoint|compagn)\S*(?: only| uniquement| seulement|,? (?:without|sans|no) (?:children|enfants?|kids))|^(?:en |a )?couple$|couple sans/,
        /couple|partner|partenaire|spouse|husband|wife|conjoint|compagn/,
        /autre personne|at least|with (?:others|other people|someone)|au moins/,
      ],
      parents: [
        /parents?\b(?!.*(?:single|lone|mono))/,
        /famille|family/,
        /autre personne|at least|with (?:others|other people|someone)|au moins|^autre|^other/,
      ],
      shared: [
        /colo|housemate|flatmate|roommate|amis|friends|shared?\b/,
        /autre personne|at least|with (?:others|other people|someone)|au moins|^autre|^other/,
      ],
      alone: [
        /^(?:nobody|no one|personne|aucune personne)\b(?!.*(?:sauf|except))|^(?:just|only) me\b|^(?:juste|seulement) moi\b|^(?:one|une|1|single) (?:person|personne)\b|\bseule?\b(?!.*enfant)|\balone\b|\bon my own\b|\bby myself\b|\bpersonne seule|\bsolo\b|\bseule?,? sans enfant|\b(?:alone|single),? (?:with no|without|no) (?:children|kids)|^single(?! parent| mum| mother| dad)|with (?:no one|nobody)|^personne$/,
      ],
    },
  ),
  amount(
    'householdSize',
    ...either(
      /^(?![^?]*\b(?:pieces|rooms|chambres|bedrooms)\b)(?:[^?]*\b)?(?:combien|nombre|how many|number|taille|size)\b[^?]*\b(?:foyer|menage|logement|toit|maison|chez vous|household|home|roof|live)\b(?![^?]*\b(?:m²|m2|surface|superficie|pieces|rooms|voitures?|cars?|chambres|bedrooms|vehic))|\b(?:foyer|menage|household)\b[^?]*\b(?:compte\w*|compose\w*|comprend|consists?|includes?)\b[^?]*\b(?:personnes|people|members|membres)\b/,
    ),
    ({ householdSize }) => householdSize,
  ),
  flag(
    'livesWithOthers',
    ...either(
      /\bpartagez[^?]*\b(?:logement|toit|domicile)\b|\b(?:share|sharing) your (?:home|house|flat)\b|\blive with (?:anyone|someone|other people|others)\b|\bvivez-vous (?:a plusieurs|avec (?:quelqu'un|d'autres))/,
    ),
    ({ householdSize }) => householdSize > 1,
  ),
  flag(
    'livesAlone',
    ...either(
      /\b(?:nobody|no one|no-one) else\b|\bsole occupant\b|\bseule? occupante?\b|\bpersonne d'autre\b|\b(?:vivez|habitez|etes|logez)-vous[^?]*\bseule?\b|\b(?:live|living)\b[^?]*\b(?:alone|on (?:your|my) own|by (?:your|my)self)\b|\bpersonne seule\b|\byou (?:the )?only (?:person|one)/,
    ),
    ({ householdSize }) => householdSize === 1,
  ),
  flag(
    'livesWithParents',
    ...either(
      /\b(?:chez|avec) (?:vos|votre|un de vos) (?:parents?|pere|mere)|\b(?:with|at) your (?:parents?|mum|mother|folks)/,
    ),
    ({ living }) => living === 'parents',
  ),
  choice(
    'marital',
    ...either(
      /\b(?:situation|statut|etat|status)\b[^?]*\b(?:famil|matrimon|marit|conjug|civil|couple|amoureu|relation)|\b(?:marital|relationship|civil|family)\b[^?]*\b(?:status|situation|wise|describe)|\brelationship\b|\bmariee?\b|\bmarried\b|\btied? the knot\b|\bveu(?:f|ve)\b|\bwidow|\bdivorc|\bpacs|\bcelibataire|\bsingle\b/,
    ),
    ({ marital, couple }) => (marital === 'single' && couple ? 'together' : marital),
    {
      together: [
        /\b(?:couple|partner|concubin|cohabit|union libre|together|relationship)\b(?!.*(?:not|sans|apart|separe))/,
        /celibataire|\bsingle\b|^never\b|^jamais|^no\b|^non\b/,
      ],
      married: [
        /\bstill married|^(?:oui|yes)(?!.*(?:divorc|widow|veu|separ))|^(?:je suis )?(?:mariee?|married|i am married)\b/,
        /\bmariee?\b|\bmarried\b|\bepou/,
        /couple|partner|relationship/,
      ],
      pacs: [
        /\bpacs|civil (?:partner|union)/,
        /\b(?:couple|partner|concubin|cohabit|together|relationship)\b(?!.*apart)/,
        /^never|^jamais|celibataire|single|^no\b|^non\b/,
      ],
      divorced: [
        /\bdivorc|\bseparat?e/,
        /celibataire|\bsingle\b|\bseule?\b|alone|not (?:in|married)|^no\b|^non\b/,
      ],
      widowed: [
        /\bveuf|\bveuve|\bwidow/,
        /celibataire|\bsingle\b|\bseule?\b|alone|not (?:in|married)|^no\b|^non\b/,
      ],
      single: [
        /^(?:je suis )?celibataire|^(?:i am |i'm )?single\b|never (?:been )?married|jamais (?:ete )?marie/,
        /^never|^jamais|celibataire|single/,
        /\bseule?\b|\balone\b|sans conjoint|not (?:in|married)|^no\b|^non\b/,
      ],
    },
  ),
  flag(
    'couple',
    ...either(
      /\b(?:en couple|conjoint\w*|partenaire|compagn\w+|partner|spouse|husband|wife|relationship|couple|in love)\b(?![^?]*\b(?:travail|work|job|employ|profession|emploi|age))/,
    ),
    ({ couple }) => couple,
  ),
  flag(
    'everMarried',
    ...either(
      /\b(?:ever|deja)\b[^?]*\b(?:marie|mariee|maries|married)\b|\b(?:ever|deja) (?:got|gotten|get) married\b|\bdeja (?:convole|contracte un mariage)/,
    ),
    ({ marital }) => ['married', 'widowed', 'divorced'].includes(marital),
  ),
  flag('married', ...either(/\bmariee?\b|\bmarried\b/), ({ marital }) => marital === 'married'),
  flag('divorced', ...either(/\bdivorc/), ({ marital }) => marital === 'divorced'),
  flag('widowed', ...either(/\bveu(?:f|ve)\b|\bwidow/), ({ marital }) => marital === 'widowed'),
]
