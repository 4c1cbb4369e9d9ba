import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readOptionSet } from '../../../electron/practice/answers/scales/option-set.ts'
import { placeOfValue } from '../../../electron/practice/answers/scales/ranges.ts'

/** A set of options, written before the rules that read it. */
export interface ScaleItem {
  /** `kept` ones were not looked at while the rules were made. */
  readonly half: 'seen' | 'kept'
  readonly lang: 'fr' | 'en'
  readonly options: readonly string[]
  /** Of a scale: its sides and order, in any numbers; null for what is no point of it. */
  readonly values?: readonly (number | null)[]
  /** Of ranges: numbers in the unit written, and the place of the option that holds each. */
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

/** Whether the practice service reads the options as their author meant them. */
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
