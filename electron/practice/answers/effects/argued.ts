import { PUSHED_WITHIN } from '../../../../shared/wording/lexicons/arguments.ts'
import { HUNG_ON } from '../../../../shared/wording/lexicons/feelings.ts'
import { EFFORTS, HARMS_BY, HELPS_BY, NECESSITY } from '../../../../shared/wording/lexicons/one-sided.ts'
import { plainPattern } from '../../../../shared/wording/text/plain-letters.ts'
import { contentWords, fold, type Language } from '../../text.ts'

const harms = { fr: plainPattern(HARMS_BY.fr, 'gu'), en: plainPattern(HARMS_BY.en, 'gu') }
const helps = { fr: plainPattern(HELPS_BY.fr, 'gu'), en: plainPattern(HELPS_BY.en, 'gu') }
const pleas = {
  fr: plainPattern(`${NECESSITY.fr}|${EFFORTS.fr}`, 'u'),
  en: plainPattern(`${NECESSITY.en}|${EFFORTS.en}`, 'u'),
}

/**
 * Replaces whole phrases by "harm" or "help": « augmente le risque de cancer » is harm and "reduces accidents" help,
 * though the single words suggest the contrary.
 */
export function harmAndHelp(premise: string, language: Language): string {
  return premise
    .replace(helps[language], ' ')
    .replace(harms[language], language === 'fr' ? ' nuit ' : ' harms ')
}

const reproaches = {
  fr: plainPattern(`^(?:${PUSHED_WITHIN.fr.reproach}|${HUNG_ON.fr.concession})`, 'u'),
  en: plainPattern(`^(?:${PUSHED_WITHIN.en.reproach}|${HUNG_ON.en.concession})`, 'u'),
}

/** Whether the leading words make a yes look bad: "Do you still …", « …, au risque de … ». */
export function reproachesYes(words: string, language: Language): boolean {
  return reproaches[language].test(fold(words))
}

const reproachIn = {
  fr: plainPattern(
    `(?<!\\p{L})(?:${PUSHED_WITHIN.fr.reproach}|(?:voulez|voudriez|pourriez|iriez)-vous vraiment)`,
    'u',
  ),
  en: plainPattern(
    `(?<!\\p{L})(?:${PUSHED_WITHIN.en.reproach}|(?:would|could|can) you (?:really|seriously|honestly))`,
    'u',
  ),
}

/** Whether the question itself, without the premises, makes a yes look bad. */
export function asksInReproach(asked: string, language: Language): boolean {
  return reproachIn[language].test(fold(asked)) && !/how (?:long|much longer)/.test(fold(asked))
}

const loss =
  /\b(?:sans|ferm\w+|perd\w*|disparai\w*|mour\w+|meur\w+|mort\w*|ruin\w+|chomage|penurie|danger\w*|priv\w+|manqu\w+|payer|paier\w+|lose|lost|close|closed|die|death|without|run out|suffer\w*|vanish|collapse|bankrupt|shortage|worse|harm\w*|pay)\b/

/**
 * Whether a premise says what harm it would do to do a thing: « Si l'on rétablissait …, des cantons resteraient sans …
 * ».
 */
export function tellsHarmOfDoing(premise: string): boolean {
  const [, condition, outcome] = /(?:^|, ?)(?:si |s'|if )([^,]{6,100}),(.+)/.exec(fold(premise)) ?? []
  if (condition === undefined || outcome === undefined) return false
  return !/\b(?:ne|n'|pas|rien|not|nothing|no|keeps?|continu\w*)\b|n't/.test(condition) && loss.test(outcome)
}

const sacrifice =
  /\b(?:gave up|given up|sacrific\w+|renonce a|a donne|consacre|passe|spent|poured)\b.*\b(?:hours?|time|evenings?|weekends?|lunch|nights?|holidays?|heures?|temps|soirees?|nuits?|week-ends?|vacances|mois|months|years|annees)\b/

const toil =
  /\b(?:work(?:ed|ing)|tried|trying|toiled) (?:\w+ )?(?:hard|tirelessly|flat out|round the clock|day and night)\b|\b(?:travaill|oeuvr|bosse)\w* (?:\w+ )?(?:dur|d'arrache-pied|sans relache|sans compter|jour et nuit)\b/

/** Whether a premise says what somebody gave up, or toiled, for the thing. */
export function tellsOfSacrifice(premise: string): boolean {
  return sacrifice.test(fold(premise)) || toil.test(fold(premise))
}

/** Whether a premise says what would be lost without the thing, which leads to a no where its end is asked about. */
export function tellsWhatWouldBeLost(premise: string): boolean {
  return /(?:^|, ?)(?:sans|without|faute de) (?!rien|nothing)/.test(fold(premise))
}

/** Whether a premise argues for the thing: all would be lost without it, or great efforts were made for it. */
export function pleads(premise: string, language: Language): boolean {
  return pleas[language].test(fold(premise))
}

/** A question that only asks for assent: « Êtes-vous de cet avis ? ». */
const bareAssent =
  /^(?:et vous, ?|and |do |would |are |is |et )?(?:you )?(?:(?:partagez|partageriez)-vous (?:cet avis|cette (?:opinion|idee|analyse)|ce (?:point de vue|constat))|(?:etes-vous|en etes-vous|seriez-vous) (?:d'accord|du meme avis|de cet avis|de leur avis|convaincue?s?)|(?:le )?(?:croyez|pensez)-vous(?: aussi)?|est-ce (?:vrai|votre avis|exact)|(?:that|this|it) (?:true|so|right|your (?:view|opinion) too)|agree(?: with (?:this|that|them|it))?|share (?:this|that|their) (?:view|opinion)|believe (?:it|this|that|them)|(?:of )?the same (?:view|opinion))(?: too| also| with (?:this|that|them|it)| avec (?:cela|eux|cette \w+))?[ ?.…]*$/

/** A question repeats a statement if it shares at least this many content words with it. */
const leastRepeated = 3

/** Whether a question asks people to agree with a statement: by « d'accord ? » alone, or by repeating the statement. */
export function asksForAssentTo(premise: string, asked: string): boolean {
  if (
    /^(?:et )?(?:(?:les?|la) votres? aussi|vous aussi|yours too|is yours|are yours|you too|et vous)[ ?]*$/.test(
      fold(asked).trim(),
    )
  )
    return true
  if (bareAssent.test(fold(asked).trim())) return true
  const said = new Set(contentWords(premise))
  const again = contentWords(asked).filter((word) => !/^(?:believ|think|pensez|croyez|estime)/.test(word))
  const shared = again.filter((word) => said.has(word))
  return shared.length >= leastRepeated && shared.length >= 0.75 * again.length
}

/** A reason that opens the question: « Sachant que …, », "At less than the price of …, ". */
const reason =
  /^(?:sachant qu|knowing (?:that|how)|given (?:that|how)|considering (?:that|how)|now that|maintenant qu|etant donne qu|puisqu|(?:at|for) (?:less|no more|only|just) )/

/** A reason about the person who answers: « Sachant que vous avez deux enfants, … ». */
const ownFact = /\b(?:vous|votre|vos|you|your|yours)\b/

/** The reason at the beginning of a closed question of judgement; undefined if there is none. */
export function reasonFirst(
  { premises, asked }: { readonly premises: readonly string[]; readonly asked: string },
  options: readonly string[],
): string | undefined {
  if (options.length === 0 || /\b(?:how (?:many|often)|combien|when|quand)\b/.test(fold(asked)))
    return undefined
  return premises.find((part) => reason.test(fold(part).trim()) && !ownFact.test(fold(part)))
}
