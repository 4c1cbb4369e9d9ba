import type { Language } from '../../text.ts'
import type { Pen } from './pen.ts'
import type { Tongue } from './tongue.ts'
import { whatFor } from './whats.ts'

/** Words that ask to name things, and what may come before their noun: "List up to five …", « Quel … ». */
const askedRightBehind =
  /^(?:please |merci de )?(?:name|list|give|citez|nommez|donnez|indiquez|quel(?:le)?s?|which|what)(?:-\w+)? (?:(?:are|is|sont|est|the|les|la|le|your|vos|votre|up to|jusqu'a|some|quelques|une?|an?|\d+|two|three|four|five|deux|trois|quatre|cinq|main|principa\w+|\w+ite) |l')*/

/** Things of the kind that the first noun names. */
export function namedRightBehind(
  asked: string,
  tongue: Tongue,
  language: Language,
): readonly string[] | undefined {
  const asking = askedRightBehind.exec(asked)?.[0]
  const noun = asking === undefined ? undefined : asked.slice(asking.length).split(/[\s,?]/)[0]
  return noun === undefined || noun.length < 4 ? undefined : whatFor(`quels ${noun}`, tongue, language)
}

/** Things of the kind that is asked for; among several nouns, the first one after the words of asking. */
export function namedIn(asked: string, tongue: Tongue): readonly string[] | undefined {
  const from = Math.max(
    0,
    asked.search(/\b(?:quel|quelle|quels|quelles|citez|nommez|indiquez|which|what|name|list)\b/),
  )
  const behind = asked.slice(from)
  let best: readonly string[] | undefined
  let first = Number.POSITIVE_INFINITY
  for (const [noun, named] of tongue.names) {
    const at = behind.search(noun)
    if (at >= 0 && at < first) {
      best = named
      first = at
    }
  }
  return best
}

/** How many things are named: as many as asked for, else one to three. */
export function listLength(asked: string, pen: Pen): number {
  return numberAsked(asked) ?? 1 + Math.floor(3 * pen.unit('many'))
}

/** Words that ask for one thing: « Citez une … ». */
const single = /\b(?:citez|nommez|donnez|indiquez|name|list|give)(?:-\w+)? (?:me |us )?(?:une?|one|an?)\b/

/** How many things are asked for, if a number is named. */
export function numberAsked(asked: string): number | undefined {
  const [, word] = /\b(deux|two|2|trois|three|3|quatre|four|4|cinq|five|5)\b/.exec(asked) ?? []
  if (word === undefined) return single.test(asked) ? 1 : undefined
  return (
    { d: 2, t: 3, q: 4, f: 4, c: 5 }[word === 'two' ? 'd' : word === 'five' ? 'c' : word.charAt(0)] ??
    Number(word)
  )
}
