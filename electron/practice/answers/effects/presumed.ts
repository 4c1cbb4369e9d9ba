import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'
import { toneOf } from '../tone/tone.ts'

/** A phrase that presumes an answer, and the side for which it speaks. */
export interface Presumed {
  readonly words: string
  readonly towards: 1 | -1
}

/** What those who ask expect of the person who answers, in the form of a statement with a question mark. */
const expected: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(?:mais |alors |donc )?(?:j'imagine|je (?:suppose|presume|parie|me doute|crois savoir)|j'(?:espere|ose esperer|ai cru comprendre)|(?:nous|on) (?:suppos|imagin|espér|esper)\w+|nul doute|sans doute|gageons) ?(?:que |qu')?vous\b|vous \w+rez (?:bien|donc|bien sur|sans doute|certainement|forcement|evidemment|naturellement|quand meme)\b)[^?]*\?/,
  en: /^(?:(?:so |but |then )?(?:i|we) (?:take it|assume|presume|imagine|suppose|trust|expect|gather|bet|guess|hope)(?: that)? you\b|(?:so )?you(?:'ll| will| would|'d) (?:be |surely |of course |no doubt |agree|want|support|join|vote)|you (?:do|must) (?:agree|think|want|feel|support|admit)\b)[^?]*\?/,
}
const denied = /\b(?:not|never|no|ne|n'|pas|jamais)\b|n't\b/

/** Doing as others do, within the question. */
const asOthers =
  /\b(?:(?:faire|agir|voter|choisir) comme (?:la majorite|la plupart|tout le monde|beaucoup|vos|tous|les autres|tant d')|(?:do|act|vote|choose) (?:as|like) (?:most|many|everyone|the majority|your|all|the rest)|(?:join|go along with) (?:the (?:majority|rest|others)|most|everyone))\b/

/** How much of something that is weighed a thing does: "how much harm has the by-pass done". */
const howMuch =
  /\bhow (?:much|badly|severely|greatly|deeply) (?!of a\b)([^?]{2,80}?)\b(?:has|have|had|did|does|do|is|are|was|were|will) (?:the|this|that|these|your|our|their|its|[a-z]+ing\b)|\b(?:combien|quelle? (?:quantite|part|ampleur)) d[e'] ?([a-z]+) (?:a|ont|cause|causent|provoque|fait)\b/
/** A saving taken for granted: "how much time did it save you?", « combien de temps vous a-t-il fait gagner ? ». */
const saving =
  /\bhow (?:much|many) (?:time|money|effort|trouble|stress|hassle|energy|hours|minutes) (?:has|have|did|does|do|will) [^?]{2,40} (?:save|saved|spared?)\b|\bcombien (?:de temps|d'argent|d'efforts?|d'energie|d'heures|d'ennuis)\b[^?]{3,60}\b(?:gagner|gagne|economis\w*|epargn\w*)/

/** Feelings and states that questionnaires measure by degrees as a matter of course. */
const measured =
  /\b(?:difficult\w*|trouble|pain|confiden\w*|trust|interest\w*|support|importan\w*|influence|risk|stress|satisf\w*|worr\w*|concern\w*|anxi\w*|agree|like|difficulte\w*|confiance|interet|plaisir)\b/
const bothEnds =
  /\b(?:if (?:at all|any|anything)|if so|or (?:not|less|none|un\w+|dis\w+)|ou (?:non|pas|moins)|le cas echeant|eventuel\w*)\b/

/** A phrase in a closed question that presumes its answer, of a kind that the wording checker does not report. */
export function presumed(
  asked: string,
  options: readonly string[],
  language: Language,
): Presumed | undefined {
  if (options.length === 0) return undefined
  const question = fold(asked).trim()
  const sure = expected[language].exec(question)
  if (sure) return { words: sure[0], towards: denied.test(sure[0]) ? -1 : 1 }
  const alike = asOthers.exec(question)
  if (alike) return { words: alike[0], towards: 1 }
  if (bothEnds.test(question)) return undefined
  const saved = saving.exec(question)
  if (saved) return { words: saved[0], towards: mostOf(options, language) }
  const [words, much = '', many = ''] = howMuch.exec(question) ?? []
  const weighed = `${much} ${many}`
  if (words === undefined || measured.test(weighed) || toneOf(weighed, language) === 0) return undefined
  return { words, towards: mostOf(options, language) }
}

/** The side of a scale that says most of it: away from the option that denies it. */
function mostOf(options: readonly string[], language: Language): 1 | -1 {
  const { valence } = readOptionSet(options, language)
  const denial = options.findIndex((option) =>
    /^(?:no\b|not\b|none|never|pas\b|aucun|nullement|en rien|rien)/.test(fold(option)),
  )
  return denial !== -1 && (valence[denial] ?? -1) > 0 ? -1 : 1
}

/** Whether a statement that denies something ends in a tag: "You wouldn't sell it, would you?" calls for a no. */
export function endsInPositiveTag(texte: string, words: string): boolean {
  const said = fold(texte)
  const tag =
    /^, ?(?:would|do|did|does|could|will|are|is|was|were|has|have|had|can|should) (?:you|it|they|he|she|we|there)\b/
  return (
    tag.test(fold(words)) && /n't\b|\b(?:not|never|no|nobody)\b/.test(said.slice(0, said.lastIndexOf(',')))
  )
}

/** Whether the yes of the options is against the thing: « Oui, ce serait imprudent ». */
export function yesIsAgainst(options: readonly string[], language: Language, asked: string): boolean {
  const { valence } = readOptionSet(options, language, asked)
  const yes = options.findIndex((option) => /^(?:oui|yes)\b[ ,]/.test(fold(option)))
  return yes !== -1 && (valence[yes] ?? 0) < 0
}
