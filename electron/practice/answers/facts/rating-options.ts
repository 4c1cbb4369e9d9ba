import { fold } from '../../text.ts'
import { isStatement } from './stated.ts'

/** Points of scales of agreement, satisfaction or degree: "fairly", « pas du tout ». */
const rating =
  /\b(?:agree|disagree|d'accord|desaccord|satisf\w+|insatisf\w+|dissatisf\w+|unsatisf\w+|favorable|defavorable|oppose\w*|support)\b|^(?:very|fairly|quite|rather|somewhat|not very|not at all|extremely|slightly|a great deal|enormement|beaucoup|assez|peu|un peu|pas du tout|pas vraiment|not really|tout a fait|plutot|plutot pas|tres)$|\b(?:an? (?:\w+ )?|no |not a |aucun |un (?:\w+ )?|pas (?:un|de) )(?:problem|nuisance|probleme)e?$|\b(?:good|bad|bonne|mauvaise) (?:thing|idea|chose|idee)\b/
const partial =
  /^(?:strongly|completely|totally|tend to|somewhat|rather|slightly|mostly|tout a fait|plutot|pas du tout|assez) /

/**
 * Whether the options rate something, so that no fact is asked for. Agreeing with a statement in the first person is no
 * rating: it states a fact.
 */
export function areRatings(texte: string, plain: readonly string[]): boolean {
  if (gradeOneWord(plain) || judgeSomethingElse(texte, plain)) return true
  const rated = plain.filter((option) => rating.test(option))
  if (rated.length < 3 || rated.length < plain.length - 2) return false
  return !(isStatement(texte) && rated.some((option) => partial.test(option) || /agree|accord/.test(option)))
}

/** A word in some degree: "very proud", « pas important du tout ». */
const graded =
  /^(?:very|fairly|quite|rather|extremely|somewhat|slightly|not(?: very| so| really| at all)?|tres|assez|plutot|peu|un peu|extremement|pas(?: tres| vraiment| du tout)?) ([a-z-]{4,}?)e?s?(?: at all| du tout)?$/
/** Words of which the degree can be a fact: how often, how much, how one's health is, how far something lies. */
const ofFact =
  /^(?:often|regular|frequent|souvent|frequemm|good|healthy|bon|bonn|mauvai|sant|much|many|large|small|big|grand|petit|long|close|near|far|loin|proche|religi|croyan|pratiqu|activ|actif|fluent|urban|rural|old|new|ancien|recent)/

/** Whether most options are degrees of one word, so that a view is asked for. */
function gradeOneWord(plain: readonly string[]): boolean {
  const words = plain.flatMap((option) => graded.exec(option)?.[1]?.slice(0, 6) ?? [])
  const [first] = words
  return first !== undefined && !ofFact.test(first) && words.filter((word) => word === first).length >= 3
}

const agrees = /\b(?:agree|disagree|d'accord|desaccord)\b/
/** Whoever speaks, or is spoken to; and statements that begin with what is theirs. */
const oneself =
  /\b(?:je|j'|me|m'|moi|nous|vous|i|i'm|i've|we|us|myself|you)\b|^(?:mon|ma|mes|notre|nos|my|our|votre|vos|your)\b/

/** Whether people are to agree with a statement about somebody or something else, whatever facts it names. */
function judgeSomethingElse(texte: string, plain: readonly string[]): boolean {
  return (
    plain.filter((option) => agrees.test(option)).length >= 2 &&
    isStatement(texte) &&
    !oneself.test(fold(texte).trim())
  )
}
