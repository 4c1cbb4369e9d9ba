import { ENGLISH_VERBS } from '../../lexicons/verbs.ts'
import type { Halves, Joined } from './joined.ts'

/** A verb after the conjunction: then both things are its subject, and it would have to agree with one. */
const PREDICATE =
  /(?<!\p{L})(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|should|can|could|place|lead|approve|make)(?!\p{L})/iu
/** Nouns of which what follows is a part, so that the first thing cannot share it. */
const RELATIONAL = /(?:ban|choice|lack|number|use|increase|cut|rise|range|amount)$/iu
/** What may belong to both: "of your phone service", "in your city", "to you when buying food". */
const SHARED =
  /^ (?:of (?:the|your|our|this|their) .+|(?:in|at) (?:the|your|this|our) (?:\p{L}+ ?){1,3}|to you(?: .+)?|to (?:give|provide|do) .+|when .+)$/iu
/** What two things without an article may follow. */
const TAKES = /(?<!\p{L})(?:with|about|trust|like|enjoy|support|fear|rate|of|love|into)\s$/iu
/** The verb of a question at its end: then what follows is its subject. */
const AUXILIARY = /(?<!\p{L})(?:is|are|was|were|do|does|did|has|have|had|will|would|should|can|could)\s$/iu
const OWNER = "(?:the|your|our|my|their|this|(?:the |your )?\\p{L}+['’]s)"

export function splitEnglishNouns(joined: Joined): Halves {
  if (joined.apart || PREDICATE.test(joined.after) || ENGLISH_VERBS.has(joined.after.split(' ')[0] ?? ''))
    return null
  return splitMarked(joined) ?? splitOwned(joined) ?? splitBare(joined) ?? splitImportant(joined)
}

/** The second thing in its parts: its article, its words up to the first preposition, and the rest. */
function secondOf(after: string): { noun: string; rest: string } | null {
  const found =
    /^(?<noun>(?:(?:the|your|our|my|an?|this) )?[\p{L}-]+(?: (?!of|in|at|on|to|for|when|with|from|by|as)[\p{L}-]+){0,2})(?<rest>(?: (?:of|in|at|on|to|for|when|with|from|by|as) .*)?)$/iu.exec(
      after,
    )?.groups
  return found?.noun === undefined || found.rest === undefined ? null : { noun: found.noun, rest: found.rest }
}

function sharedOf({ noun, rest }: { noun: string; rest: string }): string | null {
  if (rest === '') return ''
  return SHARED.test(rest) && !RELATIONAL.test(noun) ? rest : null
}

/** "your pay and your hours", "the speed and the cost of …": both have the same article. */
function splitMarked({ before, after }: Joined): Halves {
  const article = /^(?:the|your|our|my)(?= )/iu.exec(after)?.[0]
  const second = secondOf(after)
  if (article === undefined || second === null) return null
  const places = [...before.matchAll(new RegExp(`(?<!\\p{L})${article}(?= )`, 'giu'))]
  const [place] = places
  if (!place || place.index === 0) return null
  const first = before.slice(place.index)
  const lead = before.slice(0, place.index)
  if (/,|(?<!\p{L})(?:who|which|that|if|when|while)(?!\p{L})/iu.test(first) || AUXILIARY.test(lead))
    return null
  // "the cleanliness of the pool and the attitude of the staff": alike in build, so that the first article is meant.
  if (places.length > 1) {
    const isAlike = /^the \p{L}+ of [^,]+$/iu.test(first) && /^the \p{L}+ of (?:the|your|our) /iu.test(after)
    return isAlike && places.length === 2 && /(?:with|rate|about) $/u.test(lead)
      ? [before, `${lead}${after}`]
      : null
  }
  if (!/^\p{L}+ [\p{L}-]+$/u.test(first))
    return second.rest === '' || /^ of /u.test(second.rest) ? [before, `${lead}${after}`] : null
  const shared = sharedOf(second)
  return shared === null && !/^ of /u.test(second.rest)
    ? null
    : [`${before}${shared ?? ''}`, `${lead}${after}`]
}

/** "the price and quality of …", "your manager's honesty and competence": the article belongs to both. */
function splitOwned({ before, after }: Joined): Halves {
  const first = new RegExp(`^(?<lead>.*(?<!\\p{L})${OWNER} )(?<noun>[\\p{L}-]+)$`, 'iu').exec(before)?.groups
  const second = secondOf(after)
  if (first?.lead === undefined || second === null || !/^[\p{L}-]+$/u.test(second.noun)) return null
  if (/^(?:the|an?|your|our|my|this|any)(?!\p{L})/iu.test(after)) return null
  const shared = sharedOf(second)
  // As the subject of a verb before it ("Do your parents and friends …") it would have to agree.
  if (shared === null || AUXILIARY.test(first.lead.replace(new RegExp(`${OWNER} $`, 'iu'), ''))) return null
  return [`${before}${shared}`, `${first.lead}${after}`]
}

/** "doctors and pharmacists", "sport and the arts": things without an article, after a verb or a preposition. */
function splitBare({ before, after }: Joined): Halves {
  const first = /^(?<lead>.* )(?<noun>[\p{L}-]+)$/u.exec(before)?.groups
  const wide = /^(?<lead>.* )(?<noun>[\p{L}-]+ [\p{L}-]+)$/u.exec(before)?.groups
  const found = [first, wide].find((each) => each?.lead !== undefined && TAKES.test(each.lead))
  const second = secondOf(after)
  if (found?.lead === undefined || second === null) return null
  if (/^(?:the|an?|your|our|my|this|higher|lower|more|less)(?!\p{L})/iu.test(found.noun ?? '')) return null
  // After a verb a second word could be another verb ("like sport and fight boredom"); after a preposition it cannot.
  const isNoun = /(?:with|about|of|into)\s$/iu.test(found.lead) || /^(?:the )?[\p{L}-]+$/iu.test(second.noun)
  const shared = sharedOf(second)
  return shared === null || !isNoun ? null : [`${before}${shared}`, `${found.lead}${after}`]
}

/** "How important are price and quality to you": with one thing the verb is singular. */
function splitImportant({ before, after }: Joined): Halves {
  const first = /^(?<lead>How \p{L}+ )are (?<noun>\p{L}+[^s\P{L}])$/iu.exec(before)?.groups
  const second = secondOf(after)
  if (first?.lead === undefined || second === null || !/^\p{L}+[^s\P{L}]$/u.test(second.noun)) return null
  const shared = sharedOf(second)
  return shared === null ? null : [`${first.lead}is ${first.noun}${shared}`, `${first.lead}is ${after}`]
}
