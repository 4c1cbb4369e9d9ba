import { type ByteWriter, createByteWriter } from './byte-writer.ts'
import type { SavFile, SavVariable } from './sav-file.ts'
import { utf8 } from './sav-text.ts'
import type { Layout } from './segments.ts'
import { longValueLabels } from './write-labels.ts'
import { shortName } from './write-variables.ts'

const EXTENSION = 7
/** What the records of extensions hold. */
const KIND = {
  ...{ integers: 3, numbers: 4, display: 11, names: 13, longTexts: 14 },
  ...{ cases: 16, encoding: 20, longLabels: 21 },
} as const

const MEASURES = { nominal: 1, ordinal: 2, scale: 3 } as const
const LEFT = 0
const RIGHT = 1
/** The widths of columns on the screen, in characters. */
const COLUMN = { least: 8, most: 32 }
const UTF8 = 65_001

/** The number that means "no value", and the bounds of all others. */
const NO_VALUE = -Number.MAX_VALUE
const LOWEST = -1.797_693_134_862_315_5e308

/** The records that came into the format later: encoding, long names and texts, how variables are shown. */
export function writeExtensions(writer: ByteWriter, file: SavFile, layouts: readonly Layout[]): void {
  const { variables, rows } = file
  const write = (kind: number, size: number, content: Uint8Array) => {
    writer.int(EXTENSION, kind, size, content.length / size)
    writer.bytes(content)
  }
  const made = (make: (record: ByteWriter) => void): Uint8Array => {
    const record = createByteWriter()
    make(record)
    return record.done()
  }
  // The version of the program, the machine, IEEE 754, the compression, little-endian, and the encoding.
  write(
    KIND.integers,
    4,
    made((record) => record.int(1, 0, 0, -1, 1, 1, 2, UTF8)),
  )
  write(
    KIND.numbers,
    8,
    made((record) => record.double(NO_VALUE, Number.MAX_VALUE, LOWEST)),
  )
  if (variables.length > 0) {
    write(
      KIND.display,
      4,
      made((record) => writeDisplay(record, variables, layouts)),
    )
    write(KIND.names, 1, utf8(longNames(variables, layouts)))
  }
  const wide = longTexts(layouts)
  if (wide !== '') write(KIND.longTexts, 1, utf8(wide))
  write(
    KIND.cases,
    8,
    made((record) => record.int(1, 0, rows.length, 0)),
  )
  write(KIND.encoding, 1, utf8('UTF-8'))
  const labels = longValueLabels(variables, layouts)
  if (labels) write(KIND.longLabels, 1, labels)
}

/** Level of measurement, width on the screen, and alignment of each segment. */
function writeDisplay(
  record: ByteWriter,
  variables: readonly SavVariable[],
  layouts: readonly Layout[],
): void {
  variables.forEach((variable, at) => {
    const { segments = [] } = layouts[at] ?? {}
    const isNumber = variable.kind === 'number'
    const measure = MEASURES[isNumber ? variable.measure : 'nominal']
    for (const width of segments) {
      const column = Math.min(COLUMN.most, Math.max(COLUMN.least, width))
      record.int(measure, column, isNumber ? RIGHT : LEFT)
    }
  })
}

function longNames(variables: readonly SavVariable[], layouts: readonly Layout[]): string {
  return variables.map(({ name }, at) => `${shortName(layouts[at]?.number ?? 1)}=${name}`).join('\t')
}

/** The widths of texts that have several segments. */
function longTexts(layouts: readonly Layout[]): string {
  return layouts
    .flatMap(({ width, segments, number }) =>
      segments.length > 1 ? [`${shortName(number)}=${String(width).padStart(5, '0')}\0\t`] : [],
    )
    .join('')
}
