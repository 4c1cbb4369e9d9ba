import { aTruth, type Truth } from './a-truth.ts'
import type { Dice } from './dice.ts'
import { MISLEADING_CODES } from './misleading-codes.ts'
import { MISLEADING_NUMBERS } from './misleading-numbers.ts'
import { MISLEADING_PEOPLE } from './misleading-people.ts'
import { MISLEADING_TABLES } from './misleading-tables.ts'
import type { Misleading } from './misleading-writing.ts'

const WAYS: Readonly<Record<string, Misleading>> = {
  ...MISLEADING_NUMBERS,
  ...MISLEADING_TABLES,
  ...MISLEADING_PEOPLE,
  ...MISLEADING_CODES,
}

/** A true survey with a misleading payload, and the name of the way in which it misleads. */
export function aMisleadingPayload(roll: Dice): { truth: Truth; data: unknown; way: string } {
  const way = roll.pick(Object.keys(WAYS))
  const { wish, write } = WAYS[way] as Misleading
  const truth = aTruth(roll, 100, wish(roll))
  const data = write(truth, roll)
  if (data === null) return aMisleadingPayload(roll)
  return { truth, data: JSON.parse(JSON.stringify(data)), way }
}
