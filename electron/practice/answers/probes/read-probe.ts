import type { Met } from '../../../../shared/wording/lexicons/conditions.ts'
import { fold, type Language, languageOf } from '../../text.ts'
import type { Question } from '../question.ts'
import { readFollowUp } from './follow-up.ts'

/**
 * What a probe asks about its item: to restate it, the meaning of a word, the reason, how sure one is, or what came to
 * mind.
 */
export type ProbeAsk = 'paraphrase' | 'meaning' | 'reason' | 'certainty' | 'category'

/** A probe: a question about an earlier item. */
export interface Probe {
  readonly ask: ProbeAsk
  /** Position of the item that it is about. */
  readonly at: number
  readonly language: Language
  /** The word that it asks about, as written; undefined if it is about the whole item. */
  readonly word: string | undefined
  /** For a follow-up: the answers after which it is meant to be answered; null if after all of them. */
  readonly only: Met | null
}

/** Patterns for what a probe asks, for the folded text without the item's words. The first match counts. */
const ASKS: readonly (readonly [ProbeAsk, RegExp])[] = [
  [
    'paraphrase',
    /\b(?:own words|another way|rephrase|reword|propres mots|vos mots|autrement dit|reformul\w*|redites|a votre facon)\b/,
  ],
  [
    'meaning',
    /\b(?:mean|means|meant|meaning|understand by|veut dire|signifie\w*|sens du mot|entendez|comprenez)\b/,
  ],
  [
    'certainty',
    /\b(?:how (?:sure|certain|confident|easy|difficult|hard)|are you (?:sure|certain)|hesita\w*|hesitant\w*|(?:est-elle|etes-vous) (?:sure?|certaine?|facile|difficile)|certitude)\b/,
  ],
  [
    'category',
    /\b(?:c[ao]me to (?:your )?mind|think of|thinking of|had in mind|avez-vous pense|avez pense|vous vient|est venu|pensiez-vous|aviez-vous en tete)\b/,
  ],
  [
    'reason',
    /\b(?:why|what made you|reasons?|how did you (?:come|arrive|choose|decide)|pourquoi|raisons?)\b/,
  ],
]

/** Phrases that refer to an answer just given, so that the item's words are not needed. */
const OF_AN_ANSWER =
  /\b(?:(?:this|that|your) (?:answer|response|choice)|(?:the|this|that) question|(?:cette|votre) reponse|ce choix|(?:la|cette) question)\b/

/**
 * Reads a question as a probe into an earlier one: the one whose words it quotes or, if it speaks of “this answer” or
 * “the question”, or only says « si non, pourquoi », the last single choice, if only probes come after it. Undefined
 * for other questions.
 */
export function readProbe(
  texte: string,
  before: readonly Question[],
  probes: readonly (Probe | undefined)[],
): Probe | undefined {
  const folded = plain(texte)
  const follows = readFollowUp(folded)
  if (follows) {
    const at = lastChoice(before, probes)
    return at === -1
      ? undefined
      : { ask: 'reason', at, language: languageOf(texte), word: undefined, ...follows }
  }
  const shown = before.findLastIndex(({ texte: stem }) => {
    const words = plain(stem).replace(/[\s.?!:…]+$/, '')
    return words.length >= 8 && folded.includes(words)
  })
  const words = shown === -1 ? '' : plain(before[shown]?.texte ?? '').replace(/[\s.?!:…]+$/, '')
  const rest = shown === -1 ? folded : folded.replace(words, ' ')
  const ask = ASKS.find(([, form]) => form.test(rest))?.[0]
  const at = shown !== -1 ? shown : OF_AN_ANSWER.test(rest) ? lastChoice(before, probes) : -1
  if (ask === undefined || at === -1) return undefined
  const word = wordIn(texte, before[at]?.texte ?? '')
  if ((ask === 'meaning' || ask === 'category') && word === undefined && shown === -1) return undefined
  return { ask, at, language: languageOf(texte), word, only: null }
}

/** Position of the last single choice, if only probes come after it; otherwise −1. */
function lastChoice(before: readonly Question[], probes: readonly (Probe | undefined)[]): number {
  const at = before.findLastIndex((_, place) => probes[place] === undefined)
  return before[at]?.type === 'choix_unique' ? at : -1
}

/** A quoted word of the item, but not the item itself. */
function wordIn(texte: string, stem: string): string | undefined {
  const quoted = [...texte.matchAll(/[«“"]\s*([^«»“”"]{2,60}?)\s*[»”"]/gu)].map(([, word = '']) => word)
  // Compared with the item's text, which may contain quotation marks itself.
  return quoted.find(
    (word) => !plain(word).includes(plain(stem).slice(0, 20)) && plain(stem).includes(plain(word)),
  )
}

/** Folded, with normal spaces and punctuation, because a quotation may differ in them. */
function plain(text: string): string {
  return fold(text)
    .replace(/\s+/g, ' ')
    .replace(/ ([?!;:])/g, '$1')
    .trim()
}
