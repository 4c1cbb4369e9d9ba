import { isStatement } from './stated.ts'

/** Points of scales of agreement, satisfaction or degree: "fairly", « pas du tout ». */
const rating =
  /\b(?:agree|disagree|d'accord|desaccord|satisf\w+|insatisf\w+|dissatisf\w+|unsatisf\w+|favorable|defavorable|oppose\w*|support)\b|^(?:very|fairly|quite|rather|somewhat|not very|not at all|extremely|slightly|a great deal|enormement|beaucoup|assez|peu|un peu|pas du tout|pas vraiment|not really|tout a fait|plutot|plutot pas|tres)$|\b(?:good|bad|bonne|mauvaise) (?:thing|idea|chose|idee)\b/
const partial =
  /^(?:strongly|completely|totally|tend to|somewhat|rather|slightly|mostly|tout a fait|plutot|pas du tout|assez) /

/**
 * Whether the options rate something, so that no fact is asked for. Agreeing with a statement in the first person is no
 * rating: it states a fact.
 */
export function areRatings(texte: string, plain: readonly string[]): boolean {
  const rated = plain.filter((option) => rating.test(option))
  if (rated.length < 3 || rated.length < plain.length - 2) return false
  return !(isStatement(texte) && rated.some((option) => partial.test(option) || /agree|accord/.test(option)))
}
