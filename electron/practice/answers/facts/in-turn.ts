import { isInapplicable } from './claims.ts'
import type { ChoiceFact, Fact } from './fact.ts'
import { boundsIn } from './stated.ts'

/** Words that ask how often something is done. */
export const askingHowOften =
  /\b(?:how (?:often|frequently|regularly|many times)|combien de fois|a quelle frequence|tous les combien)\b/

/**
 * Orders facts for trying. With bare options of yes and no, flags come before facts with states; if the stem gives
 * bounds, numbers come before both.
 */
export function inTurn(found: Iterable<Fact>, plain: readonly string[], texte: string): Iterable<Fact> {
  let read = found
  if (askingHowOften.test(texte) || rateIn.test(texte)) {
    // How often one drives is another question than whether one may.
    const all = [...read]
    return all.some(isRate) ? all.filter(isRate) : all
  }
  const bare = plain.every((option) => bareAnswer.test(option) || isInapplicable(option))
  if (plain.length > 2) {
    const all = [...read]
    const exact = all.filter((fact) => fact.kind === 'choice' && tellsAll(fact, plain))
    if (exact.length > 0) return [...exact, ...all]
    read = all
  }
  const bounded = boundsIn(texte) !== undefined && plain.some((option) => /^(?:oui|yes)\b/.test(option))
  if (!bare && !bounded && !numbersAmong(plain)) return read
  const all = [...read]
  const first = boundsIn(texte) || numbersAmong(plain) ? all.filter(({ kind }) => kind === 'amount') : []
  const flags = all.filter((fact) => fact.kind !== 'choice' && !first.includes(fact))
  return [...first, ...flags, ...all.filter(({ kind }) => kind === 'choice')]
}

/** Whether every option matches the most exact pattern of another state of the fact: then the state is asked for. */
function tellsAll({ options }: ChoiceFact, plain: readonly string[]): boolean {
  const places = Object.values(options).map(([exact]) => plain.findIndex((option) => exact?.test(option)))
  return new Set(places.filter((place) => place !== -1)).size === plain.length
}

const isRate = (fact: Fact) => fact.kind === 'amount' && fact.per !== undefined

/** A frequency in a yes/no question. */
const rateIn =
  /\b(?:tous les (?:jours|mois)|toutes les semaines|chaque (?:jour|semaine|mois)|every (?:day|week|month)|daily|weekly|monthly)\b/

/** Whether several options of yes give a number or a frequency: « Oui, une seule », "Yes, every week". */
function numbersAmong(plain: readonly string[]): boolean {
  const yesses = plain.filter((option) => /^(?:oui|yes)\b/.test(option))
  const often =
    /\b(?:fois|times|once|twice|souvent|often|semaine|week|mois|month|une seule?|plusieurs|several|deux|two|one|more)\b/
  return yesses.length > 1 && yesses.every((option) => often.test(option))
}

const bareAnswer =
  /^(?:oui|non|yes|no|vrai|faux|true|false|correct|incorrect|(?:in)?exact|je ne sais pas|don't know|(?:i )?prefer not.*|je prefere ne pas.*|not applicable|sans objet|non concern.*)$/
