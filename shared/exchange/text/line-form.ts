import type { OutlineLine } from './outline-line.ts'

/** The longest name of a list that is part of a form, in characters. */
const LONGEST_LIST = 12

/** How a line is written, so that lines which look alike can be told together what they are. */
export function lineForm({ marker, list, indent, strong, text, role, fixed }: OutlineLine): string {
  return [
    marker ?? 'none',
    list.slice(0, LONGEST_LIST),
    Math.min(9, Math.floor(indent / 2)),
    strong ? 'bold' : '',
    fixed ? `table-${fixed.role}` : (role ?? ''),
    text.endsWith('?') ? '?' : '',
  ].join('|')
}
