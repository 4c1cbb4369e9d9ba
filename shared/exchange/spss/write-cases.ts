import type { ByteWriter } from './byte-writer.ts'
import type { SavCell, SavFile } from './sav-file.ts'
import { utf8 } from './sav-text.ts'
import { type Layout, partsOf, UNIT, unitsOf } from './segments.ts'

/** Added to a small whole number, which then is written as one byte. */
export const BIAS = 100

/** The codes that stand for a unit: those up to 251 for small numbers, these for all else. */
const RAW = 253
const SPACES = 254
const NO_VALUE = 255
const LAST_NUMBER = 251
const BLOCK = 8
const SPACE = 0x20

/**
 * The cases, compressed as the format does it: a byte says what each unit of eight bytes is, and only units that it
 * does not describe follow, after each eight such bytes.
 */
export function writeCases(writer: ByteWriter, { rows }: SavFile, layouts: readonly Layout[]): void {
  const codes = new Uint8Array(BLOCK)
  const units = new Uint8Array(BLOCK * UNIT)
  const view = new DataView(units.buffer)
  let coded = 0
  let held = 0
  const flush = () => {
    writer.bytes(codes)
    writer.bytes(units.subarray(0, held))
    codes.fill(0)
    coded = 0
    held = 0
  }
  const put: Put = (code, unit) => {
    codes[coded] = code
    coded += 1
    if (unit !== undefined) {
      if (typeof unit === 'number') view.setFloat64(held, unit, true)
      else units.fill(SPACE, held, held + UNIT).set(unit, held)
      held += UNIT
    }
    if (coded === BLOCK) flush()
  }
  for (const row of rows) {
    layouts.forEach((layout, at) => {
      const cell = row[at] ?? null
      if (layout.width === 0) putNumber(cell, put)
      else putText(cell, layout, put)
    })
  }
  if (coded > 0) flush()
}

/** Writes one unit: its code, and its bytes or its number where the code does not describe it. */
type Put = (code: number, unit?: Uint8Array | number) => void

function putNumber(cell: SavCell, put: Put): void {
  if (typeof cell !== 'number' || !Number.isFinite(cell)) put(NO_VALUE)
  else if (isSmall(cell)) put(cell + BIAS)
  else put(RAW, cell)
}

/** Whether a number can be written as one byte; minus zero would lose its sign. */
function isSmall(number: number): boolean {
  return Number.isInteger(number) && number > -BIAS && number <= LAST_NUMBER - BIAS && !Object.is(number, -0)
}

function putText(cell: SavCell, { segments }: Layout, put: Put): void {
  const bytes = typeof cell === 'string' ? utf8(cell) : new Uint8Array()
  let segment = 0
  for (const part of partsOf(bytes, segments)) {
    const units = unitsOf(segments[segment] ?? 0)
    for (let unit = 0; unit < units; unit += 1) {
      const start = unit * UNIT
      const some = part.subarray(start, start + UNIT)
      // Most parts end long before their segment; and most units of words begin with a letter.
      if (start >= part.length || (some[0] === SPACE && some.every((byte) => byte === SPACE))) put(SPACES)
      else put(RAW, some)
    }
    segment += 1
  }
}
