import { cleanText } from '../text/clean-text.ts'
import { BOX_BEHIND, type OutlineLine, readOutlineLine } from '../text/outline-line.ts'
import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'
import { listLines } from './list-lines.ts'
import type { ListStyles } from './read-numbering.ts'
import type { ParagraphStyles } from './read-styles.ts'

/** What is needed of a document's lists and styles to read a paragraph. */
export interface WordStyles {
  lists: ListStyles
  styles: ParagraphStyles
}

/** Parts of a paragraph that are not its text: formatting, tracked deletions, field codes, text boxes tied to it. */
const NO_TEXT: readonly string[] = [
  'pPr',
  'rPr',
  'sdtPr',
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'txbxContent',
]
/** More boxes than one. */
const SEVERAL_BOXES =
  /(?:[☐☑☒□■▢▫◻◽⬜🔲❏❑○◯]|[([][ xX_]{0,3}[)\]]).+(?:[☐☑☒□■▢▫◻◽⬜🔲❏❑○◯]|[([][ xX_]{1,3}[)\]])/u
/** Characters of symbol fonts that forms put before an answer: empty squares and circles. */
const SYMBOLS = /^F0(?:A8|6F|71|72|A1|A6)$/i

/** The lines of a paragraph; none where it is empty. Only a paragraph with a question and its answers has several. */
export function readParagraph(paragraph: XmlElement, styles: WordStyles): OutlineLine[] {
  const text = cleanText(runText(paragraph))
  if (text === '') return []
  const style = attributeOf(childAt(paragraph, 'pPr', 'pStyle'), 'val') ?? ''
  const numbering = childAt(paragraph, 'pPr', 'numPr')
  const level = Number(numbering && (attributeOf(childAt(numbering, 'ilvl'), 'val') ?? 0))
  const list = numbering && styles.lists(attributeOf(childAt(numbering, 'numId'), 'val') ?? '', level)
  const use = styles.styles.roleOf(style)
  if (list && use?.role !== 'section') {
    const read: OutlineLine = { text, marker: list.marker, list: list.name, indent: level * 4, style }
    const bare = text.replace(BOX_BEHIND, '')
    // A typed box behind Word's own bullet. Several on a line divide it later.
    const isBoxed = list.marker === 'bullet' && bare !== text && bare !== '' && !SEVERAL_BOXES.test(text)
    return [isBoxed ? { ...read, text: bare, typed: text, marker: 'checkbox' } : read]
  }
  const plain = { text, marker: null, list: '', indent: 0, style }
  if (use && use.role !== 'section') return [{ ...plain, role: use.role }]
  const [first = '', ...rest] = text.split('\n')
  const isBold = styles.styles.isBold(style)
  const isStrong = isFirstLineBold(paragraph, isBold)
  const under = rest.flatMap((line) => readOutlineLine(line) ?? [])
  const isOver =
    under.length > 0 &&
    (/[?:]$/.test(first) || (isStrong && !isAllBold(paragraph, isBold)) || areListed(first, under))
  const typed = readOutlineLine(isOver ? first : text)
  if (!typed) return []
  if (use && !typed.marker) return [{ ...plain, role: use.role, level: use.level }]
  const marks = { style, ...(use && { level: use.level }), ...(isStrong && { strong: true }) }
  return [{ ...typed, ...marks }, ...(isOver ? under : [])]
}

/** The longest line of a list without marks, in characters. */
const LONGEST_LISTED = 80

/** Whether the lines of a paragraph are a list: below the first one all have the same mark, or all lines are short. */
function areListed(first: string, under: readonly OutlineLine[]): boolean {
  const { marker } = under[0] ?? { marker: null }
  if (marker === 'bullet' && [readOutlineLine(first), ...under].every((line) => line?.marker === marker))
    return true
  if (under.length > 1 && marker !== null && under.every((line) => line.marker === marker)) return true
  const isShort = (text: string) => text.length <= LONGEST_LISTED && /[^\s.,;:?!]$/.test(text)
  return under.length > 1 && isShort(first) && under.every(({ text }) => isShort(text))
}

/** The text boxes that are tied to a paragraph: those before its text, and those behind it. */
export function textBoxesOf(paragraph: XmlElement): { before: XmlElement[]; behind: XmlElement[] } {
  const boxes = { before: [] as XmlElement[], behind: [] as XmlElement[] }
  let hasText = false
  const search = (element: XmlElement) => {
    for (const child of childrenOf(element)) {
      if (child.name === 'txbxContent') boxes[hasText ? 'behind' : 'before'].push(child)
      else if (child.name === 't') hasText ||= runText({ ...element, children: [child] }).trim() !== ''
      else if (!NO_TEXT.includes(child.name)) search(child)
    }
  }
  search(paragraph)
  return boxes
}

/** The text within an element, as written. */
export function runText(element: XmlElement): string {
  return childrenOf(element)
    .map((child) => {
      if (child.name === 't') return child.children.filter((each) => typeof each === 'string').join('')
      if (child.name === 'tab') return '\t'
      if (child.name === 'br' || child.name === 'cr') return '\n'
      if (child.name === 'noBreakHyphen') return '-'
      if (child.name === 'sym') return SYMBOLS.test(attributeOf(child, 'char') ?? '') ? '☐' : ''
      if (child.name === 'fldChar') return formField(child)
      if (child.name === 'r' && isHidden(child)) return ''
      return NO_TEXT.includes(child.name) ? '' : runText(child)
    })
    .join('')
}

/** A field of a form of Word before 2007: a box, or a list to choose from. */
function formField(character: XmlElement): string {
  const list = childAt(character, 'ffData', 'ddList')
  if (list) return listLines(childrenOf(list, 'listEntry').map((entry) => attributeOf(entry, 'val') ?? ''))
  return childAt(character, 'ffData', 'checkBox') ? '☐' : ''
}

function isHidden(run: XmlElement): boolean {
  const hidden = childAt(run, 'rPr', 'vanish')
  return hidden !== undefined && isOn(hidden)
}

/** Whether a property of a text that is there is not switched off. */
const isOn = (property: XmlElement) => !/^(?:0|false|off)$/.test(attributeOf(property, 'val') ?? '')

/** The pieces of text of a paragraph, and whether each is bold. */
function weights(paragraph: XmlElement, bold: boolean): { text: string; bold: boolean }[] {
  return childrenOf(paragraph).flatMap((child) => {
    if (NO_TEXT.includes(child.name)) return []
    if (child.name !== 'r') return weights(child, bold)
    const own = childAt(child, 'rPr', 'b')
    return [{ text: isHidden(child) ? '' : runText(child), bold: own ? isOn(own) : bold }]
  })
}

const hasWords = ({ text }: { text: string }) => /[\p{L}\p{N}]/u.test(text)

function isAllBold(paragraph: XmlElement, bold: boolean): boolean {
  const pieces = weights(paragraph, bold).filter(hasWords)
  return pieces.length > 0 && pieces.every((piece) => piece.bold)
}

function isFirstLineBold(paragraph: XmlElement, bold: boolean): boolean {
  const pieces = weights(paragraph, bold)
  const end = pieces.findIndex(({ text }) => text.includes('\n'))
  const first = (
    end === -1
      ? pieces
      : [
          ...pieces.slice(0, end),
          { ...pieces[end], text: pieces[end]?.text.split('\n')[0] ?? '', bold: pieces[end]?.bold ?? false },
        ]
  ).filter(hasWords)
  return first.length > 0 && first.every((piece) => piece.bold)
}
