import { asks, isAsking } from './asks.ts'
import { describesField, isInstruction, isSource } from './instruction.ts'
import { CONTEXT, createHead, TITLE } from './outline-head.ts'
import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'
import { INLINE } from './split-answers.ts'
import { withoutTrailingBlank } from './trailing-blank.ts'

/** An item whose lines are being placed. */
interface OpenItem {
  /** The newest line of its stem. */
  stem: string
  options: PlacedPart[]
  /** Whether the options had bullets, letters or numbers. */
  marked: boolean
  /** The newest answer. */
  last: OutlineLine | null
  /** Whether it is the question of a grid, to which further rows belong. */
  inGrid: boolean
  /** Whether the grid has its answers in its head. */
  isAnswered?: boolean
  /** Whether its stem is known to be complete, so that further lines without a marker are options. */
  sure: boolean
}

/** Gives lines their roles: numbered items (`isStem` says which lines are), or blocks separated by empty lines. */
export function placeLines(
  lines: readonly (OutlineLine | null)[],
  isStem: ((line: OutlineLine) => boolean) | null,
  place: (part: PlacedPart) => void,
): void {
  if (isStem) placeNumbered(lines, isStem, place)
  else placeBlocks(lines, place)
}

function placeNumbered(
  lines: readonly (OutlineLine | null)[],
  isStem: (line: OutlineLine) => boolean,
  place: (part: PlacedPart) => void,
): void {
  const items = createItems(place)
  const head = createHead(place)
  /** The newest line before the first item; if answers follow, it becomes an item without a number. */
  let held: OutlineLine | null = null
  let gap = false
  const release = () => {
    if (held) head.line(held)
    held = null
  }
  const close = () => {
    release()
    items.close()
  }
  const nexts = followers(lines)
  lines.forEach((line, at) => {
    if (!line) {
      gap = true
      return
    }
    const current = items.current()
    const next = nexts[at] ?? null
    /** Whether answers follow, so that this line is their question. */
    const isAbove =
      next !== null && (next.fixed?.role === 'option' || (next.marker !== null && !isStem(next)))
    if (line.fixed) {
      if (line.fixed.role === 'option' && !line.fixed.isFresh && current) items.option(line)
      else if (line.fixed.role === 'row' && !line.fixed.options && !current?.inGrid && !current?.marked) {
        close()
        items.open(line, true)
      } else {
        release()
        items.whole(line)
      }
    } else if (line.role === 'stem' || (line.role !== 'title' && line.role !== 'context' && isStem(line))) {
      close()
      items.open(line, line.role === 'stem')
    } else if (line.role === 'section') {
      close()
      // The first heading of all is the title.
      if (items.hasAny() || head.hasTitle()) items.leaveOut(line)
      else head.line(line)
    } else if (current && (line.marker ? describesField(line.text) : isInstruction(line.text)))
      items.instruction(line)
    else if (isSource(line.text)) {
      close()
      if (items.hasAny()) items.leaveOut(line)
      else head.line(line)
    } else if (current && explains(line, current, lines, at, isStem)) items.more(line)
    else if (!current) {
      if (!items.hasAny() && held && line.marker && isAsked(held, line)) {
        const asked: OutlineLine = held
        held = null
        items.open(asked)
        items.option(line)
      } else if (!items.hasAny()) {
        release()
        held = line
      } else if (
        isAsking(line.text) ||
        (isAbove && !line.marker && !isInstruction(line.text)) ||
        isField(line)
      )
        items.open(line)
      else items.leaveOut(line)
    } else if (line.marker && (current.isAnswered || isLone(line, current, next, gap))) {
      close()
      items.leaveOut(line)
    } else if (line.marker) items.option(line)
    else if (
      current.options.length === 0 &&
      isField(line) &&
      withoutTrailingBlank(current.stem) !== current.stem
    ) {
      close()
      items.open(line)
    } else if (isAsking(line.text) && (gap || current.marked)) {
      close()
      items.open(line)
    } else if (isAbove && (current.marked || (isAsking(current.stem) && asks(line.text)))) {
      close()
      items.open(line)
    } else if (current.marked && !gap && goesOn(line, current)) items.option(line, true)
    else if (gap || current.marked) {
      close()
      if (isField(line)) items.open(line)
      else items.leaveOut(line)
    } else if (current.sure || current.options.length > 0 || /[?:.)…]$/.test(current.stem.slice(-1)))
      items.option(line)
    else items.more(line)
    gap = false
  })
  close()
}

/** Whether a line with a letter or number is the heading of what follows, since nothing like it is around it. */
function isLone(
  line: OutlineLine,
  { marked, last }: OpenItem,
  next: OutlineLine | null,
  gap: boolean,
): boolean {
  const isCounted = (line.marker === 'letter' || line.marker === 'number') && line.sign !== undefined
  return isCounted && gap && marked && last?.marker !== line.marker && next?.marker !== line.marker
}

/** The longest line to fill in, without its blank. */
const LONGEST_FIELD = 100

/** Whether a line is to be filled in by the respondent: it ends with a blank. */
function isField({ marker, text }: OutlineLine): boolean {
  const label = marker === null ? withoutTrailingBlank(text) : text
  return label !== text && label.length <= LONGEST_FIELD && /\p{L}{2}/u.test(label) && !SIGNED.test(label)
}

/** What is filled in at the end of a paper, but is no answer. */
const SIGNED = /signature|interviewer|enumerator|enquêteur|enquêtrice/i

/** How far marked answers may be below a line that explains their question, empty lines included. */
const NEAR = 6

