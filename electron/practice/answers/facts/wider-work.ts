import { amount, choice, either, type Fact, flag, often } from './fact.ts'

const notWorking =
  /ne travaille|pas d'employeur|no employer|sans (?:emploi|activite)|(?:pas|plus) (?:d'|en )?(?:emploi|activite)|not (?:currently )?(?:work|employ)|don't (?:work|have a job)|no job|n\/a|not applicable|non concern|sans objet/

/** Further wordings of questions about studies and work. */
export const widerAboutWork: readonly Fact[] = [
  choice(
    'sector',
    ...either(
      /\b(?:public\w*|prive\w*|private|state)\b[^?]*\b(?:public\w*|prive\w*|private|secteur|sector|fonction|employ\w*)\b|\b(?:employeur|employer|secteur|sector)\b/,
    ),
    ({ contract }) => (contract === 'fixed' ? 'permanent' : contract),
    {
      public: [
        /fonction publique|public|fonctionnaire|civil serv|\betat\b|\bl'etat\b|collectivite|government|the state\b/,
      ],
      permanent: [
        /(?:entreprise|secteur|societe|employeur) priv|^(?:le |au |in the )?(?:secteur )?prive|private|company|\bprivee?s?\b|\bentreprise\b|\bsociete\b|\bfirm\b/,
      ],
      self: [
        /a (?:mon|son|votre) compte|independant|liberal|self|own business|freelance|indep|moi-meme|myself/,
        /priv/,
      ],
      none: [notWorking, /employeur/],
    },
  ),
  choice(
    'contract',
    ...either(
      /\bcontrats?\b|\bcontract\b|\bcdi\b|\bcdd\b|\b(?:statut|status)\b[^?]*\b(?:emploi|travail|job|employment)\b|\bpermanent\b|\bfixed-term\b/,
    ),
    ({ contract }) => contract,
    {
      permanent: [/\bcdi\b|indetermine|permanent|open-ended/],
      fixed: [/\bcdd\b|(?<!in)determine|interim|temporaire|fixed|temp/],
      public: [
        /fonctionnaire|fonction publique|titulaire|civil serv|public/,
        /\bcdi\b|indetermine|permanent/,
      ],
      self: [/independant|a (?:son|mon|votre) compte|liberal|auto-?entrepreneur|self|freelance|contractor/],
      none: [notWorking, /no contract|sans contrat|^(?:aucun|none)/],
    },
  ),
  choice(
    'workplace',
    ...either(
      /\bwhere\b[^?]*\b(?:job|work)\b|\b(?:ou|lieu)\b[^?]*\b(?:travail\w*|metier)\b|\bwork(?:ing)? (?:location|place|arrangement)|\b(?:teletravail|remote|hybrid|(?<!away )from home|a distance)\b/,
    ),
    ({ status, teleworkDays, partTime }) =>
      status !== 'employed'
        ? 'none'
        : (['site', 'some', partTime ? 'half' : 'some', 'most', 'most', 'home'][teleworkDays] ?? 'site'),
    {
      site: [
        /always (?:at|on)|(?:toujours|uniquement|exclusivement|seulement|entirely|only|100 ?%|entierement)\b.*(?:site|bureau|locaux|premises|office|presentiel|workplace)|jamais|never|^(?:sur (?:site|place)|au bureau|on[- ]?site|in the office|at the office)$/,
        /site|bureau|office|locaux|premises|^non\b|^no\b/,
      ],
      some: [
        /(?:mostly|mainly|surtout|principalement|majoritairement|plutot)\b.*(?:site|bureau|office|locaux|premises|presentiel)|sometimes|parfois|occasion|partie|part of|hybrid|mixte|both|les deux|^oui|^yes/,
      ],
      half: [/half|moitie|autant/, /hybrid|mixte|both|les deux|sometimes|parfois|partie|^oui|^yes/],
      most: [
        /(?:mostly|mainly|surtout|principalement|majoritairement|plutot)\b.*(?:home|domicile|maison|teletravail|remote|chez)/,
        /half|moitie|hybrid|mixte|both|les deux|^oui|^yes/,
      ],
      home: [
        /(?:entirely|always|fully|toujours|uniquement|exclusivement|entierement|100 ?%|only)\b.*(?:home|domicile|maison|teletravail|remote|distance|chez)|^(?:from home|a domicile|home|en teletravail|remotely|chez moi)/,
        /home|domicile|teletravail|remote|^oui|^yes/,
      ],
      none: [notWorking],
    },
  ),
  often(
    'teleworkDays',
    ...either(/\bteletravail\w*|\btelework\w*|\b(?:(?<!away )from home|remotely|a distance)\b/),
    'week',
    ({ teleworkDays }) => teleworkDays,
  ),
  choice(
    'partTimeKind',
    ...either(/\b(?:quotite|temps (?:de travail|plein|partiel|complet)|(?:full|part)[- ]?time|mi-temps)\b/),
    ({ status, partTime, hours }) =>
      status !== 'employed'
        ? 'none'
        : !partTime
          ? 'full'
          : hours >= 28
            ? 'most'
            : hours >= 18
              ? 'half'
              : 'less',
    {
      full: [/plein|complet|full|100 ?%/, /^(?:oui|yes)\b/],
      most: [
        /\b[89]0 ?%/,
        /(?<!moins d'un )(?:mi-temps)|half/,
        /partiel|part|^non\b|^no\b/,
        /^(?:oui|yes)\b/,
      ],
      half: [/\b[567]\d ?%|^(?:a )?mi-temps|half/, /partiel|part|^non\b|^no\b/, /^(?:oui|yes)\b/],
      less: [
        /moins d'un mi-temps|less than half|under half|moins de (?:50|la moitie)/,
        /mi-temps|half/,
        /partiel|part|^non\b|^no\b/,
        /^(?:oui|yes)\b/,
      ],
      none: [notWorking],
    },
  ),
  flag('partTime', ...either(/\b(?:temps partiel|part[- ]?time|mi-temps)\b/), ({ partTime }) => partTime),
  flag(
    'fullTime',
    ...either(/\b(?:temps (?:plein|complet)|full[- ]?time)\b/),
    ({ status, partTime }) => status === 'employed' && !partTime,
  ),
  amount(
    'hours',
    ...either(
      /^(?![^?]*\b(?:trajet|commut\w+|domicile-travail|journey)\b)(?:.*\b(?:heures?|hours?|duree)\b[^?]*\b(?:travail\w*|work\w*|job|emploi)\b)|^(?![^?]*\b(?:trajet|commut\w+|journey)\b).*\b(?:travail\w*|work\w*|job|emploi)\b[^?]*\b(?:heures?|hours)\b/,
    ),
    ({ hours }) => hours,
    'hour',
  ),
  choice(
    'trade',
    ...either(
      /\b(?:kind|type|sort|line|field) of (?:work|job|occupation)|\b(?:profession|metier|occupation|categorie (?:socio[- ]?\w*|d'emploi)|csp|pcs|type d'emploi|genre de travail|poste)\b|\bwhat is your job\b|\bjob (?:title|category)\b/,
    ),
    ({ status, occupation }) =>
      status !== 'employed' && status !== 'retired' && occupation !== 'autres_inactifs'
        ? `${occupation} out`
        : occupation,
    {
      agriculteurs: [/agricul|farm|exploitant/],
      artisans_commercants_chefs_entreprise: [
        /artisan|commerc(?!ial)|chef\w* d'entreprise|craft|shop|business owner|self-employed|independant|entrepreneur/,
        /skilled manual|manager|cadre|business/,
      ],
      cadres: [/\bcadre|manager|executive|superieur|senior/, /professional|liberal/],
      professions_intermediaires: [
        /intermedi|technici|technical|associate|supervis|agent\w* de maitrise/,
        /professional|skilled/,
      ],
      employes: [/\bemployee?s?\b(?! de maison)|clerical|office|admin|clerk/, /service|sales|care/],
      ouvriers: [/\bouvri|(?<!un|semi-)skilled manual|manual|labourer|production|blue/, /worker/],
      retraites: [/retrait|retired/, notWorking, /inacti/],
      autres_inactifs: [/sans (?:activite|profession)|inacti|never worked|jamais travaille/, notWorking],
      'agriculteurs out': [notWorking, /agricul|farm/],
      'artisans_commercants_chefs_entreprise out': [notWorking, /artisan|commerc|shop|self-employed/],
      'cadres out': [notWorking, /\bcadre|manager|professional/],
      'professions_intermediaires out': [notWorking, /intermedi|technici|associate/],
      'employes out': [notWorking, /\bemployee?s?\b|clerical|office/],
      'ouvriers out': [notWorking, /\bouvri|manual/],
    },
  ),
  choice(
    'status',
    ...either(
      /\b(?:situation|statut|status|activite|occupation)\b(?![^?]*\b(?:famil|matrimon|marit|logement|amoureu|conjug|extra|physique|sport))|\bweekdays\b|\b(?:etes-vous|are you)\b[^?]*\b(?:retrait|etudi|chomage|salari|actif|student|retired|employed|unemployed|job)\w*\b[^?]*\b(?:ou|or)\b/,
    ),
    ({ status, contract, partTime }) =>
      status !== 'employed' ? status : contract === 'self' ? 'self' : partTime ? 'partTime' : 'fullTime',
    {
      retired: [
        /retrait|\bretire|pension|working life is (?:behind|over)|vie (?:active|professionnelle) (?:est )?(?:derriere|finie|terminee)/,
        /^(?:une? )?autre|^other|inactif|inactive/,
      ],
      student: [
        /etud|\blycee|scolaris|student|\bstud(?:y|ies|ying)\b|in education|full-time education|^eleve|^(?:at )?(?:school|university|college|l'ecole|l'universite)\b/,
        /formation|apprenti|^(?:une? )?autre|^other|inactif|inactive/,
      ],
      unemployed: [
        /chom|(?:recherche|cherche)\w* (?:d'un |d'|un |du )?(?:emploi|travail)|demandeu|unemploy|look(?:ing)? for|seeking|out of work|jobless|between (?:two )?jobs|entre deux (?:emplois|postes)|job[- ]?hunt/,
        /^(?:une? )?autre|^other|inactif|inactive|sans emploi|not working/,
      ],
      home: [
        /foyer|m'occupe de (?:la maison|ma famille|mes enfants)|(?:at home|a la maison)(?!.*work)|keep(?:ing)? house|look(?:ing)? after|homemaker|housewife|housework|stay-at-home|caring/,
        /\bhome\b|famille/,
        /^(?:une? )?autre|^other|inactif|inactive|sans emploi|not working/,
      ],
      sick: [
        /malad|invalid|handicap|inapte|incapac|\bsick|\bdisab|unable|health/,
        /^(?:une? )?autre|^other|inactif|inactive|sans emploi|not working/,
      ],
      self: [
        /self[- ]employed|independant|a (?:son|mon|votre) compte|freelance|own business|liberal|own boss/,
        /(?:en emploi|en activite|en poste|occupe un|travaill|boss(?:e|er)\b|at work|got a job|employed|working|my job|in work)/,
        /salari|full/,
      ],
      partTime: [
        /part[- ]time|temps partiel/,
        /(?:en emploi|en activite|en poste|occupe un|travaill|boss(?:e|er)\b|at work|got a job|salari|(?<!un)employed|employee|working|(?:to|have) (?:my|a) job|^(?:a |my )?job\b|^work$|in work|^paid (?:employment|work|job)|^(?:un |mon )?travail\b)/,
      ],
      fullTime: [
        /full[- ]time(?! (?:education|stud))|temps (?:plein|complet)|^(?:(?:je |i )(?:travaille|bosse|work)|(?:at|in) work|working|au travail|(?:je suis )?en (?:emploi|activite|poste)|(?:i've got|i have|j'ai|occupe|have) (?:un|a) (?:emploi|job|travail|paid job)|employed)\b(?!.*(?:part|self|own|compte|independ|looking|cherche|not|pas))/,
        /(?:en emploi|en activite|en poste|occupe un|travaill|boss(?:e|er)\b|at work|got a job|salari|(?<!un)employed|employee|working|(?:to|have) (?:my|a) job|^(?:a |my )?job\b|^work$|in work|^paid (?:employment|work|job)|^(?:un |mon )?travail\b)/,
      ],
    },
  ),
  flag(
    'retired',
    ...either(
      /\bretrait(?:e|ee)\b|\bretired\b|\bretirement\b|\bpensioner\b|\bdroits a la retraite\b|\bpension de retraite\b|\bstate pension\b/,
    ),
    ({ status }) => status === 'retired',
  ),
  flag(
    'student',
    ...either(
      /\b(?:etudi\w+|student|studying|lyceen\w*|(?:faites|suivez)-vous[^?]* etudes|in (?:full-time )?education)\b/,
    ),
    ({ status }) => status === 'student',
  ),
  flag(
    'unemployed',
    ...either(
      /\b(?:chomage|chomeu\w+|demandeu\w+ d'emploi|sans emploi|france travail|pole emploi|unemployed|out of work|jobless|job[- ]?seek\w*|(?:actively )?seeking (?:a |one|work|employment)|look\w* for (?:a |paid |new )?(?:job|work)|recherche d'(?:un )?emploi)\b/,
    ),
    ({ status }) => status === 'unemployed',
  ),
  flag(
    'selfEmployed',
    ...either(
      /\b(?:a votre compte|independante?|self[- ]employed|freelance|own boss|auto-?entrepreneu\w+|work for (?:yourself|myself)|travailleur non salarie)\b/,
    ),
    ({ contract }) => contract === 'self',
  ),
  flag(
    'manages',
    ...either(
      /\b(?:encadre\w*|manage (?:a |any |other )?(?:team|people|staff|employees|others|anyone)|managez-vous|(?:are you|etes-vous) (?:a |un |une )?manager|supervis\w*|equipe|subordonne\w*|collaborateurs|line manage\w*|people report|sous (?:vos ordres|votre responsabilite)|hierarchique)\b/,
    ),
    ({ manages }) => manages,
  ),
  flag(
    'union',
    ...either(/\b(?:syndicats?|syndiquee?|syndical\w*|trade union|labou?r union|union member\w*|union)\b/),
    ({ union }) => union,
  ),
  flag(
    'publicSector',
    ...either(/\b(?:fonctionnaire|fonction publique|civil servant|public sector)\b/),
    ({ contract }) => contract === 'public',
  ),
  flag(
    'employed',
    ...either(
      /\b(?:travaillez|exercez|emploi|activite professionnelle|job|employed|(?:do|are) you (?:\w+ )?work(?:ing)?|paid work|salariee?)\b(?![^?]*\b(?:dimanche|sunday|nuit|night|soir|soiree|evenings?|matin|mornings?|vacances|holidays?|heures|hours|comment|how|where|type|kind|secteur|sector|ou\b|samedi|week-?end|since|depuis))/,
    ),
    ({ status }) => status === 'employed',
  ),
]
