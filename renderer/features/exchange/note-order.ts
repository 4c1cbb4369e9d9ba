import type { ImportNote, ImportNoteCode } from '../../../shared/exchange/import-result.ts'

/** Minor reasons, each shown as one line with a number, however many there are. */
const MINOR = ['calculated', 'unasked', 'formula', 'text_dropped'] as const
export type MinorCode = (typeof MINOR)[number]

/** The most important reasons, shown first: something is missing in the new survey. */
const FIRST: readonly ImportNoteCode[] = [
  'lost',
  'dropped',
  'switched_off',
  'option_lost',
  'options_lost',
  'cut_questions',
  'cut_options',
  'no_options',
  'options_elsewhere',
]

/** Whether a reason is a minor one, which is shown as one line with a number. */
export function isMinor(code: ImportNoteCode): code is MinorCode {
  return (MINOR as readonly ImportNoteCode[]).includes(code)
}

/** The reasons of the notes without repetition, missing parts first, minor reasons last. */
export function reasonsOf(notes: readonly ImportNote[]): ImportNoteCode[] {
  const codes = [...new Set(notes.map(({ code }) => code))]
  const rank = (code: ImportNoteCode) => {
    if (isMinor(code)) return FIRST.length + 1
    return FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length
  }
  return codes.sort((a, b) => rank(a) - rank(b))
}
