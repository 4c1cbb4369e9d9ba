/** What a test reads of an SPSS file: all of it, so that nothing strange stays unseen. */
export interface ReadSav {
  label: string
  documents: string[]
  variables: ReadVariable[]
  rows: (number | string | null)[][]
}

export interface ReadVariable {
  name: string
  label: string
  /** The longest text in bytes; 0 for a number. */
  width: number
  missing: [from: number, to: number] | null
  labels: Map<number | string, string>
  measure: number
  /** How many signs a value is shown with, and how many of them are decimals. */
  shownWidth: number
  decimals: number
}

interface Segment extends Omit<ReadVariable, 'name'> {
  short: string
  /** Its units of eight bytes. */
  units: number
  place: number
}

const NO_VALUE = -Number.MAX_VALUE

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads one thing after another. */
function cursorAt(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const skip = (length: number): number => {
    at += length
    return at - length
  }
  const raw = (length: number) => bytes.subarray(skip(length), at)
  return {
    raw,
    int: () => view.getInt32(skip(4), true),
    double: () => view.getFloat64(skip(8), true),
    text: (length: number) => decoder.decode(raw(length)),
    isAtEnd: () => at === bytes.length,
    check: (isRight: boolean, what: string) => {
      if (!isRight) throw new Error(`${what} at byte ${at}`)
    },
  }
}

/** A cursor behind the dictionary of the file, and what was read of it. */
function readDictionary(bytes: Uint8Array) {
  const cursor = cursorAt(bytes)
  const { int, double, raw, text, check } = cursor

  check(text(4) === '$FL2', 'no SPSS file')
  check(text(60).startsWith('@(#) SPSS DATA FILE'), 'no name of a program')
  check(int() === 2, 'unknown layout')
  const caseUnits = int()
  check(int() === 1 && int() === 0, 'not compressed, or weighted')
  const cases = int()
  check(double() === 100, 'unusual bias')
  check(/^\d\d [A-Z][a-z]{2} \d\d\d\d:\d\d:\d\d$/.test(text(17)), 'no date')
  const label = text(64).trimEnd()
  raw(3)

  const segments: Segment[] = []
  const documents: string[] = []
  const extensions = new Map<number, Uint8Array>()
  let units = 0
  for (let kind = int(); kind !== 999; kind = int()) {
    if (kind === 2) {
      const width = int()
      const [hasLabel, missing, format] = [int(), int(), int()]
      check(int() === format, 'formats differ')
      const short = text(8).trimEnd()
      if (width === -1) {
        check(hasLabel === 0 && missing === 0, 'a continuation with content')
        const last = segments.at(-1)
        if (last) last.units += 1
      } else {
        const length = hasLabel ? int() : 0
        check(length <= 255, 'a long label')
        const own = text(length)
        raw((4 - (length % 4)) % 4)
        check(missing === 0 || (missing === -2 && width === 0), 'unusual missing values')
        const range: [number, number] | null = missing === -2 ? [double(), double()] : null
        check(format >> 16 === (width === 0 ? 5 : 1), 'unusual format')
        check(width === 0 || ((format >> 8) & 255) === width, 'a format of another width')
        segments.push({
          ...{ short, label: own, width, missing: range, labels: new Map(), measure: 0 },
          ...{ shownWidth: (format >> 8) & 255, decimals: format & 255, units: 1, place: units },
        })
      }
      units += 1
    } else if (kind === 3) {
      const count = int()
      const labels = Array.from({ length: count }, () => {
        const value = raw(8)
        const length = raw(1)[0] ?? 0
        check(length <= 120, 'a long label of a value')
        const own = text(length)
        raw((8 - ((length + 1) % 8)) % 8)
        return { value, own }
      })
      check(int() === 4 && int() === 1, 'labels of no variable')
      const place = int() - 1
      const segment = segments.find((each) => each.place === place)
      for (const { value, own } of labels) {
        const number = new DataView(value.buffer, value.byteOffset).getFloat64(0, true)
        segment?.labels.set(segment.width === 0 ? number : decoder.decode(value).trimEnd(), own)
      }
    } else if (kind === 6) {
      const count = int()
      for (let line = 0; line < count; line += 1) documents.push(text(80).trimEnd())
    } else {
      check(kind === 7, `unknown record ${kind}`)
      const [subtype, size, count] = [int(), int(), int()]
      extensions.set(subtype, raw(size * count))
    }
  }
  check(int() === 0, 'no filler')
  check(units === caseUnits, 'another size of cases')
  check(decoder.decode(extensions.get(20)) === 'UTF-8', 'another encoding')

  return { cursor, cases, label, documents, segments, extensions }
}

