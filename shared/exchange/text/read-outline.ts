import type { DraftWriter } from '../draft-writer.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { CONTEXT, createHead, TITLE } from './outline-head.ts'
import { IN_SECTION, type OutlineLine, withSectionNumbers } from './outline-line.ts'
import { dropPrintMarks } from './print-marks.ts'
import { INLINE, splitAnswers } from './split-answers.ts'
import { splitBoxes } from './split-boxes.ts'
import { strongStems } from './strong-stems.ts'
import { withoutTrailingBlank } from './trailing-blank.ts'

/** Words in a stem that allow several answers. */
const SEVERAL =
  /plusieurs (?:réponses|choix)|réponses multiples|cochez tout|(?:select|check|choose|tick) all|all that apply|(?:several|multiple) answers/i
const BLANK_TO_FILL = /^[_.…\s]{3,}$/

interface Item {
  /** The lines of its stem, joined only at the end: appending to a text line by line would be slow. */
  stem: string[]
  options: string[]
  /** Whether the options had bullets, letters or numbers. */
  marked: boolean
  several: boolean
  other: boolean
  /** Whether its stem is known to be complete, so that further lines without a marker are options. */
  sure: boolean
}

/** Reads lines (null: empty) as a questionnaire: numbered items, or blocks separated by empty lines. */
export function readOutline(
  lines: readonly (OutlineLine | null)[],
  writer: DraftWriter,
  meter: ReadingMeter,
): void {
  const written = lines.filter((line) => !line || !BLANK_TO_FILL.test(line.text))
  const split = splitAnswers(splitBoxes(withSectionNumbers(dropPrintMarks(written, writer)), meter), meter)
  const isNumbered = stemRule(split)
  const sound = isNumbered ? split : strongStems(split)
  const isStem = isNumbered ?? (sound.some((line) => line?.role === 'stem') ? () => false : null)
  if (isStem) readNumbered(sound, isStem, writer)
  else readBlocks(sound, writer)
}

/** A test of which lines start an item; null where no line is numbered. */
function stemRule(lines: readonly (OutlineLine | null)[]): ((line: OutlineLine) => boolean) | null {
  if (lines.some((line) => line?.marker === 'question')) return (line) => line.marker === 'question'
  if (lines.some((line) => line?.list === IN_SECTION)) return ({ list }) => list === IN_SECTION
  const first = lines.find((line) => line?.marker === 'number')
  if (!first) return null
  return ({ marker, list, indent }) =>
    marker === 'number' && list === first.list && indent <= first.indent + 1
}

function readNumbered(
  lines: readonly (OutlineLine | null)[],
  isStem: (line: OutlineLine) => boolean,
  writer: DraftWriter,
): void {
  const head = createHead(writer)
  /** The newest line before the first item; if answers follow, it becomes an item without a number. */
  let held: OutlineLine | null = null
  let item: Item | null = null
  let gap = false
  const release = () => {
    if (held) head.line(held)
    held = null
  }
  const close = () => {
    release()
    if (item) addItem(item, writer)
    item = null
  }
  for (const line of lines) {
    if (!line) {
      gap = true
      continue
    }
    const current: Item | null = item
    if (line.gridOptions || line.role === 'section') {
      close()
      addWhole(line, writer)
    } else if (line.role === 'stem' || (!line.role && isStem(line))) {
      close()
      item = newItem(line.text, line.role === 'stem')
    } else if (!current) {
      if (writer.count() === 0 && held && line.marker && isAsked(held, line)) {
        item = newItem(held.text)
        held = null
        addOption(item, line)
      } else if (writer.count() === 0) {
        release()
        held = line
      } else if (line.text.endsWith('?')) item = newItem(line.text)
      else writer.note('text_dropped', line.text)
    } else if (line.marker) addOption(current, line)
    else if (line.text.endsWith('?') && (gap || current.marked)) {
      close()
      item = newItem(line.text)
    } else if (gap || current.marked) {
      close()
      writer.note('text_dropped', line.text)
    } else if (
      current.sure ||
      current.options.length > 0 ||
      /[?:.)…]$/.test(current.stem.at(-1)?.slice(-1) ?? '')
    )
      addOption(current, line)
    else current.stem.push(line.text)
    gap = false
  }
  close()
}

function readBlocks(lines: readonly (OutlineLine | null)[], writer: DraftWriter): void {
  const blocks: OutlineLine[][] = [[]]
  for (const line of lines) {
    const alone = line !== null && (line.role !== undefined || line.gridOptions !== undefined)
    if (!line || alone) blocks.push([])
    if (line) blocks.at(-1)?.push(line)
    if (alone) blocks.push([])
  }
  const head = createHead(writer)
  let waiting: Item | null = null
  const close = () => {
    if (waiting) addItem(waiting, writer)
    waiting = null
  }
  const filled = blocks.filter((block) => block.length > 0)
  filled.forEach((block, index) => {
    const [first] = block
    if (!first) return
    if (first.gridOptions || first.role === 'section') {
      close()
      addWhole(first, writer)
      return
    }
    const isHead =
      writer.count() === 0 &&
      !waiting &&
      (first.role !== undefined ||
        TITLE.test(first.text) ||
        CONTEXT.test(first.text) ||
        (index === 0 && block.length === 1 && filled.length > 1 && !first.text.endsWith('?')))
    if (isHead) {
      for (const line of block) head.line(line)
      return
    }
    if (first.role) {
      close()
      writer.note('text_dropped', first.text)
      return
    }
    block.forEach((line, at) => {
      const current: Item | null = waiting
      if (line.marker && current) addOption(current, line)
      else if (!current || line === first || line.text.endsWith('?') || startsList(block, at)) {
        close()
        waiting = newItem(line.text)
      } else addOption(current, line)
    })
  })
  close()
}

/** Whether a line without a marker is between two lists, so that it is the stem of the second one. */
function startsList(block: readonly OutlineLine[], at: number): boolean {
  const [before, line, after] = [block[at - 1], block[at], block[at + 1]]
  return !line?.marker && Boolean(before?.marker) && Boolean(after?.marker)
}

/** Whether a line before the first numbered item is an item itself, of which `answer` is the first answer. */
function isAsked(line: OutlineLine, answer: OutlineLine): boolean {
  return !line.role && !line.marker && (line.text.endsWith('?') || answer.list === INLINE)
}

function newItem(stem: string, sure = false): Item {
  return { stem: [stem], options: [], marked: false, several: SEVERAL.test(stem), other: false, sure }
}

function addOption(item: Item, { text, marker }: OutlineLine): void {
  const plain = withoutTrailingBlank(text)
  item.options.push(plain)
  item.marked ||= marker !== null
  item.several ||= marker === 'checkbox'
  item.other ||= plain !== text
}

/** Adds a line that is a complete item (a grid row), or notes it as a text that is left out. */
function addWhole({ text, gridOptions }: OutlineLine, writer: DraftWriter): void {
  if (gridOptions) writer.add({ stem: text, options: gridOptions }, ['matrix'])
  else writer.note('text_dropped', text)
}

function addItem(item: Item, writer: DraftWriter): void {
  const { several, other } = item
  const plain = withoutTrailingBlank(item.stem.join(' '))
  // A single option without a marker is a heading or remark instead: a choice has at least two options.
  const [remark, ...more] = item.marked ? [] : item.options
  const isRemark = remark !== undefined && more.length === 0
  const options = isRemark ? [] : item.options
  if (isRemark) writer.note('text_dropped', remark)
  writer.add(options.length > 0 ? { stem: plain, options } : { stem: plain }, [
    several && options.length > 0 && 'multiple',
    other && 'other',
  ])
}
