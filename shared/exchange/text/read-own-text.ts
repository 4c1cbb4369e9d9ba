import type { DraftWriter } from '../draft-writer.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { Told } from '../source-lines.ts'
import { buildDraft } from './build-draft.ts'
import { cleanLine } from './clean-text.ts'
import { type OwnPart, ownSource } from './own-source.ts'

const TITLE = /^(?:Titre|Title) ?:(?: (.*))?$/
const CONTEXT = /^(?:Contexte|Context) ?: (.*)$/
const FIRST_ITEM = /^1\.(?: |$)/
const ITEM = /^(\d+)\.(?: (.*))?$/
const OPTION = /^\s*○(?: (.*))?$/
/** The last line of every text that Sonde writes. */
export const OWN_FOOTER = /^— Sonde · /

/**
 * Reads text exactly as written by `writePlainText` or `writePlainItems`, so that nothing in a stem or an option is
 * taken for a marker. Returns false, without having added anything, if a person has changed its form.
 */
export function readOwnText(text: string, writer: DraftWriter, meter: ReadingMeter, told?: Told): boolean {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  while (lines.at(-1) === '') lines.pop()
  const footer = lines.pop() ?? ''
  if (!OWN_FOOTER.test(footer)) return false
  // The context may have a line "1." too, but no line after the first item starts with this number.
  const start = lines.findLastIndex((line, at) => FIRST_ITEM.test(line) && (at === 0 || lines[at - 1] === ''))
  const head = readHead(lines.slice(0, Math.max(0, start)))
  const items = start === -1 ? null : readItems(lines.slice(start))
  if (!head || !items) return false
  const texts = [...lines, footer].map(cleanLine)
  buildDraft(ownSource(texts, [...head, ...items, null]), writer, meter, told)
  return true
}

function readHead(lines: readonly string[]): (OwnPart | null)[] | null {
  // Items copied without their questionnaire have no head.
  if (lines.length === 0) return []
  const [first = '', second = '', ...rest] = lines
  const title = TITLE.exec(first)
  if (!title) return null
  const parts: (OwnPart | null)[] = [{ role: 'title', text: title[1] ?? '' }]
  const context = CONTEXT.exec(second)
  if (!context)
    return [second, ...rest].every((line) => line === '')
      ? [...parts, ...lines.slice(1).map(() => null)]
      : null
  parts.push({ role: 'context', text: context[1] ?? '' })
  for (const line of rest) parts.push(line === '' ? null : { role: 'context', text: line })
  return parts
}

function readItems(lines: readonly string[]): (OwnPart | null)[] | null {
  const parts: (OwnPart | null)[] = []
  let count = 0
  let isEnded = true
  for (const line of lines) {
    const item = isEnded ? ITEM.exec(line) : null
    const option = isEnded ? null : OPTION.exec(line)
    if (line === '') {
      isEnded = true
      parts.push(null)
    } else if (item && Number(item[1]) === count + 1) {
      parts.push({ role: 'stem', text: item[2] ?? '' })
      count += 1
      isEnded = false
    } else if (option) parts.push({ role: 'option', text: option[1] ?? '' })
    else return null
  }
  return parts
}
