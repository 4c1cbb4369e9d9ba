import type { LineRole } from '../source-lines.ts'
import type { Separator } from './proposed-cuts.ts'
import { remarkStart } from './remarks.ts'

/** What is between answers. */
const BETWEEN_ANSWERS: ReadonlySet<Separator> = new Set([
  'box',
  'number',
  'tab',
  'gap',
  'slash',
  'semicolon',
  'comma',
  'dash',
  'cell',
])
const MARKED = /^(?:[☐☑☒□■▢▫◻◽⬜🔲❏❑○◯●🔘⚪⭕•▪‣]|[-–—*]\s|\[[\s_xX]{0,3}\]|\([\s_]{0,12}\)|[a-z][.)]\s)/u
const REMARK = /^(?:\(.*\)|\[.*\])[\s.]*$/s
const ASKS = /[?？]["'”’»)\s]*$/u
/** A number that was printed beside an answer. */
const CODE = /^\d{1,3}$/
const NUMBERED = /^(?:Q\s?)?[([]?\d{1,3}\s?[.)\]]/i

/**
 * What the parts of a line are at first, until the person says otherwise. `separator`: what divides them; null where
 * the person chose the place.
 */
export function partRoles(role: LineRole, parts: readonly string[], separator: Separator | null): LineRole[] {
  const [lead = '', next = ''] = parts
  // Numbered questions on one line; numbers behind a question count its answers.
  const areNumbered = separator === 'number' && NUMBERED.test(lead) && NUMBERED.test(next)
  return parts.map((part, nth) => {
    if (separator === 'number' && CODE.test(part)) return 'left_out'
    if (nth === 0 || (role !== 'stem' && role !== 'stem_more')) return role
    const isLast = nth === parts.length - 1
    if (isLast && isRemark(parts[nth - 1] ?? '', part)) return 'instruction'
    if (MARKED.test(part)) return 'option'
    if (REMARK.test(part)) return 'instruction'
    if (areNumbered || separator === 'blank') return 'stem'
    if (separator && BETWEEN_ANSWERS.has(separator)) return 'option'
    const before = parts[nth - 1] ?? ''
    if (ASKS.test(part) && ASKS.test(before)) return 'stem'
    return separator === null && /[?:]\s*$/.test(before) ? 'option' : 'stem_more'
  })
}

/** Whether a part is a remark to the interviewer behind the question before it. */
const isRemark = (before: string, part: string) => remarkStart(`${before} ${part}`) === before.length + 1
