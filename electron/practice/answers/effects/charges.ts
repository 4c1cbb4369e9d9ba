import { fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import type { Proposition } from '../opinion/proposition.ts'
import { type OptionSet, readOptionSet } from '../scales/option-set.ts'
import { toneOf } from '../tone/tone.ts'
import { asksForAssentTo } from './argued.ts'
import { chargedIn } from './charged-classes.ts'
import { asksForBurden, asksForFavour, describesBurden, speaksFor } from './charged-directions.ts'
import { asksIfBothered, kindEnd, namesOfKind } from './charged-options.ts'
import { isDelivered, isKeptOff, sideByRole } from './charged-roles.ts'
import { dueTo } from './due-to-blamed.ts'
import { offersTooMuch, withoutOffered } from './offered.ts'
import type { Push } from './push.ts'
import { isSameObject } from './same-object.ts'

/** The push of a charged word; options without an order are favoured by what they would do to the thing. */
export function charge(
  texte: string,
  words: string,
  language: Language,
  proposition: Proposition,
  options: readonly string[],
  side: 1 | -1 = speaksFor(words, language) || isOwnPraise(texte, words, language)
    ? 1
    : (chargedIn(words, language)?.side ?? -1),
): Push {
  const set = readOptionSet(options, language, texte)
  const own = isDelivered(texte, words) ? 1 : side
  const towards = loadedTowards(texte, words, language, proposition, options, set, own)
  const names =
    set.kind === 'nominal' ? namesOfKind(options, set, partsOf(texte).asked, side, language) : undefined
  return { effect: 'loaded', towards, words, ...(names && { names }) }
}

/** Whether the word praises what belongs to whoever asks, though elsewhere it blames: "our cosy inn". */
function isOwnPraise(texte: string, words: string, language: Language): boolean {
  const said = fold(texte)
  const before = said.slice(0, said.indexOf(fold(words)))
  return /\b(?:our|notre|nos) ?$/.test(before) && toneOf(words, language) > 0
}

/**
 * A charged word speaks of the object: it pushes people away from the object (or towards it), and the direction of the
 * question decides whether that is a no or a yes. If it describes the ban or cut that the question is about, it speaks
 * of that instead.
 */
function loadedTowards(
  texte: string,
  words: string,
  language: Language,
  { sign, turnedBy }: Proposition,
  options: readonly string[],
  set: OptionSet,
  side: 1 | -1,
): 1 | -1 {
  if (side === -1 && isKeptOff(texte, words)) return sign
  if (offersTooMuch(options)) return opposite(side)
  const kind = kindEnd(options, set, partsOf(texte).asked, language)
  if (kind !== undefined) return kind === side ? 1 : -1
  const role = sideByRole({ texte, asked: partsOf(texte).asked, words }, side, language)
  if (role) return role
  // People who are called names are thought to deserve every duty and no benefit.
  const due = side === -1 ? dueTo(partsOf(texte).asked, words, language) : undefined
  if (due) return due === 'owed' ? 1 : -1
  // An evil named before the question speaks for its remedy, and for assent where nothing else is asked.
  const { premises, asked } = partsOf(texte)
  const premise = premises.find((part) => fold(part).includes(fold(words)))
  if (premise !== undefined && (asksForAssentTo(premise, asked) || !isSameObject(premise, asked))) return 1
  if (asksForFavour(asked, language)) return side
  // Words such as "crack down on" blame whatever they are used against.
  if (sign === 1 && fights.test(fold(words))) return 1
  if (asksToGive.test(fold(asked))) return 1
  if (turnedBy.every((turn) => asksIfBothered(turn, language)) && asksIfBothered(asked, language))
    return opposite(side)
  const text = fold(texte)
  const start = text.indexOf(fold(words))
  const after = text.slice(start + words.length, start + words.length + 25)
  const before = text.slice(Math.max(0, start - 18), start)
  const described = turnedBy.some(
    (turn) =>
      fold(words).includes(turn) ||
      (language === 'en'
        ? new RegExp(`^['’]?s? (?:\\w+ )?${escaped(turn)}\\b`).test(after)
        : new RegExp(`\\b${escaped(turn)} $`).test(before) ||
          new RegExp(`^ ${escaped(turn)}\\b`).test(after)),
  )
  const falls =
    !namesAnAct.test(fold(words)) &&
    // A word that already turns the question round ("evacuated", "punished") is not counted twice.
    !turnedBy.some((turn) => asksForBurden(turn, words, language)) &&
    !describesBurden(texte, words, language) &&
    asksForBurden(withoutOffered(texte, options, language), words, language)
  const turned = sign === -1 && turnedBy.some((turn) => isTurnOf(turn, text, start)) ? -1 : 1
  return (described !== falls ? opposite(turned) : turned) === side ? 1 : -1
}

/** Characters: a charged word and one or two words after it. */
const RIGHT_BEHIND = 35

/**
 * Whether a turning word (against, ban, reduce …) applies to what begins at `start`: it stands before it in the same
 * clause ("a cap on fat-cat pay"), shortly after it, or says what should be done to it (« … devraient être supprimées
 * »). « À moins de 200 mètres » later in the sentence does not.
 */
function isTurnOf(turn: string, text: string, start: number): boolean {
  const clause = text.slice(0, start).search(/[^,;:.!?]*$/)
  const behind = text.slice(start, start + RIGHT_BEHIND).split(/[,;:.!?]/, 1)[0] ?? ''
  const done = new RegExp(
    `^[^;:.!?]*\\b(?:(?:etre|be) (?:\\w+(?:ment|ly) )?${escaped(turn)}|(?:prendre|prenne|prennent) fin|c[ao]me to an end)\\b`,
  )
  return text.slice(clause, start).includes(turn) || behind.includes(turn) || done.test(text.slice(start))
}

/** Words for acting harshly against something, as if it deserved that. */
const fights =
  /^(?:crack down on|clamp down on|stamp out|root out|stand up to|clean up|en finir avec|mettre au pas|faire payer)\b/

/** Asks for help, for which every word of pity or praise speaks. */
const asksToGive =
  /\b(?:(?:chip|pitch) in|donat\w+|give (?:money|a home|shelter|time)|adopt|sponsor|parrain\w+|donner (?:de l'argent|un peu|quelques)|faire un don|verser (?:un don|quelques)|adopter (?:un|une|ces|ce|cette))\b/

/** Charged words for an act rather than for the people it concerns: « le matraquage des … ». */
const namesAnAct =
  /(?:age|ement|tion|massacre|racket|casse|braquage|hold-up|persecution|grab|raid|assault|attack|slaughter|hounding|onslaught|clampdown|crackdown)s?(?: \S+)?$/

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}
