import fc from 'fast-check'
import { arrangeLines } from '../../../shared/exchange/arrange-lines.ts'
import { moveLines } from '../../../shared/exchange/moved-lines.ts'
import type { SourceLine, Told } from '../../../shared/exchange/source-lines.ts'
import { divideLine, joinLines, wholeText } from '../../../shared/exchange/told-lines.ts'
import { wholeLine } from './told.ts'

/** What a person does to a line of a list. */
interface Deed {
  does: 'divide' | 'join' | 'up' | 'down'
  line: number
  at: number
}

const text = fc
  .array(fc.constantFrom('bor', 'Lin', ' ', '  ', '/', '☐', '1.', '?', '\t', '( )', 'ä', ',', '\n'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(''))

/** The texts of a source. */
export const lineList = fc.array(
  text.filter((each) => each.trim() !== ''),
  { minLength: 1, maxLength: 6 },
)

/** The lines of a source as they are before anything is told. */
export const listOf = (texts: readonly string[]) =>
  texts.map((each, place) => wholeLine(place, { text: each, role: 'stem', item: place + 1, form: 'x' }))

/** Some of these at random places, as often as asked. */
export const deedsOf = (...kinds: Deed['does'][]) =>
  fc.array(fc.record({ does: fc.constantFrom(...kinds), line: fc.nat(9), at: fc.nat(30) }), { maxLength: 8 })

/** What is told after one more deed. */
export function doTo(told: Told, texts: readonly string[], { does, line, at }: Deed): Told {
  const lines = arrangeLines(listOf(texts), told)
  const place = line % lines.length
  if (does === 'join') return joinLines(told, lines, [place])
  if (does === 'up' || does === 'down') return moveLines(told, lines, [place], does === 'up' ? -1 : 1)
  const whole = lines[place] as SourceLine
  return divideLine(told, whole, [at % (wholeText(whole).length + 1)], [])
}

/** What is told, in a form that can be compared. */
export const plainTold = ({ roles, cuts, joined, order, moved, written, added, kept }: Told) => ({
  roles: [...roles].sort(),
  cuts: [...cuts].sort(([a], [b]) => a - b),
  joined: [...joined].sort(),
  order,
  moved: [...moved].sort(),
  written: [...written].sort(),
  added,
  kept: [...kept].sort(),
})
