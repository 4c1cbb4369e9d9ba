import { fold } from '../text.ts'

/** Beginnings of questions that name what they ask for. */
const naming =
  /^(?:(?:and|et|so|alors|then|now),? )?(?:(?:in|on|at|from|with|for|to|a|de|avec|dans|pour|chez|sur|par|en) )?(?:what|which|how|where|when|whom?|why|quel(?:le)?s?|qu(?:e|'est-ce|i|oi)|comment|pourquoi|combien|quand|ou)\b|^qu'/

/** What leads up to a question: "Think about the past year: …". */
const leadIn =
  /^[^?:]{8,120}[:;] (?!(?:d['’]autres|les autres|others|some|l[ae]quel(?:le)?|lesquel(?:le)?s|which (?:one|of|matters|bothers|weighs|is))\b)(?=[^?]{12,}\?)/

/** A question whose pronoun stands for what leads up to it. */
const ofWhatLeadsUp =
  /^(?:qu['’]en|(?:cela|ça) vous|what do you (?:think|say|make)(?: (?:of|about|to) (?:it|this|that))?\s*\?|how do you (?:feel|react))/i

/** Whether a question has only a pronoun for what it is about, which then is what leads up to it. */
export function asksOfWhatLeadsUp(question: string): boolean {
  return ofWhatLeadsUp.test(question)
}

/**
 * The question of a point that has several: the first that asks for something with more than a bare “Why?”, because
 * what comes after it only takes it further. Points with one question, and those that only ask for a yes or a no, stay
 * whole.
 */
export function mainQuestionOf(point: string): string {
  const asksFirst = naming.test(fold(point).trim())
  const asked = point.includes('?') && !asksFirst ? point.replace(leadIn, '') : point
  const parts = asked.split(/(?<=\?)\s+/).filter((part) => part.includes('?'))
  if (parts.length < 2) return asked
  return parts.find((part) => part.split(/\s+/).length > 3 && naming.test(fold(part).trim())) ?? asked
}
