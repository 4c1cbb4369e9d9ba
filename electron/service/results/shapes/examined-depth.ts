import type { Unplaced } from '../../../../shared/models/results.ts'
import { withinDepth } from '../../json/nesting.ts'
import type { ExaminedPart } from './examined-part.ts'
import { stepPath } from './gathered.ts'

const MOST_SHOWN = 20

/** The part of a payload that nests no deeper than is read, and where the rest stands (like `examinedPart`). */
export function examinedDepth(data: unknown): ExaminedPart {
  const beyond: Unplaced[] = []
  const value = withinDepth(data, ({ steps, size }) => {
    if (beyond.length < MOST_SHOWN)
      beyond.push({ path: steps.reduce<string>(stepPath, '$'), value: `+${size}` })
  })
  return { value, beyond }
}
