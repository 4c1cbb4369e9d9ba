import type { DraftWriter } from '../draft-writer.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { LineRole, Told } from '../source-lines.ts'
import { buildDraft } from '../text/build-draft.ts'
import { cleanText } from '../text/clean-text.ts'
import { type OwnPart, ownSource } from '../text/own-source.ts'
import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'
import { runText } from './read-paragraph.ts'

/** What the paragraph styles of Sonde's documents are for (`write-docx.ts`). */
const ROLES: ReadonlyMap<string, LineRole> = new Map([
  ['Title', 'title'],
  ['Subtitle', 'context'],
  ['Question', 'stem'],
  ['ResponseOption', 'option'],
])
/** The line to write on below an open question. */
const WRITING_LINE = /^_*$/

/**
 * Reads a document exactly as written by `writeDocx`, by its styles, so that nothing in a stem or an option is taken
 * for a mark. Returns false, without having added anything, if a person has changed its form.
 */
export function readOwnDocx(
  bodies: readonly XmlElement[],
  writer: DraftWriter,
  meter: ReadingMeter,
  told?: Told,
): boolean {
  const lines: string[] = []
  const parts: (OwnPart | null)[] = []
  let stems = 0
  for (const element of bodies.flatMap((body) => childrenOf(body))) {
    meter.step()
    const text = cleanText(runText(element))
    const role = element.name === 'p' ? roleOf(element) : undefined
    if (role === undefined && !WRITING_LINE.test(text)) return false
    if (role === 'option' && stems === 0) return false
    if (role === 'stem') stems += 1
    meter.add('lines')
    meter.add('characters', text.length)
    // A question without words still has its number in Word.
    lines.push(role === 'stem' && text === '' ? `${stems}.` : text)
    parts.push(role ? { role, text } : null)
  }
  if (stems === 0) return false
  buildDraft(ownSource(lines, parts), writer, meter, told)
  return true
}

function roleOf(paragraph: XmlElement): LineRole | undefined {
  return ROLES.get(attributeOf(childAt(paragraph, 'pPr', 'pStyle'), 'val') ?? '')
}
