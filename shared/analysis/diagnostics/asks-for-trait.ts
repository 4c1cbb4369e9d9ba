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
 * and nearly every persona chose the option that names its own. That such answers follow from the field is what they
 * are for, and no sign of a stereotype.
 *
 * @param table personas by value of the trait and option
 */
export function asksForTrait(
  { question, reading }: ItemView,
  { field, values }: TraitGroups,
  table: readonly (readonly number[])[],
): boolean {
  const trait = traitOf(field)
  // Numbers of years may be about anything else, so that of ages the stem must speak too.
  if (trait === 'age' && !ABOUT_AGE.test(foldAccents(question.stem))) return false
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

const ABOUT_AGE = /(?<!\p{L})(?:ages?|old|nee?s?|born)(?!\p{L})/u

function namesValue(trait: Trait | null, option: string, value: string): boolean {
  const [named, given] = [withoutArticle(option), withoutArticle(value)]
  if (plain(named) === plain(given)) return true
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
