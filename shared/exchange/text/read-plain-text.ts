import type { DraftWriter } from '../draft-writer.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { Told } from '../source-lines.ts'
import { cleanText } from './clean-text.ts'
import { withFormOnPaper } from './form-markup.ts'
import { isMarkdown } from './markdown.ts'
import { readOutlineLine } from './outline-line.ts'
import { readMarkdown } from './read-markdown.ts'
import { readOutline } from './read-outline.ts'
import { OWN_FOOTER, readOwnText } from './read-own-text.ts'
import { unwrapped } from './unwrapped.ts'

/** A space as it is written in HTML and in Markdown. */
const SPACE = /&nbsp;/g

/**
 * Reads pasted or plain text: numbered questions, options as bullets, letters or lines. Returns whether Sonde wrote it.
 */
export function readPlainText(text: string, writer: DraftWriter, meter: ReadingMeter, told?: Told): boolean {
  meter.add('characters', text.length)
  for (const _end of text.matchAll(/\r\n|\r|\n|\u2028/g)) meter.add('lines')
  if (readOwnText(text, writer, meter, told)) return true
  const written = withFormOnPaper(text)
    .split(/\r\n|\r|\n|\u2028/)
    .map((line) => {
      if (OWN_FOOTER.test(line)) return ''
      return line.slice(0, Math.max(0, line.search(/\S/))) + cleanText(line.replace(SPACE, ' '))
    })
  const texts = unwrapped(written)
  const lines = isMarkdown(texts) ? readMarkdown(texts, meter) : texts.map(readOutlineLine)
  readOutline(lines, writer, meter, told)
  return false
}
