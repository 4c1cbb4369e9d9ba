import { fold } from '../../text.ts'

/**
 * How people usually rate things of daily life, by what the options say and whatever the thing is, so that two wordings
 * of one question have the same: most are satisfied, find things good and important, and a little more of them easy,
 * clear or useful than not. Stances, of which the spread over people is about 0.9.
 */
const usual: readonly (readonly [RegExp, number])[] = [
  [/\b(?:satisf\w+|content\w*|pleased)\b/, 0.35],
  [/\b(?:important\w*|essenti\w+)\b/, 0.45],
  [/\b(?:excellent\w*|good|bonnes?|bons?|bien)\b/, 0.25],
  [/\b(?:easy|faciles?|clear|claire?s?|useful|utiles?|safe|comfortable|confortables?|friendly)\b/, 0.2],
]

/** Difficulties in doing everyday things, which most people do not have. */
const difficulty = /\bdifficult(?:y|ies|es?)\b/

/** Options that only answer a question or statement, whose direction lies in the stem. */
const bare =
  /^(?:oui|non|yes|no|vrai|faux|true|false|pour|contre|for|against)\b|\b(?:agree|disagree|d'accord|desaccord)\b/

/** What is usually added to everyone's stance where these are the points of a scale; 0 where nothing is usual. */
export function usualLean(options: readonly string[]): number {
  const said = options.map(fold)
  if (
    said.filter((option) => difficulty.test(option) && !/\bdifficult$|difficiles?$/.test(option)).length >= 2
  )
    return -0.9
  if (said.some((option) => bare.test(option))) return 0
  return usual.find(([words]) => said.filter((option) => words.test(option)).length >= 2)?.[1] ?? 0
}