/** Whether a line explains the question above it: it has no marker, there are no answers yet, but marked ones follow. */
function explains(
  line: OutlineLine,
  { options, inGrid }: OpenItem,
  lines: readonly (OutlineLine | null)[],
  at: number,
  isStem: (line: OutlineLine) => boolean,
): boolean {
  if (options.length > 0 || inGrid || line.marker || line.isAnswer || asks(line.text)) return false
  for (const next of lines.slice(at + 1, at + NEAR)) {
    if (!next) continue
    if (next.fixed || next.role || isStem(next) || asks(next.text)) return false
    if (next.marker) return !next.isAnswer
  }
  return false
}

/** For each line the next one that is not empty. */
function followers(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  let next: OutlineLine | null = null
  const found: (OutlineLine | null)[] = []
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    found[at] = next
    next = lines[at] ?? next
  }
  return found
}

/** Whether a line goes on with the answer above it: the text was wrapped. */
function goesOn({ text, indent }: OutlineLine, { last }: OpenItem): boolean {
  return last !== null && (/^\p{Ll}/u.test(text) || indent > last.indent + 1) && !/[.:?!]$/.test(last.text)
}

function placeBlocks(lines: readonly (OutlineLine | null)[], place: (part: PlacedPart) => void): void {
  const blocks: OutlineLine[][] = [[]]
  for (const line of lines) {
    const alone = line !== null && (line.role !== undefined || line.fixed !== undefined)
    if (!line || alone) blocks.push([])
    if (line) blocks.at(-1)?.push(line)
    if (alone) blocks.push([])
  }
  const items = createItems(place)
  const head = createHead(place)
  const filled = blocks.filter((block) => block.length > 0)
  filled.forEach((block, index) => {
    const [first] = block
    if (!first) return
    const isTitle = first.role === 'section' && !items.hasAny() && !head.hasTitle()
    if (first.fixed || (first.role === 'section' && !isTitle)) {
      items.close()
      items.whole(first)
      return
    }
    const isHead =
      !items.hasAny() &&
      (first.role !== undefined ||
        TITLE.test(first.text) ||
        CONTEXT.test(first.text) ||
        (index === 0 && block.length === 1 && filled.length > 1 && !first.text.endsWith('?')))
    if (isHead) {
      for (const line of block) head.line(line)
      return
    }
    if (first.role) {
      items.close()
      items.leaveOut(first)
      return
    }
    if (isSource(first.text)) {
      items.close()
      for (const line of block) items.leaveOut(line)
      return
    }
    block.forEach((line, at) => {
      const current = items.current()
      if (current && (line.marker ? describesField(line.text) : isInstruction(line.text)))
        items.instruction(line)
      else if (line.marker && current) items.option(line)
      else if (current && at > 0 && explains(line, current, block, at, () => false)) items.more(line)
      else if (!current || line === first || line.text.endsWith('?') || startsList(block, at)) {
        items.close()
        items.open(line)
      } else items.option(line)
    })
  })
  items.close()
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

function createItems(place: (part: PlacedPart) => void) {
  let item: OpenItem | null = null
  let hasAny = false
  const put = (
    { at = 0, text, isExact }: OutlineLine,
    role: PlacedPart['role'],
    more: Partial<PlacedPart> = {},
  ) => {
    const part: PlacedPart = { at, role, text, ...(isExact && { isExact }), ...more }
    place(part)
    return part
  }
  return {
    current: () => item,
    /** Whether there was an item, also a complete one. */
    hasAny: () => hasAny,
    open(line: OutlineLine, sure = false) {
      put(line, 'stem')
      hasAny = true
      item = { stem: line.text, options: [], marked: false, last: null, inGrid: false, sure }
    },
    more(line: OutlineLine) {
      put(line, 'stem_more')
      if (item) item.stem = line.text
    },
    /** `joins`: it is a further line of the answer above it. */
    option(line: OutlineLine, joins = false) {
      const options = line.fixed?.options
      const part = put(line, 'option', {
        ...(line.marker === 'checkbox' && { isTicked: true }),
        ...(joins && { joins }),
        ...(options && { options }),
        ...(line.fixed?.dropped && { dropped: line.fixed.dropped }),
      })
      item?.options.push(part)
      if (item) {
        item.marked ||= line.marker !== null || line.fixed !== undefined
        item.last = line
      }
    },
    instruction(line: OutlineLine) {
      put(line, 'instruction', { note: 'text_dropped' })
    },
    leaveOut(line: OutlineLine) {
      put(line, line.role === 'section' ? 'heading' : 'left_out', { note: 'text_dropped' })
    },
    /** Places a part of a grid, or leaves a text out. */
    whole(line: OutlineLine) {
      if (!line.fixed) return this.leaveOut(line)
      const { role, options, isFresh, isQuiet, dropped } = line.fixed
      if (role === 'stem' || isFresh || !item) {
        this.close()
        item = { stem: line.text, options: [], marked: false, last: null, inGrid: true, sure: true }
      }
      item.inGrid = true
      item.isAnswered ||= options !== undefined
      put(line, role, {
        ...(options && { options }),
        ...(isFresh && { isFresh }),
        ...(dropped && { dropped }),
        ...((role === 'left_out' || role === 'heading') && !isQuiet && { note: 'text_dropped' as const }),
      })
      hasAny ||= role !== 'left_out' && role !== 'heading'
    },
    close() {
      // A single option without a marker is a heading or remark instead: a choice has at least two options.
      const [remark, ...more] = item && !item.marked ? item.options : []
      if (remark && more.length === 0) {
        remark.role = 'left_out'
        remark.note = 'text_dropped'
      }
      item = null
    },
  }
}
