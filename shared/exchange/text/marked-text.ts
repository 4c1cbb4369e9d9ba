import { htmlOf, htmlText } from './html-text.ts'

/** Signs that Markdown gives a meaning to, after a backslash: they stand for themselves. */
const ESCAPED = /\\([\\*_#[\]`])/g
/** They are kept apart as signs that no text has while the marks are taken off. */
const KEPT = ['\\', '*', '_', '#', '[', ']', '`']
const FIRST_KEPT = 0xe000

/** Words between marks: a blank, a line's end or a sign of punctuation stands outside, none inside. */
const EMPHASIS =
  /(^|[\s([{"'«“‘>/-])(\*\*\*|\*\*|\*|___|__|_)(?=[^\s*_])([^\n]{0,2000}?[^\s*_])\2(?=$|[\s.,;:!?)\]}"'»”’<>/-])/gm

/**
 * A text without the marks of HTML and Markdown, as forms that take both write them (XLSForm): emphasis, headings and links
 * go, their words stay. A sign that marks nothing stays as it is: "2 * 3", "snake_case".
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

/** Double stars are marks wherever they come in pairs, as people also write them with a blank inside. */
const STARS = /\*\*([^*]{1,1000})\*\*/g

/** One mark may stand within another. */
function withoutEmphasis(text: string): string {
  const once = text.replace(STARS, '$1').replace(EMPHASIS, '$1$3')
  return once === text ? text : once.replace(EMPHASIS, '$1$3')
}

/** A text that `markedText` gives back: where it would take marks off, they are written out. */
export function marksOf(text: string): string {
  if (markedText(text) === text) return text
  return htmlOf(text.replace(/[\\*_#[\]`]/g, (sign) => `\\${sign}`)).replaceAll('<br />', '\n')
}
