import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { placeOfValue } from '../../../electron/practice/answers/scales/ranges.ts'

/** A set of options, written before the rules that read it. */
export interface ScaleItem {
  /** Nobody looked at the `kept` ones while the rules were written. */
  readonly half: 'seen' | 'kept'
  readonly lang: 'fr' | 'en'
  readonly options: readonly string[]
  /**
   * For a scale: a number per option whose sign and order give its side and place; null for an option off the scale.
   */
  readonly values?: readonly (number | null)[]
  /** For number ranges: values in the unit of the options, and the index of the option that contains each. */
  readonly holds?: readonly (readonly [value: number, place: number])[]
}

/** The items of test/fixtures/practice/scales.jsonl. */
export function readScaleItems(): ScaleItem[] {
  const file = path.resolve(import.meta.dirname, '../../fixtures/practice/scales.jsonl')
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): ScaleItem => JSON.parse(line))
}

/** Whether the practice service reads the options as their author intended. */
export function isReadRight({ options, lang, values, holds }: ScaleItem): boolean {
  const { kind, valence, ranges } = readOptionSet(options, lang)
  if (holds) {
    const factor = Math.max(1, ...ranges.map((range) => range.factor))
    return (
      kind === 'ranges' && holds.every(([value, place]) => placeOfValue(ranges, value * factor, 0) === place)
    )
  }
  const sides = values?.every((value, i) => {
    const read = valence[i] ?? null
    return value === null ? read === null : read !== null && Math.sign(read) === Math.sign(value)
  })
  const order = values?.every((one, i) =>
    values.every(
      (two, j) => one === null || two === null || one <= two || (valence[i] ?? 0) > (valence[j] ?? 0),
    ),
  )
  return (kind === 'scale' || kind === 'agreement') && sides === true && order === true
}
