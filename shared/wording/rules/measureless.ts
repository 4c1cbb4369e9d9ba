import type { ItemContext } from '../item-context.ts'
import { GRADABLE, MANNER } from '../lexicons/gradable.ts'
import { MEASURED_AFTER_ALL, MEASURELESS } from '../lexicons/measureless.ts'
import { affirmsOrDenies } from '../options/affirms-or-denies.ts'
import { findSpans, type Span, wordPattern } from '../text/phrases.ts'

const FOUND = { fr: wordPattern(MEASURELESS.fr), en: wordPattern(MEASURELESS.en) }
const MEASURED = { fr: wordPattern(MEASURED_AFTER_ALL.fr), en: wordPattern(MEASURED_AFTER_ALL.en) }
const GRADED = {
  fr: wordPattern(GRADABLE.fr, {
    before: '(?<![\\p{L}-])',
    after: '(?:s|e|es|x|se|ses|le|les|ment|ve|ves|te|tes)?(?![\\p{L}-])',
  }),
  en: wordPattern(GRADABLE.en, {
    before: '(?<![\\p{L}-])',
    after: '(?:er|ly|ily|y|ish|e|ious|ive)?(?![\\p{L}-])',
  }),
}

/** Asks what somebody thinks, feels or would do; a word of degree is then part of the opinion. */
const OPINION = {
  fr: /(?<!\p{L})(?:satisf\p{L}+|insatisf\p{L}+|content\p{L}*|d'accord|pensez|penses|estimez|trouvez-vous|trouves|jugez|croyez|selon vous|a votre avis|opinion|favorable\p{L}*|oppose\p{L}*|souhait\p{L}+|prefer\p{L}+|aim(?:ez|eriez|erais)|inquiet\p{L}*|confiance|faut-il|faudrait|devrai\p{L}+|doit|doivent|seriez-vous|accept\p{L}+|approuv\p{L}+|sentez|ressent\p{L}+|parait|paraissent|semble\p{L}*|envie|interess\p{L}+|plait|plaisent|evalu\p{L}+|probab\p{L}+|susceptible\p{L}*|voudr\p{L}+|pret\p{L}* a|recommand\p{L}+|serait-il|degre|a quel point|dans quelle mesure)(?!\p{L})/u,
  en: /(?<!\p{L})(?:satisfied|dissatisfied|happy|unhappy|agree|disagree|think|find|feel|believe|opinion|your view|favou?r|oppose\p{L}*|do you support|should|ought|prefer|(?:you|would) like|enjoy|worried|concerned|confident|trust|important|likely|would you (?!say|call|describe|consider)|rate|seems?|want|willing|difficult|approve|accept\p{L}*|hope|expect|afraid|appeal\p{L}*|believable|memorable|recommend|rather|to what extent|how (?!(?:often|many|much|long|far)(?!\p{L}))\p{L}+)(?!\p{L})/u,
}
/** Whether a question (folded) asks for an opinion, a feeling or a wish rather than for a fact. */
export function asksOpinion(text: string, lang: ItemContext['lang']): boolean {
  return OPINION[lang].test(text)
}

const OR = { fr: /(?<!\p{L})ou(?!\p{L})/u, en: /(?<!\p{L})or(?!\p{L})/u }

/**
 * A word of degree ("large", "often") that everybody understands differently, in a question about a fact whose answers
 * are yes and no, or the degree itself.
 *
 * @param known places where such words are harmless
 */
export function measureless(item: ItemContext, known: readonly Span[]): Span | undefined {
  if (!item.closed || listsItsAnswers(item)) return undefined
  const traps = [...known, ...findSpans(MEASURED[item.lang], item.text)]
  for (const question of item.questions) {
    if (!question.text.endsWith('?') || asksOpinion(question.text, item.lang)) continue
    const found = degreesIn(item).find(
      (span) =>
        span.start >= question.start &&
        span.end <= question.end &&
        !traps.some((trap) => trap.start < span.end && span.start < trap.end),
    )
    if (found) return found
  }
  return undefined
}

/** With more answers the options are a scale of the degree, which is then what is asked. */
const MOST_OF_ONE_DEGREE = 4

/** The words of degree in the stem, the most certain first. */
function degreesIn(item: ItemContext): Span[] {
  const echoed =
    item.answers.length <= MOST_OF_ONE_DEGREE
      ? findSpans(GRADED[item.lang], item.text).filter((span) => isEchoed(item, span))
      : []
  const built = findSpans(FOUND[item.lang], item.text)
  if (isPolar(item)) return [...built, ...echoed, ...findSpans(MANNER[item.lang], item.text)]
  return [...built.filter((span) => isEchoed(item, span)), ...echoed]
}

function isPolar(item: ItemContext): boolean {
  return item.yesNo || affirmsOrDenies(item.answers, item.lang)
}

const LEAST_LETTERS = 3

/** Whether an option repeats the word of degree: "Frequent", « Assez proche ». */
function isEchoed(item: ItemContext, span: Span): boolean {
  const words = wordsOf(item.text.slice(span.start, span.end))
  return item.answers.some((option) => wordsOf(option.text).some((word) => words.includes(word)))
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}]+/u).filter((word) => word.length >= LEAST_LETTERS)
}

/** Whether the question lists its answers: « … une peur forte, modérée ou nulle ? ». */
function listsItsAnswers(item: ItemContext): boolean {
  if (item.yesNo || !OR[item.lang].test(item.text)) return false
  const named = new Set(
    item.answers.flatMap((option) =>
      wordsOf(option.text)
        .filter((word) => item.text.includes(word))
        .slice(0, 1),
    ),
  )
  return named.size >= 2
}
