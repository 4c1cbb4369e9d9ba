import {
  readDensity,
  readOccupation,
  readPersonaAges,
  readPersonaSex,
  type Trait,
  traitOf,
} from '../../census/read-traits.ts'
import { foldAccents } from '../../text/fold-accents.ts'
import type { ItemView } from './item-view.ts'
import type { TraitGroups } from './trait-groups.ts'

/** From this share of answers on that name the persona's own value, the item asks for nothing but that value. */
const LEAST_SHARE = 0.9

/**
 * Whether an item asks for the trait itself ("Are you a man or a woman?"): its options name the values of the field,
 * nearly every persona chose the option that names its own, and the stem asks about oneself. That such answers follow
 * from the field is what they are for, and no sign of a stereotype. "Who should look after children?" answered with one's
 * own sex is such a sign.
 *
 * @param table personas by value of the trait and option
 */
export function asksForTrait(
  { question, reading }: ItemView,
  { field, values }: TraitGroups,
  table: readonly (readonly number[])[],
): boolean {
  const trait = traitOf(field)
  if (!isAboutOneself(foldAccents(question.stem).toLowerCase(), trait)) return false
  const options = reading.answers.map((at) => ({ at, text: question.options[at]?.text ?? '' }))
  let [all, own] = [0, 0]
  const named = new Set<number>()
  for (const [group, value] of values.entries()) {
    for (const { at, text } of options) {
      const count = table[group]?.[at] ?? 0
      const isOwn = namesValue(trait, text, value)
      if (isOwn) named.add(at)
      all += count
      own += isOwn ? count : 0
    }
  }
  return named.size >= 2 && own >= LEAST_SHARE * all
}

const SHORT = 3
const PERSON = /(?<!\p{L})(?:vous|votre|vos|tu|ton|ta|tes|you|your|yourself|je|mon|ma|mes|i|my)(?!\p{L})/u
const OPINION =
  /(?<!\p{L})(?:selon|d['’]apres|pens\p{L}*|trouv\p{L}*|croyez|crois|estim\p{L}*|devr\p{L}*|faut|faudrait|prefer\p{L}*|favorable|d['’]accord|opinion|avis|think|believe|should|ought|feel|best|better|mieux|meilleur\p{L}*)(?!\p{L})/u
const ABOUT: Partial<Record<Trait, RegExp>> = {
  age: /(?<!\p{L})(?:ages?|how old|nee?s?|born)(?!\p{L})/u,
  sex: /(?<!\p{L})(?:etes|es|are|suis|am|sexe|sex|gender|genre|identif\p{L}*|identify)(?!\p{L})/u,
}

/** Whether a stem, folded, asks about the person who answers, and for what the trait is about; no opinion does. */
function isAboutOneself(stem: string, trait: Trait | null): boolean {
  const words = stem.match(/\p{L}+/gu) ?? []
  const ofPerson = PERSON.test(stem) || words.length <= SHORT
  return ofPerson && !OPINION.test(stem) && (trait === null || (ABOUT[trait]?.test(stem) ?? true))
}

/** Answers that say nothing of what they are about, so that a field of the same words may be another matter. */
const MUTE = /^(?:oui|non|yes|no|vrai|faux|true|false|[\d\s.,]+)$/u

function namesValue(trait: Trait | null, option: string, value: string): boolean {
  const [named, given] = [withoutArticle(option), withoutArticle(value)]
  if (plain(named) === plain(given)) return trait !== null || !MUTE.test(plain(named))
  if (trait === 'age') {
    const [some, own] = [readPersonaAges(named), readPersonaAges(given)]
    return some !== null && own !== null && some.min <= own.max && own.min <= some.max
  }
  const meaning = trait === null ? null : READ[trait](given)
  return trait !== null && meaning !== null && READ[trait](named) === meaning
}

const READ: Record<Exclude<Trait, 'age'>, (value: string) => string | null> = {
  sex: readPersonaSex,
  density: readDensity,
  occupation: readOccupation,
}

/** "Une femme", "Je suis un homme", "I am a woman". */
const ARTICLE = /^(?:(?:je suis|i am|i['’]m) )?(?:(?:une?|des|an?) )?/iu

function withoutArticle(text: string): string {
  return text.trim().replace(ARTICLE, '')
}

function plain(text: string): string {
  return foldAccents(text)
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim()
}
