import { escapeXml, XML_HEAD } from '../../exchange/xml/escape-xml.ts'
import type { TranscriptCode } from '../../models/transcript-notes.ts'
import { codeElements } from './code-elements.ts'
import type { GuidOf } from './coding-source.ts'
import { xmlElement } from './xml-element.ts'

/** The program that a file of REFI-QDA names as its origin. */
export const ORIGIN = 'Sonde'

/**
 * A codebook in the exchange format REFI-QDA (`.qdc`). The format has no place for a notice, so it stands in a comment
 * in front. There must be at least one code.
 */
export function writeQdc(
  codes: readonly TranscriptCode[],
  notices: readonly string[],
  guidOf: GuidOf,
): string {
  const notice = escapeXml(notices.join(' ')).replace(/-{2,}/g, '–').replace(/-$/, '–')
  const book = xmlElement('CodeBook', { xmlns: 'urn:QDA-XML:codebook:1.0', origin: ORIGIN }, [
    xmlElement('Codes', {}, [codeElements(codes, guidOf)]),
  ])
  return `${XML_HEAD}<!-- ${notice} -->\n${book}\n`
}
