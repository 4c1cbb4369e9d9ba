import type { TranscriptCode } from '../../models/transcript-notes.ts'
import type { GuidOf } from './coding-source.ts'
import { xmlElement, xmlText } from './xml-element.ts'

/** The colours of codes for other programs, as the page shows them in the light theme. */
export const CODE_COLOURS: Readonly<Record<TranscriptCode['colour'], string>> = {
  ...{ teal: '#0c5a61', blue: '#2f5fa8', plum: '#7b3f8f', rose: '#a83a63' },
  ...{ rust: '#a04a20', olive: '#5d6a14', brown: '#6f5836', slate: '#51606e' },
}

/** The identifier of a code in a file. */
export function codeGuid(guidOf: GuidOf, id: string): string {
  return guidOf(`code/${id}`)
}

/** The codes as nested elements of REFI-QDA, the same in a codebook and in a project. */
export function codeElements(codes: readonly TranscriptCode[], guidOf: GuidOf): string {
  const known = new Set(codes.map(({ id }) => id))
  const written = new Set<string>()
  const write = (code: TranscriptCode): string => {
    if (written.has(code.id)) return ''
    written.add(code.id)
    const { id, name, colour, definition } = code
    const under = codes.filter(({ parent }) => parent === id)
    return xmlElement(
      'Code',
      { guid: codeGuid(guidOf, id), name, isCodable: true, color: CODE_COLOURS[colour] },
      [xmlText('Description', definition), ...under.map(write)],
    )
  }
  const tops = codes.filter(({ parent }) => parent === null || !known.has(parent))
  // What is left is under itself in a circle, and stands at the top.
  return [...tops, ...codes].map(write).join('')
}
