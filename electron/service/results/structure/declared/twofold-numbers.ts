import { wordsOfKey } from '../../../json/words-of-key.ts'
import { mayNumberOptions } from '../../words/number-names.ts'
import type { LeafNode } from '../node.ts'
import { codeOf } from '../records.ts'
import { saysCode } from './legend-names.ts'

/** The values of one field of the entries of a list, in their order; null where an entry has none. */
export type Field = readonly (LeafNode | null)[]

const IDS: ReadonlySet<string> = new Set(['id', 'key', 'cle', 'index', 'idx'])
const NUMBER = /^-?\d{1,3}$/

/**
 * Whether two fields of a list of options number these differently, and neither is called their code: a number that
 * both have may mean either option, as where a `score` stands beside an `order`. What counts who chose them is no
 * number of an option.
 */
export function areNumbersTwofold(
  fields: ReadonlyMap<string, Field>,
  options: readonly (number | null)[],
): boolean {
  const numbered = [...fields].flatMap(([name, field]) => {
    const codes = field.map((leaf) => codeOf(leaf?.value) ?? '')
    const areNumbers = codes.every((code) => NUMBER.test(code)) && new Set(codes).size === codes.length
    if (!areNumbers || !mayNumberOptions(name)) return []
    return [{ name, meanings: new Map(codes.map((code, at) => [code, options[at]])) }]
  })
  if (numbered.some(({ name }) => saysCode(name) || wordsOfKey(name).some((word) => IDS.has(word))))
    return false
  const [first, ...others] = numbered
  return others.some(({ meanings }) =>
    [...meanings].some(([code, option]) => first?.meanings.has(code) && first.meanings.get(code) !== option),
  )
}
