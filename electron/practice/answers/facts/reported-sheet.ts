import { type FactSheet, factSheetOf } from '../../panel/life/fact-sheet.ts'
import type { Persona } from '../../panel/persona.ts'
import { keyOf, unit } from '../../random.ts'

/** Shares of people who misreport a fact. The same people do so in every question about it. */
export const misreports = {
  /** Of those who did not vote, the share that says they did. */
  voted: 0.2,
  /** Of occasional smokers, the share that denies it; of daily smokers, the share that claims to have stopped. */
  smoking: 0.05,
  /** Share that states its own and the household's income one seventh too low. */
  income: 0.06,
  /** Of those who drink, the share that states a day a week too few. */
  alcohol: 0.2,
} as const

/**
 * The facts as a persona states them: its fact sheet with a few misreported facts. Drawn once per persona and subject,
 * so that a person who hides something hides it in every question.
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
