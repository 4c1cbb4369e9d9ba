import { type ByteWriter, createByteWriter } from './byte-writer.ts'
import type { NumberVariable, SavVariable, TextVariable } from './sav-file.ts'
import { padded, utf8 } from './sav-text.ts'
import { type Layout, UNIT } from './segments.ts'

const LABELS = 3
const LABELLED = 4
/** The longest text that has a place for labels in the file. */
const LONGEST_LABELLED = 255

/** The labels of numbers, and of texts that fit in one unit. */
export function writeValueLabels(
  writer: ByteWriter,
  variables: readonly SavVariable[],
  layouts: readonly Layout[],
): void {
  variables.forEach((variable, at) => {
    const { width = 0, place = 0 } = layouts[at] ?? {}
    const labels = labelsOf(variable)
    if (labels.length === 0 || width > UNIT) return
    writer.int(LABELS, labels.length)
    for (const { value, label } of labels) {
      if (typeof value === 'number') writer.double(value)
      else writer.bytes(padded(value, UNIT))
      const text = utf8(label)
      writer.bytes(Uint8Array.of(text.length))
      writer.bytes(text)
      writer.zeros((UNIT - ((text.length + 1) % UNIT)) % UNIT)
    }
    writer.int(LABELLED, 1, place + 1)
  })
}

/** The labels of longer texts, as the content of a record of their own; null where there are none. */
export function longValueLabels(
  variables: readonly SavVariable[],
  layouts: readonly Layout[],
): Uint8Array<ArrayBuffer> | null {
  const record = createByteWriter()
  let isEmpty = true
  const writeText = (text: Uint8Array) => {
    record.int(text.length)
    record.bytes(text)
  }
  variables.forEach((variable, at) => {
    const { width = 0 } = layouts[at] ?? {}
    const labels = labelsOf(variable)
    if (labels.length === 0 || width <= UNIT || width > LONGEST_LABELLED) return
    isEmpty = false
    writeText(utf8(variable.name))
    record.int(width, labels.length)
    for (const { value, label } of labels) {
      writeText(padded(String(value), width))
      writeText(utf8(label))
    }
  })
  return isEmpty ? null : record.done()
}

/** The labels that say something, one for each value; spaces at the end of a text do not distinguish it. */
function labelsOf(variable: SavVariable): (NumberVariable | TextVariable)['labels'][number][] {
  const all = new Map(
    variable.labels.map((each) => [typeof each.value === 'string' ? each.value.trimEnd() : each.value, each]),
  )
  return [...all.values()].filter(({ label }) => label !== '')
}
