import type { Persona } from '../panel/persona.ts'
import { keyOf, normal, unit } from '../random.ts'
import type { Reading } from './effects/planted.ts'
import { effects } from './effects/sizes.ts'
import { stanceOn } from './opinion/proposition.ts'

/**
 * Stance of a persona in this run: nearly the same in each run, so weak opinions change sides more often than strong
 * ones.
 */
export function stanceToday(persona: Persona, { proposition, occasion }: Reading): number {
  const stance = stanceOn(persona, proposition)
  if (occasion === undefined) return stance
  return stance + effects.retestWobble * normal(keyOf(persona.key, proposition.key, 'today', occasion))
}

/**
 * The key of a persona's random draws in answering a question: usually the same in every run, and for some people a new
 * one in each.
 */
export function chanceOf(persona: Persona, { proposition, occasion }: Reading): number {
  const usual = keyOf(persona.key, proposition.key)
  if (occasion === undefined) return usual
  const anew = unit(keyOf(usual, 'anew', occasion)) < effects.retestAnew
  return anew ? keyOf(usual, occasion) : usual
}
