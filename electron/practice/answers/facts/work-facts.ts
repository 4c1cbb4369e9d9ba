import { amount, choice, type Fact, flag, often } from './fact.ts'
import { incomeAsAsked } from './income.ts'

const working =
  /\b(?:en emploi|en activite|travaill|actif|active|salarie|occupe un emploi|a mon compte|independant|employed|working|in work|in employment|full[- ]time|part[- ]time|self[- ]employed|have a job|paid work)/
const employed = /\b(?:en emploi|en activite|employed|working|in work)\b(?!.*(?:seek|cherch))/
const other = /^(?:une? )?autre|^other|inactif|not working|economically inactive|sans activite|sans emploi/

/** Facts about work, studies and money. */
export const workFacts: readonly Fact[] = [
  flag(
    'retired',
    /\betes-vous (?:a la |en |deja a la )?retraitee?s?\b(?! ou)/,
    /\bare you (?:already |now )?(?:retired|in retirement|a pensioner)\b(?! or)/,
    ({ status }) => status === 'retired',
  ),
  flag(
    'student',
    /\betes-vous (?:encore )?(?:etudiante?|en etudes)\b(?! ou)|\bfaites-vous des etudes/,
    /\bare you (?:a |still a )?(?:student|studying|in full-time education)\b(?! or)/,
    ({ status }) => status === 'student',
  ),
  flag(
    'unemployed',
    /\betes-vous (?:au chomage|sans emploi|chomeu|demandeu|a la recherche d'un emploi|en recherche d'emploi|inscrite? a (?:pole emploi|france travail))|\b(?:cherchez|recherchez)-vous (?:un emploi|du travail)/,
    /\bare you (?:unemployed|out of work|looking for (?:a job|work)|seeking work|jobless|job[- ]hunting)/,
    ({ status }) => status === 'unemployed',
  ),
  flag(
    'employed',
    /\b(?:travaillez-vous(?: \?|$| en ce)|avez-vous un (?:emploi|travail|metier)|(?:exercez|occupez)-vous (?:une activite professionnelle|un emploi)|etes-vous (?:en emploi|en activite|salariee?))/,
    /\b(?:do you (?:have a (?:job|paid job)|work ?(?:\?|$)|work for pay)|are you (?:employed|working ?(?:\?|$)|in (?:paid )?(?:work|employment)))/,
    ({ status }) => status === 'employed',
  ),
  often(
    'teleworkDays',
    /\b(?:faites|pratiquez|etes|travaillez|combien|frequence)\b[^?]*\bteletravail/,
    /\b(?:do you|how (?:often|many)|are you)\b[^?]*\b(?:telework|work(?:ing)? (?:from home|remotely))\b/,
    'week',
    ({ teleworkDays }) => teleworkDays,
  ),
  choice(
    'contract',
    /\b(?:type|nature) de (?:votre )?contrat|\bvotre contrat de travail\b|\bstatut professionnel\b/,
    /\b(?:type of|kind of|your) (?:employment )?contract\b/,
    ({ contract }) => contract,
    {
      permanent: [/\bcdi\b|indetermine|permanent|open-ended/],
      fixed: [/\bcdd\b|determine|interim|temporaire|fixed|temporary/],
      public: [
        /fonctionnaire|fonction publique|titulaire|public|civil serv/,
        /\bcdi\b|indetermine|permanent/,
      ],
      self: [/independant|a (?:son|mon) compte|liberal|auto-?entrepreneur|self|freelance/],
      none: [
        /ne travaille pas|sans (?:emploi|contrat|activite)|pas concerne|not work|not applicable|no contract|none/,
      ],
    },
  ),
  flag(
    'selfEmployed',
    /\b(?:etes-vous (?:travailleu\w+ )?independante?|travaillez-vous a votre compte|etes-vous a votre compte)/,
    /\bare you self[- ]employed\b|\bdo you work for yourself\b/,
    ({ contract }) => contract === 'self',
  ),
  flag(
    'partTime',
    /\btravaillez-vous a temps partiel\b(?! ou)|\betes-vous a temps partiel/,
    /\bdo you work part[- ]time\b(?! or)|\bare you (?:a )?part[- ]time/,
    ({ partTime }) => partTime,
  ),
  choice(
    'hoursKind',
    /\btemps (?:plein|complet|partiel) ou a? ?temps|\btemps de travail\b/,
    /\b(?:full|part)[- ]time or (?:full|part)[- ]time\b/,
    ({ status, partTime }) => (status !== 'employed' ? 'none' : partTime ? 'part' : 'full'),
    {
      full: [/plein|complet|full/],
      part: [/partiel|part/],
      none: [
        /ne travaille pas|sans emploi|pas d'emploi|no job|not work|not in work|not applicable|pas concerne/,
      ],
    },
  ),
  amount(
    'hours',
    /\bcombien d'heures (?:par semaine )?travaillez-vous|\bheures travaillez-vous par semaine/,
    /\bhow many hours (?:a|per) week do you work|\bhow many hours do you work/,
    ({ hours }) => hours,
    'hour',
  ),
  flag(
    'manages',
    /\bencadrez-vous\b|\bavez-vous (?:des|une equipe|sous vos ordres)[^?]*(?:equipe|subordonne|collaborateurs)|\bmanagez-vous\b/,
    /\bdo you (?:manage|supervise) (?:a team|other|people|staff|any)/,
    ({ manages }) => manages,
  ),
  flag(
    'union',
    /\b(?:syndiquee?s?|(?:membre|adherente?) d'un syndicat|appartenez-vous a un syndicat)\b/,
    /\b(?:belong to|member of) (?:a|any) (?:trade |labou?r )?union\b/,
    ({ union }) => union,
  ),
  choice(
    'occupation',
    /\b(?:votre (?:profession|metier|categorie (?:socio-?)?professionnelle)|quelle profession)\b/,
    /\byour (?:occupation(?:al group)?|profession)\b/,
    ({ occupation }) => occupation,
    {
      agriculteurs: [/agricul|farm/],
      artisans_commercants_chefs_entreprise: [/artisan|commerc|entreprise|craft|shop|business/],
      cadres: [/cadre|manager|executive|professional/],
      professions_intermediaires: [/intermedi|technici/],
      employes: [/employe|clerical|office|service/],
      ouvriers: [/ouvrier|manual|worker/],
      retraites: [/retrait|retired/],
      autres_inactifs: [/sans (?:activite|profession)|inacti|not working|unemployed/, other],
    },
  ),
  choice(
    'status',
    /(?:^|\b(?:quelle est|decri\w+|comment \w+)[^?]* )votre situation(?: (?:actuelle|professionnelle|d'emploi|vis-a-vis de l'emploi|principale))? ?(?:[?:.…]|$)|\b(?:votre (?:situation|statut|activite) (?:professionnelle?|principale|d'activite)|que faites-vous dans la vie)\b(?!.*\bfamilial)|^etes-vous ?(?:[.…:?]|$)/,
    /\b(?:employment|working|work|occupational|job|economic|labou?r) (?:status|situation)\b|\byour (?:current|main) (?:situation|activity|occupation)\b|\bwhat do you do for a living\b|^(?:you are|are you) ?(?:[.…:?]|$)/,
    ({ status, contract, partTime }) =>
      status !== 'employed' ? status : contract === 'self' ? 'self' : partTime ? 'partTime' : 'fullTime',
    {
      self: [/self[- ]employed|independant|a (?:son|mon|votre) compte|freelance/, employed, working],
      partTime: [/part[- ]time(?! (?:education|stud))|temps partiel/, employed, working],
      fullTime: [/full[- ]time(?! (?:education|stud))|temps (?:plein|complet)/, employed, working],
      unemployed: [/chom|recherche|cherche|demandeu|unemploy|looking for|seeking|out of work|jobless/, other],
      retired: [/retrait|retire|pension/, other],
      student: [/etud|formation|student|education|study|apprenti/, other],
      home: [/foyer|home|care|family|famille/, other],
      sick: [/malad|invalid|handicap|inapte|incapac|sick|ill|disab|unable|health/, other],
    },
  ),
  flag(
    'degree',
    /\b(?:avez-vous|etes-vous titulaire d') ?(?:un )?(?:diplome (?:universitaire|du superieur|de l'enseignement superieur)|licence universitaire)/,
    /\bdo you have (?:a |any )?(?:university|college|bachelor|higher education)[^?]*degree|\bdo you have a degree\b/,
    ({ education }) => ['bac2', 'bac3', 'bac5'].includes(education),
  ),
  flag(
    'bac',
    /\bavez-vous le (?:bac\b|baccalaureat)/,
    /\bdo you have a (?:high school diploma|baccalaur)/,
    ({ education }) => ['bac', 'bac2', 'bac3', 'bac5'].includes(education),
  ),
  choice(
    'education',
    /\b(?:niveau|degre) (?:d'etudes?|de diplome|scolaire|d'instruction|de formation)|\bdiplome\b.*\b(?:plus (?:eleve|haut)|obtenu)|\bplus haut diplome|\bvotre (?:dernier )?diplome\b/,
    /\b(?:highest|level of) (?:level of )?(?:education|qualification|diploma|degree|schooling)|\beducational? (?:level|attainment)\b/,
    ({ education }) => education,
    {
      none: [
        /aucun|sans diplome|\bnone\b|\bno (?:qualif|dipl|formal|degree|school)/,
        /primaire|primary|less than|inferieur|avant le bac|below/,
        /brevet|college\b|lower second|cep\b/,
      ],
      brevet: [
        /brevet|bepc|college\b(?!.*univ)|lower second|middle school|secondary school/,
        /inferieur|avant le bac|less than|below/,
        /aucun|sans diplome|\bno (?:qualif|dipl|formal)/,
      ],
      cap: [
        /\bcap\b|\bbep\b|professionnel|vocational|apprentic|trade/,
        /inferieur|avant le bac|less than|below/,
        /secondary|secondaire/,
      ],
      bac: [
        /^(?!before|below|less|under|avant|infer|moins|no |pas |sans )(?:.*(?:high[- ]school|upper second|a[- ]levels?|lycee|baccalaureat))|^(?:niveau |le |un |the |a )?bac(?:calaureat)?\b(?! ?\+| ?pro)|^(?!before|below|less|under|avant|infer|moins|no |pas |sans ).*(?<!lower )secondary/,
        /\bbac\b/,
      ],
      bac2: [
        /\bbac ?\+ ?2|\bbts\b|\bdut\b|\bdeug\b|short|two-year|associate/,
        /superieur|apres le bac|universit|higher|degree|tertiary|college|post|bac ?\+/,
      ],
      bac3: [
        /\bbac ?\+ ?[34]|licence|bachelor|undergraduate/,
        /superieur|apres le bac|universit|higher|degree|tertiary|college|bac ?\+/,
      ],
      bac5: [
        /\bbac ?\+ ?5|master|grande ecole|ingenieur|doctor|phd|postgrad/,
        /bac ?\+ ?[34]|licence|bachelor/,
        /superieur|apres le bac|universit|higher|degree|tertiary|college|bac ?\+/,
      ],
    },
  ),
  amount(
    'householdIncome',
    /\b(?:revenus?|ressources|salaires?) (?:mensuels? |annuels? |nets? |totaux |total )*(?:(?:de|du|dans) (?:votre|l'ensemble|tout le) )(?:foyer|menage|famille|membres)|\b(?:foyer|menage)\b.*\b(?:gagne|revenus?|dispose\b)/,
    /\b(?:household|family)(?:'s)? (?:total |net |gross |monthly |annual |yearly )*(?:income|earnings)|\bincome of your (?:household|family)/,
    ({ householdIncome }) => householdIncome,
    'euro',
  ),
  amount(
    'income',
    /\bcombien gagnez-vous\b|\b(?:votre|vos) (?:revenus?|salaires?|remuneration|ressources)\b(?! (?:vous|sont-ils|est-il|a-t-il|ont-ils|suffi))/,
    /\bhow much do you (?:earn|make)\b|\byour (?:own |personal |net |gross |monthly |annual |yearly |total )*(?:income|salary|earnings|wages?|pay)\b(?! (?:enough|fair|has|is (?:enough|fair)))/,
    incomeAsAsked,
    'euro',
  ),
]
