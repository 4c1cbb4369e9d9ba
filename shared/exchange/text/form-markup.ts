import { htmlText } from './html-text.ts'

/** What only a form has, and a text about forms hardly: an input, its label or an entry of its list. */
const FIELD = /<(?:input|label|option|textarea|select|legend)\s[^<>]*=|<\/(?:label|option|select|legend)>/gi
/** From this many of them on a text is a form. */
const ENOUGH = 4
/** Parts of a page that nobody reads. */
const UNREAD = /<!--[\s\S]*?(?:-->|$)|<(script|style|button|head|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi
/** Tags that begin or end a line. */
const BLOCK =
  /^(?:p|div|li|ul|ol|h[1-6]|tr|table|section|form|fieldset|legend|label|select|option|br|article|main|header|footer)$/
/** Inputs that a person fills in with the keyboard or a picker. */
const WRITTEN = /^(?:text|email|tel|url|number|date|time|month|week|search|password|range|datetime-local)$/

/** Whether a text has a form in HTML. */
function isForm(text: string): boolean {
  if (!text.includes('<')) return false
  let found = 0
  for (const _field of text.matchAll(FIELD)) {
    found += 1
    if (found >= ENOUGH) return true
  }
  return false
}

/**
 * A text in which a form in HTML is written as on paper: a line for each field, a box or circle before each answer, and
 * a line to write on behind the label of a field. Any other text is given back as it is.
 */
export function withFormOnPaper(text: string): string {
  if (!isForm(text)) return text
  const html = text.replace(UNREAD, '')
  const page = { lines: [] as string[], line: '', mark: '' }
  const end = () => {
    const bare = htmlText(page.line).replace(/\s+/g, ' ').trim()
    if (bare !== '') {
      page.lines.push(page.mark + bare)
      page.mark = ''
    }
    page.line = ''
  }
  const say = (words: string) => {
    const [first = '', ...more] = words.split('\n')
    page.line += first
    for (const line of more) {
      end()
      page.line = line
    }
  }
  /** Whether the entry of a list only says to choose one. */
  let isPrompt = false
  let at = 0
  for (const { 0: tag, 1: close, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (!isPrompt) say(html.slice(at, index))
    at = index + tag.length
    const kind = name.toLowerCase()
    if (kind === 'input') openField(attributes, page, end)
    else if (kind === 'textarea' && !close) page.lines.push(...writingLine(page, end))
    else if (BLOCK.test(kind)) {
      // The text of a box stands in its label, which may begin behind the box.
      if (page.mark === '' || page.line.trim() !== '' || close) end()
      isPrompt = kind === 'option' && !close && /\bvalue\s*=\s*(?:""|'')|\bdisabled\b/i.test(attributes)
      if (kind === 'option' && !close && !isPrompt) page.mark = '( ) '
      if (!close && /^(?:h[1-6]|legend)$/.test(kind)) page.mark = `\n${kind === 'h1' ? '#' : '##'} `
      if (!close && kind === 'p') page.lines.push('')
    }
  }
  say(html.slice(at))
  end()
  return page.lines.join('\n')
}

/** Begins the answer of a box or circle, or leaves a line to write on. */
function openField(
  attributes: string,
  page: { lines: string[]; line: string; mark: string },
  end: () => void,
) {
  const type = /\btype\s*=\s*["']?([\w-]+)/i.exec(attributes)?.[1]?.toLowerCase() ?? 'text'
  if (type === 'radio' || type === 'checkbox') {
    end()
    page.mark = type === 'radio' ? '( ) ' : '☐ '
  } else if (WRITTEN.test(type)) page.lines.push(...writingLine(page, end))
}

const OTHER = /^(?:others?|autres?)(?!\p{L})/iu
const BOXED = /^(?:☐|\( \)) /

/** A line to write on, for the label above it. */
function writingLine(page: { lines: string[] }, end: () => void): string[] {
  end()
  const label = page.lines.at(-1) ?? ''
  const above = page.lines.at(-2) ?? ''
  // Where a person may write another answer than those listed.
  if (OTHER.test(label) && BOXED.test(above)) return [`${BOXED.exec(above)?.[0]}${page.lines.pop()} ____`]
  if (label === '' || label.startsWith('☐') || label.startsWith('(')) return []
  page.lines.pop()
  return ['', `${label} ____`, '']
}
