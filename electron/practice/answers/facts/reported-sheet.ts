import { type FactSheet, factSheetOf } from '../../panel/life/fact-sheet.ts'
import type { Persona } from '../../panel/persona.ts'
import { keyOf, unit } from '../../random.ts'

/** Shares of people who report a fact as other than it is. The same people in every question that touches the fact. */
export const misreports = {
  /** Of those who did not vote, say that they did. */
  voted: 0.2,
  /** Of those who smoke now and then, say that they do not; of those who smoke daily, that they stopped. */
  smoking: 0.05,
  /** Give their income, own and of the household, a seventh lower. */
  income: 0.06,
  /** Of those who drink, count a day a week too few. */
  alcohol: 0.2,
} as const

/**
 * What a persona says of itself: its fact sheet, but for a few facts that people report wrongly. Drawn once a persona and
 * a subject, so that whoever hides something hides it in every question.
 */
export function reportedSheetOf(persona: Persona): FactSheet {
  const before = known.get(persona)
  if (before) return before
  const told = misreported(persona)
  known.set(persona, told)
  return told
}

const known = new WeakMap<Persona, FactSheet>()

function misreported(persona: Persona): FactSheet {
  const sheet = factSheetOf(persona)
  const amiss = (what: keyof typeof misreports) =>
    unit(keyOf(persona.key, 'misreports', what)) < misreports[what]
  const told: { -readonly [K in keyof FactSheet]: FactSheet[K] } = { ...sheet }
  if (!sheet.voted && sheet.registered && amiss('voted')) told.voted = true
  if (sheet.cigarettes > 0 && amiss('smoking')) {
    told.smoker = sheet.smoker === 'daily' ? 'former' : 'never'
    told.cigarettes = 0
  }
  if (amiss('income')) {
    told.income = Math.round((sheet.income * 6) / 7)
    told.householdIncome = Math.round((sheet.householdIncome * 6) / 7)
  }
  if (sheet.alcoholDays > 1 && amiss('alcohol')) told.alcoholDays = sheet.alcoholDays - 1
  return told
}
