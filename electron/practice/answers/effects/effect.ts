/** Every effect of a wording that the practice service can plant. */
export const effectNames = [
  'leading',
  'loaded',
  'presupposition',
  'absolute',
  'acquiescence',
  'order',
  'doubleBarrelled',
  'vague',
  'doubleNegative',
  'longStem',
  'missingExit',
  'overlap',
  'context',
] as const

/** Name of an effect. */
export type EffectName = (typeof effectNames)[number]

/** How strong an effect is: not at all, half, as documented, or twice as strong. */
export const effectLevelNames = ['off', 'small', 'documented', 'large'] as const

/** How strong an effect is. */
export type EffectLevel = (typeof effectLevelNames)[number]

/** How strong each effect is. */
export type EffectLevels = Readonly<Record<EffectName, EffectLevel>>

const factors: Readonly<Record<EffectLevel, number>> = { off: 0, small: 0.5, documented: 1, large: 2 }

/** Every effect as documented. */
export const documentedLevels = Object.fromEntries(
  effectNames.map((name) => [name, 'documented']),
) as EffectLevels

/** What the documented size of an effect is multiplied by. */
export function factorOf(levels: EffectLevels, name: EffectName): number {
  return factors[levels[name]]
}
