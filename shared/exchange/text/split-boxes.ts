import type { ReadingMeter } from '../reading-meter.ts'
import { withEnds } from './number-scale.ts'
import type { OutlineLine } from './outline-line.ts'
import { withoutRoute } from './routes.ts'

/** A box to tick or a circle to fill, also a typed one, and what a box of the font Wingdings becomes in another. */
const BOX = /[☐☑☒□■▢◻⬜🔲○◯🔘⚪]|(?<=\s)¨(?=\s)|\[[\s_]{0,3}\]|\([\s_]{1,12}\)/gu
/** The box behind an answer: "Yes ( )". */
export const TRAILING_BOX = new RegExp(`(?:${BOX.source})\\s*$`, 'u')
/** A point of a scale, perhaps after a sign such as a star. */
const POINT = /^\P{L}{0,3}\d{1,2}$/u

/**
 * Splits lines with several tick boxes into one line for each: printed questionnaires often have short options side by
 * side, each with its box before or after it, sometimes after the question on the same line.
 */
export function splitBoxes(
  lines: readonly (OutlineLine | null)[],
  meter: ReadingMeter,
): (OutlineLine | null)[] {
  return withBoxesBehind(lines).flatMap((line) =>
    line && !line.fixed && (!line.role || line.role === 'stem')
      ? splitLine(withCircles(line), meter)
      : [line],
  )
}

/** A letter that stands for a circle before each of several answers: "O Yes   O No". */
const CIRCLES = /^[oO]\s\S.{0,60}(?:\s{2,}|\t)[oO]\s\S/
const withCircles = (line: OutlineLine): OutlineLine =>
  CIRCLES.test(line.typed ?? line.text)
    ? {
        ...line,
        typed: line.typed ?? line.text,
        text: (line.typed ?? line.text).replace(/(?<=^|\s{2}|\t)[oO](?=\s\S)/g, '○'),
      }
    : line

/** An answer with its box behind it, perhaps with a remark: "Yes [ ]", "No ☐ (why: ____)". */
const BEHIND =
  /^([^☐☑☒□■▢◻⬜🔲○◯🔘⚪[\]()?:]{1,60}?)[\s.…_]*(?:[☐☑☒□■▢◻⬜🔲○◯🔘⚪]|\[[\s_]{0,3}\]|\([\s_]{1,6}\))\s*(\([^()[\]]{2,80}\))?$/u

/** Takes lines for answers that have their boxes behind them, where several stand one below the other. */
function withBoxesBehind(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const found = lines.map((line) =>
    line && !line.fixed && !line.role && line.marker !== 'checkbox' && !line.isAnswer
      ? BEHIND.exec(line.text)
      : null,
  )
  return lines.map((line, at) => {
    const answer = found[at]
    if (!line || !answer || !(found[at - 1] || found[at + 1]) || !/\p{L}|\d/u.test(answer[1] ?? ''))
      return line
    const text = [answer[1]?.trim(), answer[2]].filter(Boolean).join(' ')
    return { ...line, typed: line.typed ?? line.text, text, marker: 'checkbox', list: '' }
  })
}

/** Parts without the comma or semicolon between them, where one is behind each of several but the last. */
function withoutCommas(parts: readonly string[]): string[] {
  const divided = parts.slice(1, -1)
  return divided.length > 0 && divided.every((part) => /[,;]$/.test(part))
    ? parts.map((part, at) => (at > 0 ? part.replace(/\s*[,;]$/, '') : part))
    : [...parts]
}

function splitLine(line: OutlineLine, meter: ReadingMeter): OutlineLine[] {
  for (const _box of line.text.matchAll(BOX)) meter.add('lines')
  const isOption = line.marker === 'checkbox' || (line.marker === 'bullet' && line.typed?.search(BOX) === 0)
  const parts = withoutCommas(line.text.split(BOX).map((part) => part.trim()))
  const boxes = parts.length - 1 + (isOption ? 1 : 0)
  if (boxes < 2) return [line]
  const option = (text: string): OutlineLine => ({
    ...line,
    text,
    marker: 'checkbox',
    list: '',
    isAnswer: true,
  })
  const isScale = parts.at(-1) === '' && parts.slice(0, -1).every((part) => POINT.test(part))
  const isBetween =
    boxes > 2 && parts.at(0) !== '' && parts.at(-1) !== '' && parts.slice(1, -1).every((part) => part === '')
  // Circles between two words are the points of a scale, of which only the ends are named.
  if (isBetween && !isOption && !/[?:]$/.test(parts[0] ?? ''))
    return withEnds(
      Array.from({ length: boxes }, (_, at) => String(at + 1)),
      parts[0] ?? '',
      parts.at(-1) ?? '',
    ).map(option)
  if (isScale) return parts.slice(0, -1).map((part) => option(part.replace(/^\D+/, '')))
  if (isOption) return parts.filter(Boolean).map(option)
  const [first = '', ...behindFirst] = parts
  // Behind the last box there may be only where to go on from its answer.
  const isRouted =
    /^[([→=-]/.test(behindFirst.at(-1) ?? '') && withoutRoute(`x ${behindFirst.at(-1)}`) === 'x'
  const rest = isRouted ? behindFirst.with(-1, '') : behindFirst
  // If boxes follow their options, the first option is in the text before the first box, after the question.
  const behind = rest.at(-1) === '' ? /^(.*[?:])\s+(.+)$/s.exec(first) : null
  const [stem, own] = behind ? [behind[1] ?? '', [behind[2] ?? '']] : [first, []]
  const options = [...own, ...rest].filter(Boolean).map(option)
  // A sign alone before the boxes, such as a star, is only an ornament.
  return /[\p{L}\p{N}]/u.test(stem) || stem === '' ? [{ ...line, text: stem }, ...options] : options
}
