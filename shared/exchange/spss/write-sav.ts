import { type ByteWriter, createByteWriter } from './byte-writer.ts'
import type { SavFile } from './sav-file.ts'
import { linesOf, padded } from './sav-text.ts'
import { type Layout, layOut } from './segments.ts'
import { BIAS, writeCases } from './write-cases.ts'
import { writeExtensions } from './write-extensions.ts'
import { writeValueLabels } from './write-labels.ts'
import { writeVariables } from './write-variables.ts'

const PROGRAM = '@(#) SPSS DATA FILE - Sonde'
/** Kinds of records. */
const DOCUMENT = 6
const END = 999
const LINE = 80

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Writes a system file of SPSS (.sav), as the documentation of PSPP describes it
 * (https://www.gnu.org/software/pspp/pspp-dev/html_node/System-File-Format.html). The data must fit (see `fitSav`).
 */
export function writeSav(file: SavFile): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter()
  const layouts = layOut(file)
  writeHeader(writer, file, layouts)
  writeVariables(writer, file, layouts)
  writeValueLabels(writer, file.variables, layouts)
  writeDocuments(writer, file.documents)
  writeExtensions(writer, file, layouts)
  writer.int(END, 0)
  writeCases(writer, file, layouts)
  return writer.done()
}

function writeHeader(writer: ByteWriter, { rows, label, at }: SavFile, layouts: readonly Layout[]): void {
  const units = layouts.reduce((sum, each) => sum + each.units, 0)
  const compressed = 1
  const weight = 0
  writer.bytes(padded('$FL2', 4))
  writer.bytes(padded(PROGRAM, 60))
  writer.int(2, units, compressed, weight, rows.length)
  writer.double(BIAS)
  writer.bytes(padded(dateText(at), 9))
  writer.bytes(padded(new Date(at).toISOString().slice(11, 19), 8))
  writer.bytes(padded(label, 64))
  writer.zeros(3)
}

/** "02 Jan 26". */
function dateText(at: number): string {
  const date = new Date(at)
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear() % 100].map((each) =>
    String(each).padStart(2, '0'),
  )
  return `${day} ${MONTHS[date.getUTCMonth()]} ${year}`
}

function writeDocuments(writer: ByteWriter, documents: readonly string[]): void {
  const lines = documents.flatMap((text) => linesOf(text, LINE))
  if (lines.length === 0) return
  writer.int(DOCUMENT, lines.length)
  for (const line of lines) writer.bytes(padded(line, LINE))
}
