import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Claim } from './claim.ts'
import { moreClaims } from './more-claims.ts'

const never = () => false

/** The first one that matches counts. Text is folded, in either language. */
const claims: readonly Claim[] = [
  ...moreClaims,
  { says: /temps partiel|part[- ]time|mi-temps/, holds: ({ partTime }) => partTime, only: true },
  {
    says: /temps (?:plein|complet)|full[- ]time/,
    holds: ({ status, partTime }) => status === 'employed' && !partTime,
    only: true,
  },
  {
    says: /bailleur social|\bhlm\b|social landlord|council|housing association/,
    holds: ({ tenure }) => tenure === 'social',
    only: true,
  },
  {
    says: /(?:proprietaire|bailleur|landlord|agence)\w* prive|private landlord/,
    holds: ({ tenure }) => tenure === 'tenant',
    only: true,
  },
  {
    says: /\bchacun (?:son|notre|chez|de son cote)|\b(?:living|live) (?:apart|separately)\b|ne vi(?:v|t)\w* pas|(?:not|don't) live (?:together|with)|sans (?:vivre|habiter) ensemble|\bcumul/,
    holds: never,
  },
  { says: /^(?:non, )?.*(?:inscrite?.*autre commune|registered (?:elsewhere|in another))/, holds: never },
  { says: /^(?:oui, |yes, )?(?:vegan\w*|vegetali\w+)$/, holds: never },
  {
    says: /\bdormant|but (?:i )?(?:don't|hardly|rarely|never) use|mais (?:je )?(?:ne |n')?.*(?:utilise|vais|sers)|inactif/,
    holds: never,
  },
  {
    says: /n'(?:ai|avais) pas (?:encore )?(?:le droit de vot|l'age)|not (?:eligible|entitled|allowed) to vote|(?:wasn't|was not|not) (?:yet )?(?:eligible|old enough|entitled)|trop jeune|too young|droit de vote/,
    holds: ({ french, birthYear }) => !french || birthYear >= 2004,
  },
  { says: /demande (?:est )?en cours|application (?:is )?(?:pending|under way)/, holds: never, only: true },
  { says: /\bi was in work|\bj'etais en emploi/, holds: ({ status }) => status === 'employed', only: true },
  {
    says: /neither in work nor|ni en emploi ni/,
    holds: ({ status }) => status !== 'employed' && status !== 'unemployed',
    only: true,
  },
  {
    says: /postgrad|master's|\bmasters?\b|bac ?\+ ?5/,
    holds: ({ education }) => education === 'bac5',
    only: true,
  },
  {
    says: /undergrad|bachelor|bac ?\+ ?[23]/,
    holds: ({ education }) => education === 'bac2' || education === 'bac3',
    only: true,
  },
  {
    says: /never (?:been )?married|jamais (?:ete )?mariee?/,
    holds: ({ marital }) => marital === 'single' || marital === 'pacs',
    only: true,
  },
  {
    says: /\bi am or was married|\bi am (?:still )?married|je suis (?:toujours )?mariee?/,
    holds: ({ marital }) => marital === 'married' || marital === 'widowed',
    only: true,
  },
  { says: /\bfume (?:toujours|encore)|\bstill smok/, holds: ({ cigarettes }) => cigarettes > 0 },
  {
    says: /jamais (?:ete fumeu|fume)|never (?:smoked|been a smoker)/,
    holds: ({ smoker }) => smoker === 'never',
  },
  {
    says: /je ne le suis pas|^not retired|pas (?:encore )?(?:a la )?retraite/,
    holds: ({ status }) => status !== 'retired',
  },
  { says: /pas au chomage|not unemployed/, holds: ({ status }) => status !== 'unemployed' },
  {
    says: /pas de salaire|aucun salaire|no (?:salary|wages?|pay)\b|ne touche pas de salaire|(?:don't|do not) (?:earn|draw|get|receive|have) an? (?:salary|wage)/,
    holds: ({ status, contract }) => status !== 'employed' || contract === 'self',
  },
  {
    says: /\bno (?:fixed )?(?:workplace|place of work)|(?:not|n't) (?:in|have) (?:paid )?work\b|\bnot in work|pas de lieu de travail/,
    holds: ({ status }) => status !== 'employed',
  },
  {
    says: /outre-mer|overseas (?:territor|france)/,
    holds: ({ region }) => region === 'outre-mer',
    only: true,
  },
  {
    says: /(?:hardly ever|rarely|seldom) drive|conduis (?:rarement|peu|presque jamais)/,
    holds: ({ cars }) => cars === 0,
    only: true,
  },
  {
    says: /\ball (?:are |of them )?(?:under (?:18|age)|minors?|underage)|\btous (?:sont )?mineurs/,
    holds: ({ children, minors }) => children > 0 && minors === children,
    only: true,
  },
  {
    says: /\ball (?:are |of them )?(?:adults?|grown|over 18|18 or)|\btous (?:sont )?(?:adultes|majeurs|grands)/,
    holds: ({ children, minors }) => children > 0 && minors === 0,
    only: true,
  },
  {
    says: /\bsome (?:under 18|minors?|adults?) and some|certains (?:mineurs|majeurs)/,
    holds: ({ children, minors }) => minors > 0 && minors < children,
    only: true,
  },
  {
    says: /\b(?:shared|communal|partage|commun|collectif)\b.*|\bjardin (?:partage|commun)/,
    holds: ({ garden, housing }) => garden && housing === 'flat',
    only: true,
  },
  { says: /^(?:oui|yes),? (?:en|in) france$/, holds: ({ tripsAbroad }) => tripsAbroad === 0, only: true },
  {
    says: /^(?:no, )?i have a job|^i(?:'m| am) (?:in|at) work|^(?:non, )?j'ai un (?:emploi|travail)|^je suis en (?:emploi|poste)$/,
    holds: ({ status }) => status === 'employed',
  },
  {
    says: /not (?:looking for|seeking) (?:a |any )?(?:job|work)|ne (?:re)?cherche pas (?:d'emploi|de travail|a travailler)/,
    holds: ({ status }) => status !== 'employed' && status !== 'unemployed',
  },
  { says: /^not married|pas mariee?/, holds: ({ marital }) => marital !== 'married' },
  { says: /ne vis pas en couple/, holds: ({ couple }) => !couple },
  { says: /(?:don't|do not) hold one|n'ai pas le permis/, holds: ({ licence }) => !licence },
  {
    says: /(?:don't|do not) (?:travel|commute|go) to (?:a |any )?(?:work|office)|nowhere to commute/,
    holds: ({ commuteMode }) => commuteMode === 'none',
  },
  {
    says: /(?:don't|do not) work for (?:an? )?(?:organi[sz]ation|company|employer)/,
    holds: ({ status, employerSize }) => status !== 'employed' || employerSize <= 1,
  },
  {
    says: /autres? anima|another pet|other (?:pets?|animals?)/,
    holds: ({ cat, dog }) => cat || dog,
    only: true,
  },
  { says: /\baucun animal|\bno (?:pets?|animals?)\b|pas d'anima/, holds: ({ cat, dog }) => !cat && !dog },
  {
    says: /\b(?:ne (?:travaill\w+|boss\w+) (?:pas|plus)|n'exerce (?:pas|plus)|(?:pas|plus|sans|ni) (?:en |d')?(?:poste\b|emploi|employeur|travail|activite professionnelle)|pas en (?:emploi|activite)|(?:not|don't|doesn't) (?:currently |presently )?(?:in (?:paid )?(?:work|employment)|work(?:ing)?|employed|in a job|have an? (?:job|employer))|no (?:job|employer|employment))\b|^(?:none, )?i(?:'m| am) not employed|^(?:je suis )?sans activite|^unemployed or|\bout of work\b/,
    holds: ({ status }) => status !== 'employed',
  },
  {
    says: /\bpas (?:encore )?de petits-enfants|\bno grand-?children/,
    holds: ({ grandchildren }) => grandchildren === 0,
  },
  {
    says: /\b(?:pas|sans|aucun) (?:encore )?(?:d')?enfants?\b(?! (?:a la|au|de|mineur|chez|en|sous))|\b(?:no|not have|don't have|haven't got)(?: any)? (?:children|kids|child)\b(?! (?:at|under|in|living))|childless|\bnot a (?:parent|mother|father|mum|dad)\b|\bpas (?:encore )?(?:parent|mere|pere)\b/,
    holds: ({ children }) => children === 0,
  },
  {
    says: /\b(?:pas|sans|aucun) (?:de |d')?(?:voiture|vehicule|automobile)|\b(?:no|not have|don't have|don't own|not own|without)(?: an?| any)? (?:car|vehicle)\b/,
    holds: ({ cars }) => cars === 0,
  },
  {
    says: /\bne conduis pas|(?:don't|not|never) drive\b|pas (?:le|de|mon) permis|no (?:driving )?licen[cs]e/,
    holds: ({ cars, licence }) => cars === 0 || !licence,
  },
  {
    says: /\bpas (?:encore )?proprietaire|\bje suis locataire|not (?:a |an |the )?(?:home-?)?owner|don't own (?:my|a) (?:home|house)|\bi rent\b/,
    holds: ({ tenure }) => tenure !== 'owner',
  },
  {
    says: /pas (?:de )?(?:locataire|loyer)|don't (?:pay )?rent\b|not a tenant/,
    holds: (s) => s.tenure === 'owner' || s.tenure === 'free',
  },
  {
    says: /\b(?:est |deja )?(?:solde|rembourse)\b|paid (?:it )?off|own (?:it )?outright/,
    holds: (s) => s.tenure === 'owner' && !s.mortgage,
  },
  {
    says: /ne (?:fume|suis pas fume)\w* pas|ne suis pas fumeu|\b(?:don't|not|never) smoke|non[- ]?(?:fumeu|smoker)/,
    holds: ({ cigarettes }) => cigarettes === 0,
  },
  { says: /ne bois (?:pas|jamais)|(?:don't|not|never) drink/, holds: ({ alcoholDays }) => alcoholDays === 0 },
  {
    says: /pas en couple|pas de conjoint|\bno (?:partner|spouse)\b|not in a (?:couple|relationship)|don't have a partner|\bseule?,? sans conjoint/,
    holds: ({ couple }) => !couple,
  },
  {
    says: /tickets? a l'unite|single tickets?|pay as (?:i|you) go/,
    holds: (s) => s.transitPerYear > 0 && !s.transitPass,
  },
  {
    says: /n'(?:utilise|emprunte|prends?)\w* (?:pas|jamais)? ?(?:les |de |aucun )?transports?|(?:don't|do not|never) (?:use|take|travel on) (?:any )?(?:public )?(?:transport|transit|the bus|buses)/,
    holds: ({ transitPerYear }) => transitPerYear === 0,
  },
  {
    says: /pas (?:de |d'acces a )?internet|no internet|not have internet|don't (?:have|use) (?:the )?internet/,
    holds: ({ internet }) => !internet,
  },
  {
    says: /pas de (?:telephone|portable|mobile)|(?:no|don't have an?) (?:mobile|cell|phone)/,
    holds: ({ mobile }) => !mobile,
  },
  {
    says: /pas de (?:tele|televis)|no (?:tv|television)|don't (?:have|watch) (?:a )?(?:tv|television)/,
    holds: ({ tvHours }) => tvHours === 0,
  },
  {
    says: /no commute|(?:don't|do not) commute|pas de trajet|(?:ne me deplace|pas de deplacement)|travail(?:le)? (?:uniquement |exclusivement )?(?:a domicile|chez moi|a la maison)|\bworks? (?:only |entirely )?(?:from|at) home$/,
    holds: ({ commuteMode, teleworkDays }) => commuteMode === 'none' || teleworkDays === 5,
  },
  {
    says: /\bstill (?:studying|in (?:full-time )?(?:education|school))|(?:encore|toujours) (?:etudiant|en etudes|scolaris)|en cours d'etudes|etudes en cours/,
    holds: ({ status }) => status === 'student',
  },
  {
    says: /^(?:no, )?i(?:'m| am) (?:already )?retired|^(?:non, )?je suis (?:deja )?(?:a la |en )?retraite/,
    holds: ({ status }) => status === 'retired',
  },
  {
    says: /ne (?:pars|suis pas parti\w*) (?:pas |jamais )?(?:en vacances)|(?:don't|didn't|did not|never) (?:go|take) (?:away|on holiday|holidays)/,
    holds: ({ holidays }) => !holidays,
  },
]

/**
 * What a folded option claims about the person; undefined if it claims nothing known. « Je travaille chez moi ou je
 * n'ai pas d'emploi » is true if either claim is.
 */
export function claimOf(option: string): Claim | undefined {
  if (!/ (?:ou|or|\/) /.test(option)) return claims.find(({ says }) => says.test(option))
  const said = claims.filter(({ says }) => says.test(option))
  const [first, ...more] = said
  if (!first || more.length === 0) return first
  const either = { says: first.says, holds: (sheet: FactSheet) => said.some(({ holds }) => holds(sheet)) }
  return said.every(({ only }) => only) ? { ...either, only: true } : either
}

/** The claims of the options with their indexes, without options of yes and claims that count only beside yes or no. */
export function claimsIn(plain: readonly string[]): readonly (readonly [Claim, number])[] {
  return plain.flatMap((option, place) => {
    const claim = /^(?:oui|yes)\b/.test(option) ? undefined : claimOf(option)
    return claim && !claim.only ? [[claim, place] as const] : []
  })
}

/** Options that say the question does not apply: « Sans objet », "N/A". */
const inapplicable =
  /^(?:sans objet|non[- ]concernee?s?|pas concernee?|not (?:applicable|concerned)|n\/?a|does(?: not|n't) apply)\b/

/**
 * « Je n'y suis pas encore », "I am not retired": among numbers or states, such an option means that the question does
 * not apply.
 */
const denying =
  /^(?:i(?:'m| am) not|i (?:don't|do not|haven't|have not|have no|have never|never)|je (?:n'|ne )\S.* (?:pas|plus|jamais)|not (?:yet )?(?:retired|working|married))\b/

/** Indexes of the options that deny what the question assumes and make no known claim. */
export function denialsIn(plain: readonly string[]): readonly number[] {
  return plain.flatMap((option, place) => (denying.test(option) && !claimOf(option) ? [place] : []))
}

/** « Cela s'applique à moi », "Applies to me": beside such an option, "does not apply" means no. */
export const applying = /^(?:it |this |cela |ca )?(?:applies|s'applique|me concerne)\b/

/** Whether an option says that the question does not apply, without a reason. */
export function isInapplicable(option: string): boolean {
  return inapplicable.test(option)
}

/** Which people a fact concerns, by the id of the fact. */
const sense: readonly (readonly [RegExp, (sheet: FactSheet) => boolean])[] = [
  [
    /^(?:commute\w*|telework\w*|hours\w*|contract|partTime|sector|manages|workplace|trade)$/,
    ({ status }) => status === 'employed',
  ],
  [/^(?:youngest|eldest)Child/, ({ children }) => children > 0],
  [/^(?:cigarettes)$/, ({ cigarettes }) => cigarettes > 0],
  [/^(?:registered|voted)$/, ({ french }) => french],
  [/^retiredYears$/, ({ status }) => status === 'retired'],
  [/^(?:jobYears|employerSize)$/, ({ status }) => status === 'employed'],
  [/^unemployedMonths$/, ({ status }) => status === 'unemployed'],
  [/^(?:temporary|permanent)$/, ({ status, contract }) => status === 'employed' && contract !== 'self'],
  [/^licenceYears$/, ({ licence }) => licence],
  [/^quitYears$/, ({ smoker }) => smoker === 'former'],
  [/^streamingServices$/, ({ streaming }) => streaming],
  [/^ageAtFirstChild$/, ({ children }) => children > 0],
  [/^coupleYears$/, ({ couple }) => couple],
  [/^holidayWeeks$/, ({ holidays }) => holidays],
]

/** Whether a fact concerns a person: hours of work concern only those who work. */
export function applies(fact: string, sheet: FactSheet): boolean {
  const found = sense.find(([names]) => names.test(fact))
  return found === undefined || found[1](sheet)
}

/** Whether there are people whom a fact does not concern. */
export const mayNotApply = (fact: string) => sense.some(([names]) => names.test(fact))
