import type { Language } from '../text.ts'
import type { Fact } from './facts/fact.ts'
import { readFacts } from './facts/read-fact.ts'
import type { Ask } from './words/ask.ts'

/** Kinds of questions that ask for opinions or tales even if they name facts. */
const beyondFacts: ReadonlySet<Ask> = new Set([
  'why',
  'advice',
  'firstThing',
  'evokes',
  'improve',
  'remarks',
  'opinion',
  'rating',
  'lastTime',
])

/** Questions for one thing of a kind, which no number answers: "which airline …", « avec quelle compagnie … ». */
const ofAKind =
  /^(?:(?:with|on|in|from|avec|chez|dans|sur|pour) )?(?:which|quel(?:le)?s? (?:compagnie|marque|enseigne|magasin))\b/

/** Questions how one judges or finds out something, which what one does or uses does not answer. */
const judging =
  /\b(?:(?:would|should|ought to) be (?:ideal|right|fair|enough|best|reasonable)|serai(?:t|ent) (?:ideal|bien|juste|suffisant|raisonnable)\w*)\b|\bce que vous faites (?:pour|afin)\b|\bwhat you do (?:for|to)\b|^(?:how do you (?:decide|know|judge|tell|check|make sure|recogni[sz]e)|comment (?:savez|decidez|jugez|verifiez|reconnaissez)-vous)\b/

/** The facts of a persona that answer an open question; none where it asks for a view, a tale or how one finds out. */
export function factsAsked(texte: string, asked: string, ask: Ask, language: Language): readonly Fact[] {
  if (judging.test(asked) || beyondFacts.has(ask)) return []
  return readFacts(texte, language).filter(
    ({ kind, id }) =>
      (kind !== 'amount' || !ofAKind.test(asked)) &&
      // The age at which something was first done is not one's age.
      !(id === 'age' && ask === 'ageWhen'),
  )
}
