import { fold, type Language, wordCount } from '../../text.ts'
import { countedIn } from './counts.ts'
import { inPlainWords } from './everyday.ts'
import type { Fact } from './fact.ts'
import { type ReadByFamilies, readByFamilies } from './families/read-families.ts'
import { lastingFacts, lastingHint, whereChildren } from './lasting-facts.ts'
import { leftover, withoutAsides } from './leftover.ts'
import { isVerbKnown } from './main-verb.ts'
import { plainStem } from './plain-stem.ts'
import { isPolar } from './polarity.ts'
import { areRatings } from './rating-options.ts'
import { asksAboutOneself, facts, readFacts } from './read-fact.ts'
import { widerAboutBody } from './wider-body.ts'
import { widerAboutFamily } from './wider-family.ts'
import { widerAboutHome } from './wider-home.ts'
import { widerAboutLeisure } from './wider-leisure.ts'
import { widerAboutMoney } from './wider-money.ts'
import { widerAboutStudies } from './wider-studies.ts'
import { widerAboutTravel } from './wider-travel.ts'
import { widerAboutWork } from './wider-work.ts'

/**
 * More wordings, for closed questions only, as the options help to tell whether the fact is meant. More exact ones come
 * first.
 */
const wider: readonly Fact[] = [
  ...widerAboutFamily,
  ...widerAboutStudies,
  ...widerAboutWork,
  ...widerAboutMoney,
  ...widerAboutHome,
  ...widerAboutTravel,
  ...widerAboutBody,
  ...widerAboutLeisure,
]

