import type { Language } from '../../../text.ts'
import type { Fact } from '../../facts/fact.ts'
import type { Particular } from '../particulars/particular.ts'
import { type AskedClause, clauseIn } from './asked-clause.ts'
import type { Shape } from './shapes.ts'

/** Shapes that tell alone what is asked for; for the others, answers of a known class or fact are better. */
const decisive: ReadonlySet<Shape> = new Set([
  'heard',
  'knowledge',
  'informed',
  'trust',
  'affects',
  'helps',
  'encourage',
  'went',
  'feelIf',
  'worry',
  'isSo',
  'does',
  'feelAfter',
  'lately',
  'future',
])

/** The question taken apart by its grammar, unless its fact or its class is known. */
export function clauseFor(
  text: string,
  language: Language,
  facts: readonly Fact[],
  particular: Particular | undefined,
  isKnown: boolean,
): AskedClause | undefined {
  const clause = clauseIn(text, language)
  if (!clause) return undefined
  // What would make a known thing better is known too.
  if (clause.shape === 'means')
    return particular?.makeup === 'wish' || (isKnown && particular === undefined) ? undefined : clause
  return decisive.has(clause.shape) || (facts.length === 0 && particular === undefined) ? clause : undefined
}