/** The variables, each with the segments that hold it. */
function joinSegments({ segments, extensions, cursor }: ReturnType<typeof readDictionary>) {
  const pairs = (subtype: number, separator: RegExp) =>
    new Map(
      decoder
        .decode(extensions.get(subtype))
        .split(separator)
        .filter((pair) => pair !== '')
        .map((pair) => pair.split('=') as [string, string]),
    )
  const names = pairs(13, /\t/)
  const wide = pairs(14, /\0\t/)
  const display = extensions.get(11) ?? new Uint8Array()
  const shown = new DataView(display.buffer, display.byteOffset, display.byteLength)
  cursor.check(display.length === 12 * segments.length, 'another number of shown variables')

  const columns: { variable: ReadVariable; parts: Segment[] }[] = []
  for (let first = 0; first < segments.length; ) {
    const segment = segments[first] as Segment
    const width = Number(wide.get(segment.short) ?? segment.width)
    const count = width < 256 ? 1 : Math.ceil(width / 252)
    const { short, units: _units, place: _place, ...own } = segment
    const measure = shown.getInt32(12 * first, true)
    columns.push({
      variable: { ...own, name: names.get(short) ?? short, width, measure },
      parts: segments.slice(first, first + count),
    })
    first += count
  }
  const long = extensions.get(21)
  if (long)
    readLongLabels(
      long,
      columns.map(({ variable }) => variable),
    )
  return columns
}

/**
 * Reads a system file of SPSS, by PSPP's description of the format alone; shares nothing with what writes them. Throws
 * at anything that it does not expect.
 */
export function readSav(bytes: Uint8Array): ReadSav {
  const dictionary = readDictionary(bytes)
  const { cursor, cases, label, documents } = dictionary
  const columns = joinSegments(dictionary)
  const { raw, check } = cursor
  // The cases: a code for each unit, and after each eight codes the units that they do not describe.
  const codes: number[] = []
  const unit = (): Uint8Array => {
    if (codes.length === 0) codes.push(...raw(8))
    const code = codes.shift() ?? 0
    if (code === 0) return unit()
    const whole = new Uint8Array(8)
    if (code === 253) whole.set(raw(8))
    else if (code === 254) whole.fill(32)
    else new DataView(whole.buffer).setFloat64(0, code === 255 ? NO_VALUE : code - 100, true)
    return whole
  }
  const rows = Array.from({ length: cases }, () =>
    columns.map(({ variable, parts }) => {
      if (variable.width === 0) {
        const number = new DataView(unit().buffer).getFloat64(0, true)
        return number === NO_VALUE ? null : number
      }
      const pieces = parts.map((part) => {
        const whole = Array.from({ length: part.units }, unit).flatMap((each) => [...each])
        return whole.slice(0, part.width)
      })
      // Each segment but the last holds 255 bytes, though it stands for 252.
      return decoder.decode(Uint8Array.from(pieces.flat().slice(0, variable.width))).replace(/ +$/, '')
    }),
  )
  check(cursor.isAtEnd() && codes.every((code) => code === 0), 'something behind the cases')
  return { label, documents, variables: columns.map(({ variable }) => variable), rows }
}

function readLongLabels(bytes: Uint8Array, variables: readonly ReadVariable[]): void {
  const { int, text: take, isAtEnd } = cursorAt(bytes)
  const text = () => take(int())
  while (!isAtEnd()) {
    const name = text()
    const variable = variables.find((each) => each.name === name)
    if (int() !== variable?.width) throw new Error(`labels of ${name} have another width`)
    for (let left = int(); left > 0; left -= 1) variable.labels.set(text().trimEnd(), text())
  }
}
