/** A line of a text or a Word document, as the counting code sees it. */
export interface SourceRow {
  text: string
  /** The name of Word's list that it belongs to, with its level; empty where it is in none. */
  list: string
  /** The cells of a row of a table; null for a line that is no row. */
  cells: readonly string[] | null
  /** Whether it is a paragraph within a table. */
  inTable: boolean
}

const lineOf = (text: string): SourceRow => ({ text: text.trim(), list: '', cells: null, inTable: false })

/** The lines of a text that are not empty; rows of Markdown's tables as such, and no programs or comments. */
export function rowsOfText(text: string): SourceRow[] {
  const rows: SourceRow[] = []
  let isCode = false
  let isComment = false
  for (const line of text.split(/\r\n|\r|\n|\u2028/)) {
    const bare = line.trim()
    if (/^(?:```|~~~)/.test(bare)) {
      isCode = !isCode
      continue
    }
    if (bare.startsWith('<!--')) isComment = true
    if (!isCode && !isComment && bare !== '') {
      const plain = lineOf(
        bare
          .replace(/&nbsp;|<\/?[a-zA-Z][^<>]{0,300}>/g, ' ')
          .replace(/!\[[^[\]]{0,200}\]\([^()]{0,300}\)/g, ''),
      )
      if (!bare.startsWith('|')) rows.push(plain)
      else if (!/^[\s|:-]+$/.test(bare))
        rows.push({
          ...plain,
          cells: bare
            .replace(/^\||\|$/g, '')
            .replace(/<br\s?\/?>/g, ' ')
            .split('|'),
        })
    }
    if (bare.includes('-->')) isComment = false
  }
  return rows
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** What Word does not show: tracked deletions, and what older programs show in place of a drawing. */
const NOT_SHOWN = ['del', 'moveFrom', 'Fallback']
/** A tag of a Word document that matters here, with the text behind it. */
const TAG =
  /<(\/?)(?:\w{1,10}:)?(p|t|tr|tc|tab|br|cr|sym|checkBox|numId|ilvl|del|moveFrom|Fallback)(?=[\s/>])([^<>]*)>([^<]*)/g

/** The paragraphs and table rows of a Word document that are not empty, from its tags in their order. */
export function rowsOfWord(xml: string): SourceRow[] {
  const rows: SourceRow[] = []
  let paragraph = ''
  let list = ''
  let level = ''
  let cells: string[] | null = null
  let deleted = 0
  for (const [, close, name, attributes = '', after = ''] of xml.matchAll(TAG)) {
    const isEmpty = attributes.endsWith('/')
    const value = /val="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (NOT_SHOWN.includes(name ?? '') && !isEmpty) deleted = Math.max(0, deleted + (close ? -1 : 1))
    else if (name === 'ilvl') level = value
    else if (name === 'numId') list = `list ${value}`
    else if (name === 't' && !close && !isEmpty && deleted === 0) paragraph += decoded(after)
    else if (name === 'tab') paragraph += '\t'
    else if (name === 'checkBox' && !close) paragraph += '☐'
    else if (name === 'sym') paragraph += /F0(?:A8|6F|71|72|A1|A6)/i.test(attributes) ? '☐' : ''
    else if (name === 'tr') {
      if (!close) cells = []
      else {
        if (cells?.some((text) => text.trim() !== ''))
          rows.push({ text: cells.join(' ').trim(), list: '', cells, inTable: true })
        cells = null
      }
    } else if (name === 'tc' && !close) cells?.push('')
    else if ((name === 'br' || name === 'cr' || (name === 'p' && close)) && deleted === 0) {
      const text = paragraph.trim()
      if (text !== '')
        rows.push({ text, list: list && `${list}.${level}`, cells: null, inTable: cells !== null })
      if (cells && cells.length > 0) cells[cells.length - 1] = `${cells.at(-1)} ${text}`
      paragraph = ''
      if (name === 'p') {
        list = ''
        level = ''
      }
    }
  }
  return rows
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, number, name) => {
    if (name) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole
    const code = hex ? Number.parseInt(hex, 16) : Number(number)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
