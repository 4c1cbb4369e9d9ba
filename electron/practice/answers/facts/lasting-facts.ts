import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import { amount, choice, either, type Fact } from './fact.ts'
import { partFacts } from './part-facts.ts'

const since =
  "(?:depuis|since|how long|for how|quand|when|combien (?:de temps|d'annees)|remonte|how many years|duree|anciennete)"

function sinceWhen(things: string): RegExp {
  return new RegExp(`\\b${since}\\b[^?]*\\b(?:${things})|\\b(?:${things})\\b[^?]*\\b${since}\\b`)
}

/** Ages of a child that a stem names: « 11-17 ans », "aged 0 to 2", a baby, a teenager. */
function agesNamed(stem: string): readonly [number, number] {
  const [, from, to] = /(\d+) ?(?:-|–|a|et|to|and) ?(\d+)/.exec(stem) ?? []
  if (from && to) return [Number(from), Number(to)]
  return /\b(?:bebe|nourrisson|baby|babies|toddler|infant)/.test(stem) ? [0, 2] : [11, 17]
}

/**
 * Every question about these facts contains at least one of these words; testing them first avoids the many patterns.
 */
export const lastingHint =
  /retrait|retire|permis|licen|fumer|tabac|smoking|medecin|doctor|\bgp\b|docteur|generalist|adolesc|teen|bab(?:y|ies)|bebe|toddler|nourriss|enfant|child|kids|adult|majeur|18|work|travail|employ|source|origine|provenan|provien|viennent|come from|election|legislat|municipa|president|europeenn|scrutin|referend|reseau|network|platform|plateforme|streaming|video|gaming|verre|glass|drink|unit|velo|bicyc|bike|cycl|radio|vacances|holiday|vacation|entreprise|organi|company|etabliss|salarie|regime|diet|\beat|mangez|alimentation|paid|chomage|job|married|mariee?|divorc|couple|cinema|musee|museum|avion|fl[yi]|flew|plane|train|\bcar\b|vehic|voiture|automobile|driv|volant|condui|wheel/

/** Expected months since the last time of something done so many times a year. */
function monthsSince(perYear: number): number {
  return perYear === 0 ? 60 : 12 / (perYear + 1)
}

const last = '(?:when|quand|derniere fois|last time|how long ago|remonte)'

/** A fact: how long ago something was last done. */
function lastDone(id: string, things: string, perYear: (sheet: FactSheet) => number): Fact {
  const asks = new RegExp(`\\b${last}\\b[^?]*\\b(?:${things})|\\b(?:${things})\\b[^?]*\\b${last}\\b`)
  return amount(id, ...either(asks), (sheet) => monthsSince(perYear(sheet)), 'month')
}

/** Whether all, some or none of a persona's children live with it. */
function whereChildrenLive({ children, childrenAtHome }: FactSheet): string {
  if (children === 0) return 'childless'
  if (childrenAtHome === 0) return 'left'
  return childrenAtHome < children ? 'some' : 'home'
}

/** Where the children live; the options alone show that this is asked for. */
export const whereChildren = choice(
  'whereChildren',
  ...either(/\b(?:enfants?|children|kids)\b/),
  whereChildrenLive,
  {
    childless: [
      /(?:pas|jamais|aucun|sans).*enfants?$|(?:no|not|never|don't)(?: \w+)? (?:children|kids)$|never had (?:any )?(?:children|kids)/,
    ],
    some: [/\bsome\b|certains|une partie|l'un d'(?:eux|entre)/],
    left: [
      /none of (?:them|whom)|^(?:non|no)\b.*(?:aucun|none)|aucun (?:ne|d'|n')|ne vivent plus|(?:no longer|not) live|all (?:have )?(?:left|moved)|tous partis/,
    ],
    home: [/all of (?:them|whom)|\btous\b|\ball live|^(?:oui|yes)\b.*\ball\b/],
  },
)

/** Facts about duration, amount and beginning, and about parts of a fact; tried before the more general ones. */
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
    whereChildrenLive,
    {
      childless: [/(?:pas|jamais|sans).*enfant|(?:no|not|never).*(?:children|kids)/],
      some: [/^(?:some|certains|une partie|pas tous|not all)/, /^(?:non|no|faux|false)/],
      home: [/^(?:none|aucun|not yet|pas encore)/, /^(?:non|no|faux|false)|not (?:true|my case)/],
      left: [/^(?:oui|yes|vrai|true|all|tous|this is|c'est|exact)/],
    },
  ),
  lastDone('monthsSinceCinema', 'cinema|movies', ({ cinemaPerYear }) => cinemaPerYear),
  lastDone(
    'monthsSinceMuseum',
    'musees?|museums?|exhibition|exposition',
    ({ museumsPerYear }) => museumsPerYear,
  ),
  lastDone('monthsSinceFlight', 'avion|flight|plane|fly|flew|flown', ({ flightsPerYear }) => flightsPerYear),
  lastDone('monthsSinceTrain', 'train', ({ trainsPerYear }) => trainsPerYear),
  amount(
    'unemployedMonths',
    ...either(
      sinceWhen(
        "chomage|chomeu\\w+|unemployed|out of work|sans emploi|demandeu\\w+ d'emploi|looking for (?:a job|work)",
      ),
    ),
    ({ unemployedMonths }) => unemployedMonths,
    'month',
  ),
  amount(
    'jobYears',
    ...either(
      sinceWhen(
        'employeur|employer|entreprise actuelle|current job|your job|emploi actuel|poste actuel|present job',
      ),
    ),
    ({ jobYears }) => jobYears,
    'year',
  ),
  amount(
    'coupleYears',
    ...either(
      sinceWhen('en couple|mariee?s?|pacsee?s?|married|with your (?:partner|spouse)|avec votre conjoint\\w*'),
    ),
    ({ coupleYears }) => coupleYears,
    'year',
  ),
  ...partFacts,
]
