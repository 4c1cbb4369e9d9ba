import { contentWords, fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'
import { toneOf } from '../tone/tone.ts'
import type { Push } from './push.ts'

/** A yes or a no with a motive behind it: "Yes. I want to protect our river." */
const withMotive =
  /^(?:yes|no|oui|non|for|against|pour|contre)\b ?[.,:;–—-]* ?(?:(?:i (?:want|care|love|believe|value|do not care|don't care|refuse)|we (?:must|need)|because|since|to (?:protect|save|help|keep|defend)|je (?:veux|tiens|crois|prefere|refuse|me moque)|j'aime|il faut|parce qu|pour (?:proteger|sauver|aider|defendre|preserver))\b.*)/

/** Asks which person or thing one would choose. */
const chooses =
  /\b(?:whom|choose|prefer|vote|trust|rather|support|choisi\w*|prefer\w*|vot(?:er|ez|eriez)\w*|confiance|plutot|souten\w+)\b/

/** A name with an article and a word about it: "a corrupt baron", « un élu corrompu ». */
const described: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:un|une|des|le|la|les|ce|cet|cette|ces|l'|notre|nos|son|sa|ses) ?\S+ \S+/,
  en: /^(?:an?|the|this|these|those|our|his|her|their|some|another|more) \S+ \S+/,
}
const mostOffered = 4

/**
 * A push by the options themselves: only one of yes and no comes with a motive that praises or blames whoever takes it,
 * or some of the names to choose from are called bad and the others are not.
 */
export function arguedOptions(
  asked: string,
  options: readonly string[],
  language: Language,
): Push | undefined {
  const set = readOptionSet(options, language, asked)
  const offered = set.substantive.map((place) => options[place] ?? '')
  if (offered.length < 2 || offered.length > mostOffered) return undefined
  const tones = offered.map((option) => Math.sign(toneOf(option, language)))
  if (set.kind !== 'nominal') return byMotive(options, set.valence, language)
  if (!chooses.test(fold(asked))) return undefined
  const [worst, best] = [Math.min(...tones), Math.max(...tones)]
  const judged = offered.filter(
    (option, at) => (tones[at] ?? 0) < 0 && described[language].test(fold(option)),
  )
  const [words] = judged
  if (worst === best || words === undefined) return undefined
  const others = new Set(offered.filter((_, at) => tones[at] !== best).flatMap(contentWords))
  const names = offered
    .filter((_, at) => tones[at] === best)
    .flatMap(contentWords)
    .filter((word) => !others.has(word))
  return names.length === 0 ? undefined : { effect: 'loaded', towards: -1, words, names }
}

/** Towards the option whose motive praises, or away from the one whose motive blames. */
function byMotive(
  options: readonly string[],
  valence: readonly (number | null)[],
  language: Language,
): Push | undefined {
  const told = options.map((option) => (withMotive.test(fold(option)) ? toneOf(option, language) : 0))
  const [most, least] = [Math.max(...told), Math.min(...told)]
  if (most === least) return undefined
  const place = told.indexOf(most > 0 ? most : least)
  const isFor = (valence[place] ?? 0) > 0 === most > 0
  return { effect: 'leading', towards: isFor ? 1 : -1, words: options[place] ?? '' }
}
