import type { Persona } from '../panel/persona.ts'
import { keyOf, normal, unit } from '../random.ts'
import type { Reading } from './effects/planted.ts'
import { effects } from './effects/sizes.ts'
import { stanceOn } from './opinion/proposition.ts'

/**
 * Where a persona stands on what a question states, on the day it is asked. It comes back to nearly the same place each
 * time, so that opinions held weakly turn more often than strong ones.
 */
export function stanceToday(persona: Persona, { proposition, occasion }: Reading): number {
  const stance = stanceOn(persona, proposition)
  if (occasion === undefined) return stance
  return stance + effects.retestWobble * normal(keyOf(persona.key, proposition.key, 'today', occasion))
}

/**
 * What a persona's chance in answering a question is drawn from: mostly the same whenever it is asked, and for some
 * people, others each time, the occasion.
 */
export function chanceOf(persona: Persona, { proposition, occasion }: Reading): number {
  const usual = keyOf(persona.key, proposition.key)
  if (occasion === undefined) return usual
  const anew = unit(keyOf(usual, 'anew', occasion)) < effects.retestAnew
  return anew ? keyOf(usual, occasion) : usual
}
