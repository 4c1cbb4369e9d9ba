import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import { contentWords, type Language } from '../../text.ts'
import { claimOf } from './claims.ts'
import { idleWords } from './leftover.ts'
import type { PlaceFinder } from './polarity.ts'

/** Makes a test of a statement about oneself; undefined if the statement says nothing known. */
export type StatementReader = (
  statement: string,
  language: Language,
) => ((sheet: FactSheet) => boolean) | undefined

/** An option in the first person: « J'ai le bac », "I've got a job". */
const ownStatement: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:je |j'|nous |on |mon |ma |mes )/,
  en: /^(?:i |i'm |i've |i'd |we |we're |we've |my |our )/,
}

/** Whether a folded stem only points to the options: « Laquelle de ces phrases vous décrit ? ». */
function saysNothing(stem: string): boolean {
  return contentWords(stem).filter((word) => !idleWords.has(word) && !pointing.has(word)).length <= 1
}

/** Words that point to the options, cut to six letters as content words are. */
const pointing: ReadonlySet<string> = new Set(
  'affirm phrase juste sounds sonne ressem resemb corres proche closes true senten statem person profil profile parle speaks convie suits tick coche option answer repons moment these below suivan follow'.split(
    ' ',
  ),
)

/** Options for all other cases: « Rien de tout cela », "none of these". */
const leftOver =
  /^(?:une? )?autre|^other|^aucune? (?:de|des|d'|du)|^none of|^neither|^rien de|^something else|^autre chose|^(?:in )?another/

const enough = 0.6

/**
 * For options in the first person and a stem that only points to them: chooses the one that is true. Undefined if too
 * few options are understood.
 */
export function byOwnWords(
  stem: string,
  plain: readonly string[],
  language: Language,
  read: StatementReader,
): PlaceFinder | undefined {
  const stated = plain.filter((option) => ownStatement[language].test(option))
  if (!saysNothing(stem) || stated.length < 2 || stated.length < 0.5 * plain.length) return undefined
  const aside = plain.findIndex((option) => leftOver.test(option))
  const holds = plain.map((option, place) =>
    place === aside ? undefined : (claimOf(option)?.holds ?? read(option, language)),
  )
  const understood = holds.filter((one) => one !== undefined).length
  if (understood < 2 || understood < enough * (plain.length - (aside === -1 ? 0 : 1))) return undefined
  // If none is true, the option for all other cases is chosen.
  const unread = holds.findIndex((one, place) => one === undefined && place !== aside)
  const rest = aside === -1 ? unread : aside
  return (sheet) => {
    const place = holds.findIndex((one) => one?.(sheet))
    return place === -1 ? (rest === -1 ? undefined : rest) : place
  }
}
