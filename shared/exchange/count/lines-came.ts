import type { CountedImport } from '../import-result.ts'
import type { NoteList } from '../note-list.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { CountedOption } from './count-options.ts'

/** The lines of a text or a Word document that counting took for questions. */
export interface CountedLines {
  lines: readonly string[]
  /** The lines that it took for response options. */
  options: readonly CountedOption[]
}

/** With more lines that look like questions the text is no questionnaire, or a hostile one. */
const MOST = 3_000
/** How many letters of two texts are compared. */
const COMPARED = 120
/** A question with fewer letters is only looked for at the beginning or the end of a stem. */
const SHORT = 8
/** Counted questions for each item from which on the count says something: else the text is written in another way. */
const TELLING = 0.8
/** The items for each counted question from which on none can be missing by the half. */
const FITTING = 0.7

/**
 * Compares the counted lines of a text with the stems of the imported items. Notes each line that is in none of them.
 * Null where there is nothing to compare, or far less than what was imported.
 */
export function tellLinesCame(
  counted: readonly string[],
  stems: readonly string[],
  notes: NoteList | null,
  meter: ReadingMeter,
): CountedImport | null {
  const all = `\n${stems.map((stem) => lettersOf(stem)).join('\n')}\n`
  const lines = counted.map((text) => ({ text, key: lettersOf(text).slice(0, COMPARED) }))
  const asked = lines.filter(({ key }) => key !== '')
  if (asked.length === 0 || asked.length > MOST) return null
  const from = new Map<string, number>()
  const lost: string[] = []
  let came = 0
  for (const { text, key } of asked) {
    meter.step()
    // Two equal questions need a stem each.
    const at = placeOf(all, key, from.get(key) ?? 0)
    if (at < 0) lost.push(text)
    else {
      from.set(key, all.indexOf('\n', at + 1))
      came += 1
    }
  }
  // As many items as were counted, but most of them others: the signs do not fit how the paper is written.
  if (came < asked.length / 2 && stems.length >= asked.length * FITTING) return null
  for (const text of lost) notes?.push('lost', null, text)
  return asked.length >= stems.length * TELLING ? { questions: asked.length, came } : null
}

/** Where a stem has a question's letters, from a place on; -1 if none does. */
function placeOf(all: string, key: string, from: number): number {
  if (key.length >= SHORT) return all.indexOf(key, from)
  const start = all.indexOf(`\n${key}`, from)
  const end = all.indexOf(`${key}\n`, from)
  return start < 0 ? end : end < 0 ? start : Math.min(start, end)
}

const lettersOf = (text: string) =>
  text
    .slice(0, COMPARED * 20)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
