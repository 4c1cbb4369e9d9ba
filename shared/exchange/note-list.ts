import type { ImportNote, ImportNoteCode } from './import-result.ts'
import { IMPORT_LIMITS } from './limits.ts'
import { cleanLine } from './text/clean-text.ts'

/** Longest name in the list of what could not be carried over. Characters. */
const LONGEST_NAME = 120

/** Collects what an import has to say, each thing once. */
export interface NoteList {
  /** `item` as in `ImportNote`. */
  push(code: ImportNoteCode, item: number | null, name: string): void
  /** Whether something of that name was said to be left out. */
  hasNamed(name: string): boolean
  all(): ImportNote[]
}

/**
 * Notes on what was left out are named up to a bound for each reason, and counted beyond it: a form with a thousand
 * formulas must not crowd out the questions that it lost.
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

/** A name on one line. Only its beginning is looked at: a file may name its questions by pictures of a megabyte. */
function shorten(name: string): string {
  const line = cleanLine(name.slice(0, LONGEST_NAME * 4))
  const isWhole = name.length <= LONGEST_NAME * 4 && line.length <= LONGEST_NAME
  return isWhole ? line : `${line.slice(0, LONGEST_NAME - 1)}…`
}
