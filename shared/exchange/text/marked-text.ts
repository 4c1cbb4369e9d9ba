import { htmlOf, htmlText } from './html-text.ts'

/** Markdown characters that are escaped by a backslash. */
const ESCAPED = /\\([\\*_#[\]`])/g
/** Escaped characters are replaced by private-use characters while markup is removed. */
const KEPT = ['\\', '*', '_', '#', '[', ']', '`']
const FIRST_KEPT = 0xe000

/** Emphasised words: the marks have a space, a line end or punctuation outside, and no space inside. */
const EMPHASIS =
  /(^|[\s([{"'«“‘>/-])(\*\*\*|\*\*|\*|___|__|_)(?=[^\s*_])([^\n]{0,2000}?[^\s*_])\2(?=$|[\s.,;:!?)\]}"'»”’<>/-])/gm

/**
 * A text without the HTML and Markdown of XLSForm labels: emphasis, headings and links are removed, their words kept. A
 * character that is no markup stays: "2 * 3", "snake_case".
 */
export function markedText(text: string): string {
  if (!/[<&*_#\\[]/.test(text)) return text
  const apart = text.replace(ESCAPED, (_whole, sign: string) =>
    String.fromCharCode(FIRST_KEPT + KEPT.indexOf(sign)),
  )
  const bare = htmlText(apart)
    .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, '')
    .replace(/!?\[([^[\]\n]{1,500})\]\((?:https?:|mailto:|jr:)[^()\s]{0,500}\)/g, '$1')
  return withoutEmphasis(bare).replace(
    /[\ue000-\ue006]/g,
    (sign) => KEPT[sign.charCodeAt(0) - FIRST_KEPT] ?? sign,
  )
}

/** Double asterisks are markup wherever they are paired, since people also write them with spaces inside. */
const STARS = /\*\*([^*]{1,1000})\*\*/g

/** Removes emphasis, twice because one mark may be inside another. */
function withoutEmphasis(text: string): string {
  const once = text.replace(STARS, '$1').replace(EMPHASIS, '$1$3')
  return once === text ? text : once.replace(EMPHASIS, '$1$3')
}

/** Escapes a text, where needed, so that `markedText` gives it back. */
export function marksOf(text: string): string {
  if (markedText(text) === text) return text
  return htmlOf(text.replace(/[\\*_#[\]`]/g, (sign) => `\\${sign}`)).replaceAll('<br />', '\n')
}
