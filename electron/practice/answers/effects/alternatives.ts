import { contentWords, fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'
import { toneOf } from '../tone/tone.ts'
import type { Plea } from './push.ts'

/** Number of letters at the beginning of a word of the stem by which it is recognised in an option. */
const letters = 5

/** Words for what nobody would choose: to be deprived, to let things happen, to waste. */
const sorry =
  /\b(?:prive(?:e?s|r)|laisser|subir|endurer|risquer|perdre|gaspiller|jeter|renoncer|abandonner|ne rien faire|rester les bras|en fumee|payer des|deprive\w*|let|watch|suffer|risk|lose|waste|throw|abandon|do nothing|shrug|stand by|leave (?:them|it|our|the) to|go on \w+ing|keep (?:on )?(?:wasting|paying|losing|suffering))\b/

/** An option that means to stand by while something gets worse or disappears. */
const looksOn =
  /^(?:watch|see|let|laisser|voir|regarder)\b.*\b(?:turn\w*|becom\w*|clos\w*|go(?:es)?|die|rot|fall\w*|disappear\w*|vanish\w*|collaps\w*|deven\w*|devien\w*|ferm\w*|dispara\w*|part\w*|mour\w*|s'en aller|tomb\w*)\b/

/** A question after the alternatives: « … : que choisissez-vous ? ». */
const whichOfThem = / ?: (?:que|quel\w*|laquelle|lequel|what|which)\b[^?:]*\?\s*$/

/**
 * A thing with a word about it: "our fresh bread", « un bon livre ». A judgement alone ("useful or useless") names
 * none.
 */
const named =
  /\b(?:our|my|the|an?|this|these|other|some|those|notre|nos|mon|ma|mes|le|la|les|l'|un|une|des|ce|cette|ces|d'autres) ?[a-z'-]+ [a-z'-]+/

/** A clause that describes one alternative. */
const described =
  /\b(?:which|that|who|where|whose|so that|qui|que l'on|qu'on|dont|ou l'on|ou on|afin|pour que)\b.{8,}|\b\w+ (?:et|and) \w+$/

/** Asks which of two one would choose. */
const chooses =
  /\b(?:prefer\w*|rather|better|which|choose|like|want|plutot|mieux|lequel|laquelle|choisi\w*|voulez-vous|voudriez-vous|souhaitez-vous|faut-il|should|must|ought)\b/

/**
 * Two alternatives of which only one is described as bad or as good: "keep the library open, or deprive families of
 * it", "desks, or standing desks, which have been shown to help". The push is towards the option that takes up the
 * better one.
 */
export function bentAlternative(
  question: string,
  options: readonly string[],
  language: Language,
): Plea | undefined {
  const [, before, behind] =
    /^([^?]{12,}?),? (?:ou|or)(?: bien| alors| rather| else)? ([^?]{5,})\?/.exec(
      question.replace(whichOfThem, ' ?'),
    ) ?? []
  if (before === undefined || behind === undefined) return undefined
  const second = behind.trim()
  const first = before.slice(before.indexOf(':') + 1).trim()
  const offered = new Set(options.flatMap((option) => [...stemsOf(option)]))
  const toneBeside = (said: string) =>
    toneOf(
      said.replace(/[a-z]{4,}/g, (word) => (offered.has(word.slice(0, letters)) ? ' ' : word)),
      language,
    ) - (looksOn.test(said) ? 1 : 0)
  const [one, other] = [toneBeside(first), toneBeside(second)]
  const [worse, better] = [Math.min(one, other), Math.max(one, other)]
  if (worse === better || (worse < 0 && better < 0)) return undefined
  const [good, bad] = one < other ? [second, first] : [first, second]
  const told = worse < 0 ? bad : good
  const isDescribed =
    chooses.test(question) && described.test(told) && (worse >= 0 ? worse === 0 : better <= 0)
  const isContrast =
    worse < 0 && better > 0 && chooses.test(question) && (named.test(first) || named.test(second))
  if (!isDescribed && !isContrast && !(worse < 0 && sorry.test(bad))) return undefined
  const known = [stemsOf(good), stemsOf(bad)] as const
  const scores = options.map((option) => {
    const words = stemsOf(option)
    const shared = (of: ReadonlySet<string>) => [...words].filter((word) => of.has(word)).length
    return shared(known[0]) - shared(known[1])
  })
  const most = Math.max(...scores)
  const best = scores.flatMap((score, at) => (score === most ? [at] : []))
  const said = best.length > 1 ? best.filter((at) => !denies.test(fold(options[at] ?? ''))) : best
  const [place = 0] = said
  if (most <= 0 || said.length !== 1) return undefined
  const { kind, valence } = readOptionSet(options, language)
  if (kind === 'nominal') return { words: told, towards: 1, names: contentWords(options[place] ?? '') }
  return { words: told, towards: (valence[place] ?? 0) < 0 ? -1 : 1 }
}

/** An option that denies what another says. */
const denies = /\b(?:not|no|never|ne|pas|non)\b|n't|n'/

function stemsOf(text: string): ReadonlySet<string> {
  return new Set((fold(text).match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, letters)))
}
