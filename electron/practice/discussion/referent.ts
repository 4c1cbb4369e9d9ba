import { thingIn } from '../answers/words/thing.ts'
import { nounPhraseOf } from '../speech/subject.ts'
import { fold, type Language } from '../text.ts'
import { framedIn } from './frame.ts'
import type { Guide } from './guide.ts'
import { headingOf } from './heading.ts'

/** What the pronoun of a point stands for. */
interface Referent {
  /** Words that name it. */
  readonly words: string
  /** Whether the point begins with the pronoun, so that it is about nothing else. */
  readonly leads: boolean
}

/** Points that begin with a pronoun for what the discussion, or a point before, is about. */
const leading: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:son|sa|ses) |^(?:(?:et|mais|que|le fait que|l'idee que|est-ce que|trouvez-vous que|pensez-vous que|diriez-vous que) )*(?:(?:le fait |l'idee )?qu')?(?:ils?|elles?|on (?:la|le|les|l'|y|en)|c'(?:est|etait)|ce (?:n'est|sont|serait)|ca|cela|celui-ci|celle-ci)\b|^(?:est|sont|ferme|coute|fait)-(?:elles?|ils?|ce)\b/,
  en: /^(?:(?:and|but|that|the fact that|the idea that|do you (?:think|find|feel|agree) (?:that )?) ?)*(?:it|its|they|their|this one|that one)\b|^(?:that|this) (?:is|was|would|costs?|takes?)\b|^(?:is|are|does|do) (?:it|they)\b/,
}

/** Points that have such a pronoun elsewhere. */
const inside: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:y|en|l'|la|le|les) (?:va|vont|allez|faire|trouve\w*|pens\w*|dit|changer|utilis\w*|aime\w*|cherche\w*)\b|\bl'(?:utilis|aim|appreci|am\w*nag)\w*|-(?:t-)?(?:elles?|ils?)\b|\b(?:son|sa|ses|leurs?) (?!avis)\w+/,
  en: /\b(?:it|its|them|their|there(?! (?:is|are|was|were|should|would|will)))\b/,
}

/** A point of a few words that names a thing: « la cafétéria », "the car park". */
const bare = /^(?:the|a|an|our|le|la|les|l['’]|un|une|des|nos|notre) ?[\p{L}\d’' -]{3,50}$/iu
const doing =
  /\b(?:is|are|was|has|have|do|does|should|would|costs?|closes?|opens?|est|sont|a|ont|fait|font|doit|devrait|faut|coute\w*|ferme\w*|ouvre\w*)\b/

/**
 * The words that name what the pronoun of a point stands for: those of the nearest bare noun phrase among the points
 * before it under the same heading, else those of this heading, else those of the guide's introduction and title.
 * Undefined if the point has no such pronoun.
 */
export function referentOf(guide: Guide, index: number): Referent | undefined {
  const { about, language } = guide
  const point = fold(guide.points[index] ?? '')
  const leads = leading[language].test(point)
  if (!leads && !inside[language].test(point)) return undefined
  const section = guide.sections[index]
  const before = guide.points.findLast(
    (earlier, at) =>
      at < index &&
      (section === undefined || guide.sections[at] === section) &&
      bare.test(earlier) &&
      !doing.test(fold(earlier)) &&
      framedIn(earlier) === undefined,
  )
  const head = headOf(guide, index)
  // A heading names what its points are about, so that a price among them is the price of that.
  const nearest = head !== undefined && overall.test(point) ? head : (before ?? head)
  if (nearest !== undefined) return { words: nearest, leads }
  return nounPhraseOf(about, language) === undefined ? undefined : { words: about, leads }
}

/** Points that ask what people think or say of it as a whole. */
const overall = /\b(?:qu'en|en|of it|about it|of this|about this) ?(?:pens\w*|dis\w*|dites)?\b/

/** Headings that name a stage of the discussion or a feeling, and no thing that its points are about. */
const generic =
  /\b(?:avenir|futur|future|passe|past|present|souvenirs?|memories|contexte|context|situation|confiance|trust|organi[sz]ation|relations?|general|echange|discussion|debat|theme|sujet|topic|reste|divers|suite|fin|end|rest)\b/

/**
 * The heading that a point stands under, if it names a thing: with its determiner, or a known thing where the topic of
 * the discussion is none. Undefined for “Usage” or “Trust and security”.
 */
export function headOf({ about, sections, language }: Guide, index: number): string | undefined {
  const section = sections[index]
  if (section === undefined || headingOf(fold(section)) || framedIn(section)) return undefined
  const folded = fold(section)
  if (bare.test(section)) return generic.test(folded) ? undefined : section
  const known = (text: string) => thingIn(text, language) !== undefined
  return !known(fold(about)) && known(folded) ? section : undefined
}
