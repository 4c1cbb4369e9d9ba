import { htmlOf } from '../text/html-text.ts'

/** Field of embedded data with the version, which Qualtrics adds to every response; it also tells files of Sonde. */
export const QUALTRICS_VERSION = 'sonde_version'
/** ID of the descriptive text with the context. */
export const QUALTRICS_CONTEXT = 'sonde_context'

/** Stands in Qualtrics for an empty text, which its import may not take for a text at all. */
const EMPTY = '&nbsp;'

/**
 * A text on one line, as HTML, in which Qualtrics shows texts. Brackets in pairs become entities, since they begin and
 * end tags of the file, and so does the sign of piped text, which Qualtrics would replace.
 */
export function advancedText(text: string): string {
  const html = htmlOf(text.replace(/\r\n?/g, '\n').trim())
    .replace(/\[(?=\[)|(?<=\[)\[/g, '&#91;')
    .replace(/\](?=\])|(?<=\])\]/g, '&#93;')
    .replaceAll('${', '&#36;{')
  return html === '' ? EMPTY : html
}

/** The HTML of which `htmlText` gives back the text that `advancedText` was given, with its empty lines. */
export function ownHtml(html: string): string {
  return html.replaceAll('<br />', '\n')
}

/** Words within a tag, which has no HTML and one line: pairs of brackets are set apart. */
export function tagWords(words: string): string {
  const line = words
    .replace(/\s+/g, ' ')
    .replace(/\[(?=\[)/g, '[ ')
    .replace(/\](?=\])/g, '] ')
    .trim()
  return line.endsWith(']') ? `${line} ` : line
}
