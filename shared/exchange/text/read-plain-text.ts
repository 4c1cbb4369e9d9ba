import type { DraftWriter } from '../draft-writer.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { ToldRoles } from '../source-lines.ts'
import { cleanText } from './clean-text.ts'
import { readOutlineLine } from './outline-line.ts'
import { readOutline } from './read-outline.ts'
import { OWN_FOOTER, readOwnText } from './read-own-text.ts'

/** Reads pasted or plain text: numbered questions, options as bullets, letters or lines. */
export function readPlainText(
  text: string,
  writer: DraftWriter,
  meter: ReadingMeter,
  told?: ToldRoles,
): void {
  meter.add('characters', text.length)
  for (const _end of text.matchAll(/\r\n|\r|\n|\u2028/g)) meter.add('lines')
  if (readOwnText(text, writer, meter, told)) return
  const lines = text.split(/\r\n|\r|\n|\u2028/).map((line) => {
    if (OWN_FOOTER.test(line)) return null
    const inner = cleanText(line)
    return readOutlineLine(line.slice(0, Math.max(0, line.search(/\S/))) + inner)
  })
  readOutline(lines, writer, meter, told)
}