/** Turns the first person into the second: a statement to confirm asks for what it says. */
const turned: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/\bj(?:e |')(?:n'|ne )?(?:y )?suis\b/g, 'etes-vous'],
    [/\b(?:nous|on) (?:ne )?(?:sommes|est)\b/g, 'etes-vous'],
    [/\b(proprietaire|locataire|retraitee?|mariee?)s\b/g, '$1'],
    [/\bj'ai\b|\bje n'ai\b|\b(?:nous|on) (?:n')?(?:avons|a)\b/g, 'avez-vous'],
    [/\bj'habite\b|\bje n'habite\b|\b(?:nous|on) (?:n')?habit(?:ons|e)\b/g, 'habitez-vous'],
    [/\bje (?:ne )?(?:me |m')?vis\b|\b(?:nous|on) (?:ne )?(?:vivons|vit)\b/g, 'vivez-vous'],
    [/\bje (?:ne )?fais\b/g, 'faites-vous'],
    [/\bje (?:ne )?bois\b/g, 'buvez-vous'],
    [/\bje (?:ne )?vais\b/g, 'allez-vous'],
    [/\bje (?:ne )?dors\b/g, 'dormez-vous'],
    [/\bje (?:ne )?lis\b/g, 'lisez-vous'],
    [/\bje (?:ne )?prends\b/g, 'prenez-vous'],
    [/\bje (?:ne )?pars\b/g, 'partez-vous'],
    [/\bje (?:n'|ne )?(?:poss|d)e(?:d|ti)e?\w*\b/g, 'avez-vous'],
    [/\bj(?:e (?:n'|ne )?|')([a-z]+)e\b/g, '$1ez-vous'],
    [/\b(?:mon|ma|notre)\b/g, 'votre'],
    [/\b(?:mes|nos)\b/g, 'vos'],
    [/^([a-z]+)-vous (?:pas|plus|jamais|aucune?)\b/g, '$1-vous'],
  ],
  en: [
    [/\byou're\b/g, 'are you'],
    [/\byou (have|own|use)\b(?=.*, (?:don't|do) you)/g, 'do you $1'],
    [/,? (?:aren't|don't|do|are|isn't|haven't) you ?\?$/g, ' ?'],
    [/\bi(?:'m| am)(?: not)?\b/g, 'are you'],
    [/\bi was\b/g, 'were you'],
    [/\b(?:i|we)(?:'ve| have) (been|taken|moved|voted|flown|visited|had|given)\b/g, 'have you $1'],
    [
      /\b(?:i|we)(?:'ve| have)(?: never| not)? (been|taken|moved|voted|flown|visited|had|given|got)\b/g,
      'have you $1',
    ],
    [/\b(?:i|we) (?:do not|don't|never|no longer|hardly ever) /g, 'do you '],
    [/\bthere (?:is|are) (?:no |not )?/g, 'do you have '],
    [/\b(?:i|we) (?=[a-z])/g, 'do you '],
    [/\b(?:my|our)\b/g, 'your'],
    [/^(?:got|any) /g, 'do you have '],
  ],
}

/** Facts that take precedence wherever they are mentioned, over a more general fact in the same words. */
const moreExact: ReadonlySet<string> = new Set([
  'birthplace',
  'bornAbroad',
  'childrenUnder',
  'everMarried',
  'ageAtFirstChild',
  'eldestChildAge',
  'youngestChildAge',
  'eyewear',
  'bedrooms',
  'everSmoked',
  'goodHealth',
  'tripsAbroad',
  'petKind',
  'minors',
  'moved',
])

/** Facts that are easily mentioned in passing in questions about something else. */
const soonMentioned: ReadonlySet<string> = new Set([
  'employed',
  'internet',
  'children',
  'childrenAtHome',
  'health',
  'couple',
  'manages',
  'french',
  'isWoman',
  'isMan',
  'yearsInHome',
  'medicines',
  'loans',
  'doctor',
  'mobile',
  'owner',
])

/** Words that ask what one thinks of a fact, or would do. */
const opining =
  /\b(?:(?:etes|es)[- ](?:vous|tu) (?:pour|contre|pret\w*)|are you (?:for|against|in favou?r|ready|willing|happy|interested|aware|comfortable)|seriez|auriez|iriez|pourriez|would (?!your|you (?:describe|say|rate|classify|call|consider))|could|willing|accept\w*|refus\w+|comptez|prevoy\w+|intention|confian\w+|trust\w*|confident|aim(?:ez|e)|se portent?-t-|(?<!\blook )like|love|enjoy\w*|(?:me|m'|vous|nous) (?:plait|plaisent|convient|passionne\w*|interesse\w*|motive\w*|ennuie\w*|fatigue\w*|stresse\w*)|(?:ever|deja) (?:been |ete )(?:unemployed|out of work|au chomage)|content\w*|happy|heureu\w+(?! (?:maitre|proprietaire|parent|pere|mere))|fiere?s?|proud|utiles?|useful|useless|safe|unsafe|securite|bonne? (?:chose|idee)|good (?:thing|idea)|gratuite|justes?|fair|unfair|normal(?! (?:week|day|working|month|semaine|journee|jour|mois|year|night))|legitim\w*|convien\w+|pratique\b(?! (?:sport|music|relig|physi))|convenient|rate|notez|jugement|manqu\w+|lack\w*|deserv\w*|merit\w*|adapte\w*|comfortable|confortable|beau\w*|belle|beautiful|interdi\w*|ban(?:ned)?|autoris\w*|allow\w*|recommand\w+|recommend\w*|choisi\w*|choose|clair|clear|aware|connaiss\w+|heard of|entendu parler|ever considered|regrett?\w*|agreable|pleasant|propos(?:e|ent|er|ez|ait|e-t-\w+)|offer\w*|du fait (?:de|du|que)|inacceptable|insupportable|supporteriez|attir\w+|tent(?:e|ent|erait)\b|appeal\w*|tempt\w*|envie|vaut mieux|mieux vaut|mieux (?:de|que)|better (?:to|off)|se portent?-t-\w+|va (?:bien|mal)|augment\w+|diminu\w+|baiss\w+|hausse|increased?|decreased?|risen|(?:gone|going) (?:up|down)|kept (?:up|pace)|plus (?:vite|rapidement) que|faster than|anormal\w*|crainte|fear|worried|inquiet\w*|victime?s?|ruined?|punctual\w*|difference|(?:who|qui)\b[^?]{0,40}\b(?:does|do the|pays?(?! (?:your|my) (?:salary|wage))|cooks?|makes?|decides?|drove|takes care|manages|s'occupe|fait|paie|cuisine|a conduit|gere|prepare)\b|besoin d'aide|dread|look(?:ing)? forward|redout\w*|hate|regret\w*|(?:do|would) you back|limite[rz]\b|do you limit|hier|yesterday(?!,? or)|the right to|le droit de|crois-tu|croyez|doit-il|doivent-ils|devra\w*|serai(?:t|ent)|would be|dislike|lose|perdre|a quelle heure|what time|vole[rs]?|stolen|en panne|broken|panne|change(?:r|d)? (?:de |d')?(?:medecin|doctor)|depens\w+|(?:spent|spend) on(?! (?:holiday|vacation))|construit|built|propre(?! (?:patron|compte|entreprise|chef))|dirty|clean|bruyant\w*|noisy|too|trop)\b/

/** What somebody else does: « Votre médecin vous a-t-il … », "Did the vet …". */
const byOthers =
  /\b(?:votre|vos|le|la|les|l'|un|une) ?(?!(?:chien|chat|animal|personne|grossesse|voiture)\b|enfants? (?:vit|vivent|habite|est-il|sont-ils)|foyer|menage|logement|domicile|famille|employeur|proprietaire|bailleur|travail|habitation|residence)[a-z]+ (?:vous |y |en |se |l')?[a-z]+-(?:t-)?(?:il|elle|ils|elles)\b|\b(?:did|does|has|have|is|was|were|may|do|are|can) (?:your|the|a|any|all the|all|all of your|all your) (?:line |family |local )?(?:doctor|gp|vet|child|children|manager|teachers?|nurses?|staff|company|government|council|bank|supplier|insurer|school|dog|cat|pet|club|team|colleagues?|boss|bus|trains?|phone|lift|internet|parents|relatives|neighbou?rs?|building|landlord (?:use|allow|ask|keep)|street|town|village|app|website|service|product|car|bike|union|employees|workers|workplace|office|region)\b|\b(?:has|have|is|are|was|were) (?:each|every|anyone|someone|one|both|some) (?:and every )?(?:one )?(?:of|in|living in) your (?:relatives|household been|family been|colleagues|parents|friends)\b/

/** Words that show that a yes/no question is about the person who answers. */
const personal =
  /\b(?:vous|votre|vos|you|your|yourself|yours|enceinte|grossesse|chez|j'|je|i|my|me|moi|nous|notre|our|we|anyone|foyer|menage|household|home|logement|domicile|maison)\b/

/** Phrases about an employer, a landlord or a partner that still ask about the person who answers. */
const employer =
  /\b(?:votre employeur|your (?:present |current )?(?:employer|landlord))\b|\b(?:avec|que|with|and) (?:votre|your) (?:conjoint\w*|partner|mari|femme|wife|husband|spouse)\b/gi

function stemFor(texte: string, language: Language): string {
  const text = fold(texte).replace(/^[«"“ ]+/, '')
  return plainStem(
    turned[language].reduce((stem, [from, to]) => stem.replace(from, to), text),
    language,
  )
}

/**
 * Facts that a closed question may ask for, the likeliest first: those that its stem asks for, those that it mentions
 * in another way, and those whose states are the options, whatever the stem says.
 */
export function* readClosedFacts(
  texte: string,
  plain: readonly string[],
  language: Language,
): Generator<Fact> {
  if (areRatings(texte, plain)) return
  const exact = readFacts(texte, language)
  const said = `${inPlainWords(fold(texte))} ${countedIn(plain)}`.trim()
  const asked = withoutAsides(said)
  const wide = asksAboutOneself(texte.replace(employer, ' ')) && asksForFact(asked, plain, language)
  if (!wide) {
    yield* exact
    return
  }
  const byFamilies = opining.test(asked) ? nothingRead : readByFamilies(said, language, factNamed)
  const stem = stemFor(asked, language)
  const polar = isPolar(plain, language)
  // The verb shows what is asked: if it is known, one more word may be unknown (when, where, what for).
  const least = polar ? 1 : 2
  const most = least + (isVerbKnown(asked, language) ? 1 : 0)
  const mostFor = ({ id }: Fact) => (soonMentioned.has(id) ? least : most)
  const isFit = ({ kind }: Fact) => kind !== 'flag' || polar
  const isMeant = (fact: Fact) =>
    (fact.asks[language].test(stem) || fact.asks[language].test(asked)) &&
    leftover(asked, fact) <= mostFor(fact)
  const lasts = (fact: Fact) => fact.asks[language].test(stem) && leftover(asked, fact) <= 3
  const mentioned = opining.test(asked) ? [] : wider
  if (mentioned.length > 0 && lastingHint.test(stem)) yield* lastingFacts.filter((fact) => lasts(fact))
  yield* telling.filter((fact) => firstTold.has(fact.id) && isMeant(fact) && told(fact, plain))
  yield* mentioned.filter((fact) => moreExact.has(fact.id) && isMeant(fact))
  // A reading by several families may leave more words unknown, because the options must confirm it.
  if (byFamilies.unknown <= (polar ? most : 3)) yield* byFamilies.exact.filter(isFit)
  yield* exact
  // Most questions have been read by now, so the many remaining patterns are tried only for the others.
  for (const fact of mentioned) if (isMeant(fact)) yield fact
  yield* byFamilies.facts.filter((fact) => byFamilies.unknown <= mostFor(fact) && isFit(fact))
  yield* telling.filter(
    (fact) =>
      (tellThemselves.has(fact.id) || (thinStems.has(fact.id) && leftover(asked, fact) <= 2)) &&
      told(fact, plain),
  )
}

const nothingRead: ReadByFamilies = { facts: [], exact: [], unknown: 0 }

/** All facts by id; where several have the same id, the one with the most wordings. */
const named = new Map([...facts, ...lastingFacts, ...wider].map((fact) => [fact.id, fact]))

/** Ids of all facts that a question can be read as; the answer key uses them. */
export const factNames: readonly string[] = [...named.keys()]

function factNamed(id: string): Fact | undefined {
  return named.get(id)
}

/**
 * Whether a yes/no question is about the person who answers; for other options it returns true, because they decide.
 */
function asksForFact(asked: string, plain: readonly string[], language: Language): boolean {
  if (!isPolar(plain, language)) return true
  // A short label such as « Fumeur ? » or "Pets at home:" is about the person.
  if (
    wordCount(asked) <= 4 &&
    !/^(?:is|are|was|were|does|do|did|should|can|will|has|have|est|sont)\b/.test(asked)
  )
    return true
  return (
    personal.test(stemFor(asked, language)) &&
    (!byOthers.test(asked) || /\b(?:habitants|inhabitants)\b/.test(asked))
  )
}

/** Facts whose states cannot be confused with others, and how many states must be offered to recognise them. */
const tellingOptions: ReadonlyMap<string, number> = new Map([
  ['sex', 2],
  ['living', 4],
  ['status', 4],
  ['marital', 4],
  ['housing', 2],
  ['tenure', 3],
  ['contract', 3],
  ['education', 4],
  ['commuteMode', 4],
  ['heating', 4],
  ['trade', 4],
  ['smoker', 3],
  ['religion', 4],
  ['region', 4],
  ['place', 4],
  ['debt', 3],
  ['whereChildren', 3],
  ['outdoors', 2],
])

/** The facts that can be recognised by their options. */
const telling = [whereChildren, ...wider].filter(({ id }) => tellingOptions.has(id))

/** Facts that are recognised by their options before the stem is read any further. */
const firstTold: ReadonlySet<string> = new Set([
  'sex',
  'living',
  'status',
  'marital',
  'housing',
  'tenure',
  'contract',
  'education',
  'commuteMode',
  'heating',
  'smoker',
  'whereChildren',
])

/** Facts recognised by their options if the stem says little else: « Maison ou appart ? », « Vous êtes : ». */
const thinStems: ReadonlySet<string> = new Set(['housing', 'tenure', 'contract'])

/** Facts recognised by their options whatever the stem says. */
const tellThemselves: ReadonlySet<string> = new Set([
  'sex',
  'living',
  'status',
  'marital',
  'trade',
  'religion',
  'region',
  'education',
  'whereChildren',
])

/** Whether at least 60 % of the options, and as many as `tellingOptions` requires, are states of the fact. */
function told(fact: Fact, plain: readonly string[]): boolean {
  if (fact.kind !== 'choice') return false
  const few = tellingOptions.get(fact.id)
  if (few === undefined) return false
  const states = new Set<number>()
  for (const [exact] of Object.values(fact.options)) {
    const place = exact ? plain.findIndex((option) => exact.test(option)) : -1
    if (place !== -1) states.add(place)
  }
  return states.size >= few && states.size >= 0.6 * plain.length
}
