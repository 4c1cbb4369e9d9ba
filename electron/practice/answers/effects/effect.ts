/** The effects of wordings that the practice service can plant in the answers. */
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

/** Strength of an effect: none, half, as documented, or double. */
export const effectLevelNames = ['off', 'small', 'documented', 'large'] as const

/** How strong an effect is. */
export type EffectLevel = (typeof effectLevelNames)[number]

/** The strength of each effect. */
export type EffectLevels = Readonly<Record<EffectName, EffectLevel>>

const factors: Readonly<Record<EffectLevel, number>> = { off: 0, small: 0.5, documented: 1, large: 2 }

/** All effects at their documented strength. */
export const documentedLevels = Object.fromEntries(
  effectNames.map((name) => [name, 'documented']),
) as EffectLevels

/** Factor by which the documented size of an effect is multiplied. */
export function factorOf(levels: EffectLevels, name: EffectName): number {
  return factors[levels[name]]
}
