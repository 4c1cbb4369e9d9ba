import type { ByteWriter } from './byte-writer.ts'
import type { SavData, SavVariable } from './sav-file.ts'
import { padded, utf8 } from './sav-text.ts'
import { type Layout, unitsOf } from './segments.ts'

const VARIABLE = 2
/** Stands for the second and later units of a text. */
const CONTINUED = -1
/** Says that the missing values are a range. */
const RANGE = -2
/** Formats in which values are shown, by their numbers. */
const TEXT_FORMAT = 1
const NUMBER_FORMAT = 5
/** How many digits a number is shown with at least. */
const LEAST_DIGITS = 8

/**
 * A short name for the segment of that number. Programs show the long names; no long name begins like this, so that
 * none can be confused with a short one.
 */
export function shortName(number: number): string {
  return `@${number}`
}

/** The dictionary: a record for each segment of each variable, and for each further unit that it takes. */
export function writeVariables(
  writer: ByteWriter,
  { variables, rows }: SavData,
  layouts: readonly Layout[],
): void {
  variables.forEach((variable, at) => {
    const values = variable.kind === 'number' ? rows.map((row) => row[at]) : []
    const { segments = [], number = 1 } = layouts[at] ?? {}
    segments.forEach((width, segment) => {
      const label = utf8(segment === 0 ? variable.label : '')
      const missing = variable.kind === 'number' ? variable.missing : null
      writer.int(VARIABLE, width, label.length > 0 ? 1 : 0, missing ? RANGE : 0)
      const format = formatOf(variable, width, values)
      writer.int(format, format)
      writer.bytes(padded(shortName(number + segment), 8))
      if (label.length > 0) {
        writer.int(label.length)
        writer.bytes(label)
        writer.zeros((4 - (label.length % 4)) % 4)
      }
      if (missing) writer.double(missing.from, missing.to)
      for (let unit = 1; unit < unitsOf(width); unit += 1) {
        writer.int(VARIABLE, CONTINUED, 0, 0, 0, 0)
        writer.bytes(padded('', 8))
      }
    })
  })
}

/** The format as one number: its kind, the width in which the longest of `values` is shown whole, and the decimals. */
function formatOf(variable: SavVariable, width: number, values: readonly unknown[]): number {
  if (variable.kind === 'text') return TEXT_FORMAT * 65_536 + width * 256
  const { decimals, labels } = variable
  const longest = [...labels.map(({ value }) => value), ...values].reduce<number>(
    (most, value) => (typeof value === 'number' ? Math.max(most, wholePart(value).length) : most),
    LEAST_DIGITS,
  )
  const shown = longest + (decimals > 0 ? decimals + 1 : 0)
  return NUMBER_FORMAT * 65_536 + Math.min(40, shown) * 256 + decimals
}

/** The digits of a number before its decimals, with its sign. */
function wholePart(value: number): string {
  return Math.trunc(value).toFixed(0)
}
