import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import type { JsonObject } from '../json/json-value.ts'
import { findTurns } from './find-turns.ts'
import type { ListedTurn } from './turn-pairs.ts'

/** "<persona name="Ana">Yes.</persona>": an element that holds only text. */
const ELEMENT = /<([\p{L}_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*>([^<]*)<\/\1\s*>/gu
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Beginnings, ends and comments around the elements. */
const AROUND = /<(?:[?!][^>]*|\/?[\p{L}_][^<>]*)>/gu
/** Elements of HTML, which only say how a text looks. */
const HTML =
  /^(?:p|div|span|br|li|ul|ol|dl|dt|dd|tr|td|th|table|b|i|u|em|strong|h[1-6]|section|blockquote|q|cite|a|v|c)$/i
const FEWEST = 3

/**
 * The turns of a discussion that is a small XML document, an element for each: its only attribute that is no number
 * names who speaks, and without one the element's own name. Null where text stands outside of the elements, where they
 * are those of HTML, or where nobody speaks again.
 */
export function taggedTurns(text: string): ListedTurn[] | null {
  const rows = taggedRows(text)
  const named = rows?.map(({ tag, text: said, ...attributes }) => {
    const names = Object.values(attributes).filter((value) => /\p{L}/u.test(String(value)))
    return { names, speaker: String(names[0] ?? tag), text: String(said), round: null }
  })
  if (rows === null || named === undefined) return null
  const speakers = new Set(named.map(({ speaker }) => speaker))
  const areClear = named.every(({ names }) => names.length < 2) && speakers.size > 1
  return areClear && speakers.size < named.length ? named : findTurns(rows)
}

/** The elements as rows: the element's name, its attributes and its text. */
function taggedRows(text: string): JsonObject[] | null {
  if (!/^\s*</.test(text)) return null
  const elements = [...text.matchAll(ELEMENT)]
  if (elements.length < FEWEST || elements.some(([, tag = '']) => HTML.test(tag))) return null
  const rest = text.replace(ELEMENT, '').replace(AROUND, '')
  if (rest.trim() !== '') return null
  return elements.map(([, tag = '', attributes = '', said = '']) => ({
    tag,
    ...Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [
        name,
        htmlText(one ?? other ?? ''),
      ]),
    ),
    text: htmlText(said).trim(),
  }))
}
