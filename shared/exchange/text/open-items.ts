import { isFurther, namesOther } from './further-questions.ts'
import { isRoute } from './instruction.ts'
import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'

/** An item whose lines are being placed. */
export interface OpenItem {
  /** Its first line. */
  first: OutlineLine
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

/** Places the lines of items, of which one is open at a time. */
export function createItems(place: (part: PlacedPart) => void) {
  let item: OpenItem | null = null
  let hasAny = false
  const put = (
    { at = 0, text, isExact, hasBlank }: OutlineLine,
    role: PlacedPart['role'],
    more: Partial<PlacedPart> = {},
  ) => {
    const part: PlacedPart = {
      at,
      role,
      text,
      ...(isExact && { isExact }),
      ...(hasBlank && { hasBlank }),
      ...more,
    }
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
      item = { first: line, stem: line.text, options: [], marked: false, last: null, inGrid: false, sure }
    },
    /** Places a line to fill in before the first question, such as a name: what is after it is no part of it. */
    field(line: OutlineLine) {
      put(line, 'stem')
      item = null
    },
    more(line: OutlineLine) {
      put(line, 'stem_more')
      if (item) item.stem = line.text
    },
    /** `joins`: it is a further line of the answer above it. */
    option(line: OutlineLine, joins = false) {
      if (item && !joins && namesOther(line, item.options)) return this.instruction(line)
      if (item && !joins && isFurther(line, item.options)) {
        if (isRoute(line.text)) this.instruction(line)
        else {
          this.close()
          this.open(line, true)
        }
        return
      }
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
      const { role, options, isFresh, isQuiet, dropped, shared } = line.fixed
      if (role === 'instruction') {
        this.close()
        put(line, role, { ...(shared && { shared }), ...(!isQuiet && { note: 'text_dropped' as const }) })
        return
      }
      const isOut = role === 'left_out' || role === 'heading'
      if (role === 'stem' || isFresh || !(item || isOut)) {
        this.close()
        item = {
          first: line,
          stem: line.text,
          options: [],
          marked: false,
          last: null,
          inGrid: true,
          sure: true,
        }
      }
      if (item) {
        item.inGrid = true
        item.isAnswered ||= options !== undefined
      }
      put(line, role, {
        ...(options && { options }),
        ...(isFresh && { isFresh }),
        ...(dropped && { dropped }),
        ...(isOut && !isQuiet && { note: 'text_dropped' as const }),
      })
      hasAny ||= !isOut
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
