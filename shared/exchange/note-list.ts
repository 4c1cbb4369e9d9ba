import type { ImportNote, ImportNoteCode } from './import-result.ts'
import { IMPORT_LIMITS } from './limits.ts'
import { cleanLine } from './text/clean-text.ts'

/** The longest name in a note, in characters. */
const LONGEST_NAME = 120

/** Collects the notes of an import, without repeats. */
export interface NoteList {
  /** `item` as in `ImportNote`. */
  push(code: ImportNoteCode, item: number | null, name: string): void
  /** Whether a note says that something of that name was left out. */
  hasNamed(name: string): boolean
  all(): ImportNote[]
}

/**
 * Makes a list in which notes on things left out are limited for each reason, and further ones only counted: a form
 * with a thousand formulas must not hide the questions that were lost.
 */
export function createNoteList(): NoteList {
  const notes: ImportNote[] = []
  const noted = new Set<string>()
  const leftOut = new Map<ImportNoteCode, { named: number; last: ImportNote }>()
  const names = new Set<string>()

  function named(said: ImportNote): void {
    const same = leftOut.get(said.code)
    if (same && same.named >= IMPORT_LIMITS.notesNamed) {
      same.last.more = (same.last.more ?? 0) + 1
      return
    }
    leftOut.set(said.code, { named: (same?.named ?? 0) + 1, last: said })
    notes.push(said)
  }

  return {
    push(code, item, name) {
      const said: ImportNote = { code, item, name: shorten(name) }
      const key = JSON.stringify(said)
      if (noted.has(key)) return
      noted.add(key)
      if (item !== null) notes.push(said)
      else {
        names.add(said.name)
        named(said)
      }
    },
    hasNamed: (name) => names.has(shorten(name)),
    all: () => notes,
  }
}

/** A name on one line. Only its beginning is read, since the text of a question may have an embedded picture. */
function shorten(name: string): string {
  const line = cleanLine(name.slice(0, LONGEST_NAME * 4))
  const isWhole = name.length <= LONGEST_NAME * 4 && line.length <= LONGEST_NAME
  return isWhole ? line : `${line.slice(0, LONGEST_NAME - 1)}…`
}
