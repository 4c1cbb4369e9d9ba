import type { ImportNote, ImportNoteCode } from '../../../shared/exchange/import-result.ts'

/** What is of little weight: one line with a number, however many there are. */
const MINOR = ['calculated', 'unasked', 'formula', 'text_dropped'] as const
export type MinorCode = (typeof MINOR)[number]

/** What a person must see first: it is missing in the new survey. */
const FIRST: readonly ImportNoteCode[] = [
  'lost',
  'dropped',
  'switched_off',
  'options_lost',
  'cut_questions',
  'cut_options',
  'no_options',
  'options_elsewhere',
]

export function isMinor(code: ImportNoteCode): code is MinorCode {
  return (MINOR as readonly ImportNoteCode[]).includes(code)
}

/** The reasons that the notes give, each once: what is missing first, what weighs little last. */
export function reasonsOf(notes: readonly ImportNote[]): ImportNoteCode[] {
  const codes = [...new Set(notes.map(({ code }) => code))]
  const rank = (code: ImportNoteCode) => {
    if (isMinor(code)) return FIRST.length + 1
    return FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length
  }
  return codes.sort((a, b) => rank(a) - rank(b))
}
