import type { CountedOptions } from '../import-result.ts'
import type { NoteList } from '../note-list.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { CountedOption } from './count-options.ts'

/** With more options than this nothing is compared. */
const MOST = 10_000
/** How many letters of two options are compared. */
const COMPARED = 80
/** Options with fewer letters are too common to be looked for within others. */
const SHORT = 3
/** A printed code, before an option or behind it: "(yes) Yes", "Yes (1)". */
const CODE = /^\s*[([][\w-]{1,20}[)\]](?=\s*\S)|[([]\d{1,4}[)\]]\s*$/g
/** Where to go on after an answer, which is no part of it: "Yes — `Skip to question 16`". */
const ROUTE = /\s[—–-]{1,2}\s?\W{0,2}(?:skip|go|jump|passe[rz]|alle[rz]) (?:to|à|au)\s.{1,60}$/
/** The share of the counted options from which on the signs fit how the paper is written. */
const FITTING = 0.6
/** Counted options for each that was made, from which on their number says something. */
const TELLING = 0.8

/**
 * Compares the counted options with those of the new items, and notes each that is missing. An option that became a
 * question is not missing: it stands among the items. Null where the signs do not fit, or tell too little.
 */
export function tellOptionsCame(
  counted: readonly CountedOption[],
  made: readonly string[],
  stems: readonly string[],
  notes: NoteList | null,
  meter: ReadingMeter,
): CountedOptions | null {
  if (counted.length === 0 || counted.length > MOST) return null
  const left = new Map<string, number>()
  for (const text of made) left.set(lettersOf(text), (left.get(lettersOf(text)) ?? 0) + 1)
  // One long text, without ends: an option may have been divided, or joined with the next one.
  const all = made.map(lettersOf).join('')
  const asked = stems.map(lettersOf).join('\n')
  const lost: CountedOption[] = []
  let came = 0
  let others = 0
  // Where several questions have the same options, those of a question that came are its own.
  const isHere = ({ question }: CountedOption) => asked.includes(lettersOf(question))
  const ordered = [...counted.filter(isHere), ...counted.filter((option) => !isHere(option))]
  for (const option of ordered) {
    meter.step()
    const key = lettersOf(option.text)
    const same = left.get(key) ?? 0
    if (same > 0) {
      left.set(key, same - 1)
      came += 1
    } else if (key === '' || (key.length >= SHORT && asked.includes(key))) others += 1
    else if (key.length > SHORT && !left.has(key) && all.includes(key)) came += 1
    else lost.push(option)
  }
  const found = counted.length - others
  if (found === 0 || came < found * FITTING) return null
  for (const { question, text } of lost) notes?.push('option_lost', null, `${question} → ${text}`)
  return lost.length > 0 || found >= made.length * TELLING ? { counted: found, came } : null
}

/** The letters of an option, without its printed code and its route; its digits where there are no letters. */
function lettersOf(text: string): string {
  const bare = text
    .slice(0, COMPARED * 4)
    .toLowerCase()
    .replace(CODE, '')
    .replace(ROUTE, '')
  const letters = bare.replace(/[^\p{L}]/gu, '')
  return (letters.length > 1 ? letters : bare.replace(/[^\p{L}\p{N}]/gu, '')).slice(0, COMPARED)
}
