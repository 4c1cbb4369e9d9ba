import type { Declared } from './declarations.ts'
import type { Value } from './places.ts'

interface CodedItem {
  item: number
  /** The texts of its options. */
  texts: ReadonlySet<string>
  declared: Pick<Declared, 'isCode' | 'isOtherCode'>
}

/**
 * Whether some values may be the texts of options as well as the codes of others. They can only be codes where each of
 * them is one, and one is the text of no option.
 */
export function mayBeTexts(filled: readonly Value[], { item, texts, declared }: CodedItem): boolean {
  const isText = (value: unknown): boolean => texts.has(String(value).trim())
  const values = filled.map(({ leaf }) => leaf.value)
  if (!values.some((value) => /^\s*\d+\s*$/.test(String(value)) && isText(value))) return false
  const codes = values.filter((value) => !declared.isOtherCode(item, value))
  const areCodes = codes.every((value) => declared.isCode(item, value))
  return !(areCodes && codes.some((value) => !isText(value)))
}
