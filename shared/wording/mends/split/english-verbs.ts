import { ENGLISH_VERBS } from '../../lexicons/verbs.ts'
import { isParticiple } from '../../text/participles.ts'
import type { Halves, Joined } from './joined.ts'

/** Verbs that the rules do not need to know. */
const MORE = new Set('abolish book lengthen shorten do encourage discourage'.split(' '))
const isVerb = (word: string) => ENGLISH_VERBS.has(word) || MORE.has(word)

/** Verbs that have an object: one alone before the conjunction shares that of the second. */
const TRANSITIVE = new Set(
  'visit recommend find book rebook own keep design build use enjoy read understand greet thank see buy check plan manage review choose order trust support like follow test compare download install watch complete join'.split(
    ' ',
  ),
)
/** Verbs that can stand without an object. */
const ALONE = new Set('exercise walk sleep smoke drive cycle swim travel relax vote volunteer'.split(' '))
/** Verbs after which a clause follows, whose verb is meant. */
const OPENS_CLAUSE = new Set('think believe feel agree say consider know suppose'.split(' '))

const AUXILIARY = /^(?:.*?[,:] )?(?:Do|Does|Did|Should|Would|Could|Will|Can|Must) /iu
const NOT_BEFORE_VERB =
  /^(?:the|an?|your|our|my|his|her|its|their|this|that|these|those|some|any|of|in|on|at|for|with|by)$/iu
const TO_VERB =
  /^(?<lead>.*?(?:like|want|willing|prepared|ready|plan|likely|unlikely|able|easy|difficult|hard|difficult was it|easy was it|you|it) to )(?<rest>\p{L}+(?: .*)?)$/iu
const ADVERB = /^(?:regularly|often|usually|always|never|then|not) /iu

/** "Should the council build … and cut …": two acts of one subject, under one auxiliary. */
export function splitEnglishVerbs(joined: Joined): Halves {
  return splitPlain(joined) ?? splitDone(joined)
}

function splitPlain({ before, after }: Joined): Halves {
  const own = after.replace(ADVERB, '')
  const second = /^(?<verb>\p{L}+)(?<rest>.*)$/u.exec(own)?.groups
  if (second?.verb === undefined || second.rest === undefined || !isVerb(second.verb)) return null
  const first = firstVerb(before)
  if (first === null) return null
  const { lead, verb, rest } = first
  if (rest !== '') {
    // "Phone …, upload … and bring …": three acts.
    if (rest.includes(',')) return null
    // A noun that is also a verb ("and work conditions") is no second act.
    return second.rest === '' || /^ (?:of|and|or)(?!\p{L})/u.test(second.rest)
      ? null
      : [before, `${lead}${after}`]
  }
  if (ALONE.has(verb)) return [before, `${lead}${after}`]
  if (!TRANSITIVE.has(verb) || second.rest === '') return null
  return [`${lead}${verb}${second.rest}`, `${lead}${after}`]
}

/** The verb that the auxiliary, or "to", belongs to, with what stands before and after it. */
function firstVerb(before: string): { lead: string; verb: string; rest: string } | null {
  const to = TO_VERB.exec(before)?.groups
  if (to?.lead !== undefined && to.rest !== undefined) {
    const [verb = '', ...others] = to.rest.split(' ')
    if (!isVerb(verb) || / to \p{L}/u.test(others.join(' '))) return null
    return { lead: to.lead, verb, rest: others.join(' ') }
  }
  const auxiliary = AUXILIARY.exec(before)?.[0]
  if (auxiliary === undefined) return null
  const words = before.slice(auxiliary.length).split(' ')
  const at = words.findIndex(
    (word, place) => place > 0 && isVerb(word) && !NOT_BEFORE_VERB.test(words[place - 1] ?? ''),
  )
  const verb = words[at]
  // A comma before the verb: an act that is not known as one stands there.
  if (words.slice(0, at).some((word) => word.endsWith(','))) return null
  if (verb === undefined || OPENS_CLAUSE.has(verb) || verb === 'be') return null
  return {
    lead: `${auxiliary}${words.slice(0, at).join(' ')} `,
    verb,
    rest: words.slice(at + 1).join(' '),
  }
}

const HAVE =
  /^(?<lead>(?:.*?, )?(?:Have|Has) (?:you|your \p{L}+|they|the \p{L}+) (?:ever )?)(?<verb>\p{L}+) (?<rest>.+)$/iu

/** "Have you submitted … and presented …". */
function splitDone({ before, after }: Joined): Halves {
  const found = HAVE.exec(before)?.groups
  const [next = '', ...rest] = after.split(' ')
  if (found?.lead === undefined || found.verb === undefined || rest.length === 0) return null
  if (!isParticiple(found.verb, 'en') || !isParticiple(next, 'en')) return null
  return [before, `${found.lead}${after}`]
}
