import type { DraftWriter } from '../draft-writer.ts'

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
export function readOwnText(text: string, writer: DraftWriter): boolean {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  while (lines.at(-1) === '') lines.pop()
  if (!OWN_FOOTER.test(lines.pop() ?? '')) return false
  // The context may have a line "1." too, but no line after the first item starts with this number.
  const start = lines.findLastIndex((line, at) => FIRST_ITEM.test(line) && (at === 0 || lines[at - 1] === ''))
  const head = readHead(lines.slice(0, Math.max(0, start)))
  const items = start === -1 ? null : readItems(lines.slice(start))
  if (!head || !items) return false
  writer.title(head.title)
  writer.context(head.context)
  for (const { stem, options } of items) writer.add(options.length > 0 ? { stem, options } : { stem })
  return true
}

function readHead(lines: readonly string[]): { title: string; context: string } | null {
  // Items copied without their questionnaire have no head.
  if (lines.length === 0) return { title: '', context: '' }
  const [first = '', second = '', ...rest] = lines
  const title = TITLE.exec(first)
  if (!title) return null
  const context = CONTEXT.exec(second)
  if (!context)
    return [second, ...rest].every((line) => line === '') ? { title: title[1] ?? '', context: '' } : null
  return { title: title[1] ?? '', context: [context[1], ...rest].join('\n') }
}

function readItems(lines: readonly string[]): { stem: string; options: string[] }[] | null {
  const items: { stem: string; options: string[] }[] = []
  let isEnded = true
  for (const line of lines) {
    const item = isEnded ? ITEM.exec(line) : null
    const option = isEnded ? null : OPTION.exec(line)
    if (line === '') isEnded = true
    else if (item && Number(item[1]) === items.length + 1) {
      items.push({ stem: item[2] ?? '', options: [] })
      isEnded = false
    } else if (option) items.at(-1)?.options.push(option[1] ?? '')
    else return null
  }
  return items
}
