import { TRANSCRIPT_WORDS } from '../../../../electron/core/exports/transcript-words.ts'
import { createReadingMeter } from '../../../../shared/exchange/reading-meter.ts'
import { parseXml, type XmlElement } from '../../../../shared/exchange/xml/parse-xml.ts'
import { emptyTranscriptNotes } from '../../../../shared/models/transcript-notes.ts'
import type { CodingSource } from '../../../../shared/transcripts/export/coding-source.ts'
import { aCode, aPassage, aTurn } from '../../../support/transcript-parts.ts'

export const WORDS = TRANSCRIPT_WORDS.en.coding

export const TURNS = [
  aTurn(1, 'Who takes the bike?', { speaker: 'Host', moderator: true }),
  aTurn(2, '🚲 every day,\r\nthough it is “too dear” & heavy.'),
  aTurn(3, 'No <never>.', { round: 2, speaker: 'Ben' }),
]
const [, ana, ben] = TURNS as [(typeof TURNS)[0], (typeof TURNS)[0], (typeof TURNS)[0]]

/** A group whose second speaker has another name, with passages in every state. */
export const SOURCE: CodingSource = {
  sessionId: 's',
  title: 'Bikes & buses',
  turns: TURNS,
  notes: {
    ...emptyTranscriptNotes(),
    codes: [
      aCode('dear', {
        name: 'Too "dear"',
        parent: 'price',
        definition: 'Costs <more> than\nit should',
        key: '2',
      }),
      aCode('price', { name: 'Price', colour: 'rust' }),
    ],
    passages: [
      aPassage(ben, '<never>', { codes: ['price'] }),
      aPassage(ana, 'day,\r\nthough', { memo: 'Why\nthough?', important: true }),
      aPassage(ana, 'too dear', { codes: ['dear', 'price', 'gone'] }),
      aPassage(aTurn(9, 'Said before.'), 'Said before', { codes: ['dear'], memo: 'Gone' }),
    ],
    memo: 'A lively group.',
    speakers: { Ana: 'P1' },
  },
  facts: new Map([['Ana', new Map([['Age', '54']])]]),
  origin: { heads: ['group', 'source'], cells: ['Bikes & buses', 'synthetic'] },
}

/** Reads XML with the parser of imports, which refuses what is not well-formed. */
export function readXml(text: string): XmlElement {
  return parseXml(text, createReadingMeter({}))
}

/** The text directly in an element. */
export function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? []).filter((child) => typeof child === 'string').join('')
}
