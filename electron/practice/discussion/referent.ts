import { nounPhraseOf } from '../speech/subject.ts'
import { fold, type Language } from '../text.ts'
import type { Guide } from './guide.ts'

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
 * before it, else those of the guide's introduction and title. Undefined if the point has no such pronoun.
 */
export function referentOf(guide: Guide, index: number): Referent | undefined {
  const { about, language } = guide
  const point = fold(guide.points[index] ?? '')
  const leads = leading[language].test(point)
  if (!leads && !inside[language].test(point)) return undefined
  const before = guide.points
    .slice(0, index)
    .findLast((earlier) => bare.test(earlier) && !doing.test(fold(earlier)))
  if (before !== undefined) return { words: before, leads }
  return nounPhraseOf(about, language) === undefined ? undefined : { words: about, leads }
}
