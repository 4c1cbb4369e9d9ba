import { cellsOfText } from '../json/cells-of-text.ts'
import { areSpeakers, areSpoken, linesOf, type PlainTurn } from './plain-turns.ts'
import { isCounter } from './speaker-column.ts'

/** Signs between the cells of a line; `fewest` cells before the name, where a name alone has a style of its own. */
const SIGNS = [
  { sign: '\t', fewest: 1 },
  { sign: '|', fewest: 1 },
  { sign: ';', fewest: 0 },
] as const
const MOST_BEFORE = 2
/** A number or a time, as it stands in front of a name: "12", "T1", "#3", "09:12:03", "2026-05-06T09:12:00Z". */
const PLACE = /^[[(#]?\s*(?:[TR]\s?)?\d[\d:.,/TZ+\s-]*[\])]?$/

/**
 * The lines of a discussion that are cells ("3;Ana;Yes, often.", "09:12:03 | Ana | Yes, often.") as "Ana: Yes, often.":
 * all lines have numbers or times, the name of one of the few who speak, and what is said. Other lines as they are.
 */
export function withoutCells(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  // "| Ana | Yes, often. |"
  const isDrawn = filled.length > 1 && filled.every((line) => /^\s*\|.*\|\s*$/.test(line))
  const said = isDrawn ? filled.map((line) => line.trim().slice(1, -1)) : filled
  const split = SIGNS.flatMap(({ sign, fewest }) =>
    said.every((line) => line.includes(sign))
      ? [{ rows: said.map((line) => line.split(sign)), fewest, sign }]
      : [],
  )
  const quoted = quotedRows(said)
  const tables = quoted ? [...split, { rows: quoted, fewest: 1, sign: ',' }] : split
  for (const { rows, fewest, sign } of tables) {
    for (let before = isDrawn ? 0 : fewest; before <= MOST_BEFORE; before++) {
      const turns = turnsOf(rows, before, sign)
      if (turns) return linesOf(turns)
    }
  }
  return lines
}

/** Cells between commas, where each line has as many, and what is said stands in quotation marks. */
function quotedRows(lines: readonly string[]): string[][] | null {
  if (!lines.every(endsInQuoted)) return null
  const rows = cellsOfText(lines.join('\n'), ',')
  return rows?.length === lines.length && rows.every((row) => row.length === rows[0]?.length) ? rows : null
}

/** Whether a line ends in a cell that stands in quotation marks, behind a comma. */
function endsInQuoted(line: string): boolean {
  const trimmed = line.trimEnd()
  const opening = /,\s*"/.exec(trimmed)
  return opening !== null && trimmed.endsWith('"') && opening.index + opening[0].length < trimmed.length
}

function turnsOf(rows: readonly string[][], before: number, sign: string): PlainTurn[] | null {
  if (rows.some((row) => row.length < before + 2)) return null
  const places = Array.from({ length: before }, (_, at) => rows.map((row) => (row[at] ?? '').trim()))
  if (!places.every((column) => column.every((cell) => PLACE.test(cell)))) return null
  const speakers = rows.map((row) => (row[before] ?? '').trim())
  const texts = rows.map((row) =>
    row
      .slice(before + 1)
      .join(sign)
      .trim(),
  )
  if (!areSpeakers(speakers) || !areSpoken(texts)) return null
  // Numbers that stay the same over several lines are those of rounds.
  const rounds = places.find(
    (values) => isCounter({ name: '', values }) && new Set(values).size < rows.length,
  )
  return speakers.map((speaker, at) => ({
    ...{ speaker, text: texts[at] ?? '' },
    ...(rounds ? { round: Number(rounds[at]) } : {}),
  }))
}
