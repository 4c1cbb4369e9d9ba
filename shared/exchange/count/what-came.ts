import type { CountedImport } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { NoteList } from '../note-list.ts'
import type { ReadingMeter } from '../reading-meter.ts'

/** A question as counting finds it in a file, by other code than the reader's. */
export interface CountedQuestion {
  /** What the file calls it. */
  name: string
  /** Its text as written, in each language; empty where the file gives none. */
  texts: readonly string[]
  /** How many answers the file lists for it: the columns of a grid, too. 0 where it lists none. */
  options: number
}

/** An item of the new survey, and what the file calls the question that it was made of. */
export interface ItemOrigin {
  name: string
  stem: string
  options: number
}

/** Signs that two texts are compared by: more tell nothing more, and a stem may have thousands. */
const COMPARED = 200
/** Fewer Latin letters than this tell two questions not apart. */
const FEWEST_LATIN = 6

/**
 * Compares what was counted with what came, and notes each question that neither came nor was told of, and each that came
 * with fewer options than the file has; without `notes` it only counts. It trusts no reader: a question came where an item of its name has its text.
 */
export function tellWhatCame(
  counted: readonly CountedQuestion[],
  items: readonly ItemOrigin[],
  notes: NoteList | null,
  meter: ReadingMeter,
): CountedImport {
  const byName = Map.groupBy(
    items.map((item, index) => ({ ...item, number: index + 1 })),
    ({ name }) => name,
  )
  const taken = new Map<string, number>()
  let came = 0
  for (const { name, texts, options } of counted) {
    meter.step()
    const keys = texts.flatMap(keysOfWritten)
    const same = (byName.get(name) ?? []).filter(
      ({ stem }) => keys.length === 0 || keys.some((key) => isIn(key, stem)),
    )
    // Two questions of one name and one text are two: each needs an item of its own.
    const group = `${name}\n${keys.join('\n')}`
    const before = taken.get(group) ?? 0
    taken.set(group, before + 1)
    if (same.length <= before) {
      if (notes && !isTold([name, ...texts], notes))
        notes.push('lost', null, [name, bare(texts[0] ?? '')].join(' '))
      continue
    }
    came += 1
    const expected = Math.min(options, IMPORT_LIMITS.options)
    for (const item of same) if (item.options < expected) notes?.push('options_lost', item.number, name)
  }
  return { questions: counted.length, came }
}

function isTold(names: readonly string[], notes: NoteList): boolean {
  return names.some((name) => name.trim() !== '' && (notes.hasNamed(name) || notes.hasNamed(bare(name))))
}

/** A text without tags: enough to be shown and found again. */
function bare(text: string): string {
  return text
    .slice(0, COMPARED * 10)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** What is looked for in a stem: the letters of a text alone, so that no reader's way with tags and entities matters. */
function keysOfWritten(text: string): string[] {
  const [bare = ''] = keysOf(withoutMarkup(text))
  // A text of tags alone is none.
  return bare === '' ? [] : [bare, keysOf(text)[0] ?? bare]
}

function isIn(key: string, stem: string): boolean {
  return keysOf(stem).some((each) => each.includes(key))
}

/** Latin letters and digits alone (an `é` may be written `&eacute;`), then all letters: other scripts have no Latin ones. */
function keysOf(text: string): string[] {
  const start = text.slice(0, COMPARED * 4).toLowerCase()
  const latin = start.replace(/[^a-z0-9]/g, '').slice(0, COMPARED)
  const all = start.replace(/[^\p{L}\p{N}]/gu, '').slice(0, COMPARED)
  return latin.length >= FEWEST_LATIN ? [latin, all] : [all]
}

function withoutMarkup(text: string): string {
  return text
    .slice(0, COMPARED * 40)
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#?\w{1,10};/g, '')
}
