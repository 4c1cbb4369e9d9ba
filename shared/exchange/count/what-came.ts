import type { CountedImport } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { NoteList } from '../note-list.ts'
import type { ReadingMeter } from '../reading-meter.ts'

/** A question of a file, found by counting code that is independent of the reader. */
export interface CountedQuestion {
  /** Its name in the file. */
  name: string
  /** Its text as written, in each language; empty where the file gives none. */
  texts: readonly string[]
  /** How many answers the file lists for it: the columns of a grid, too. 0 where it lists none. */
  options: number
}

/** An item of the new survey, with the name in the file of the question from which it was made. */
export interface ItemOrigin {
  name: string
  stem: string
  options: number
}

/** How many characters of two texts are compared: enough to distinguish stems, which may have thousands. */
const COMPARED = 200
/** With fewer Latin letters two questions cannot be distinguished by these alone. */
const FEWEST_LATIN = 6

/**
 * Compares the counted questions with the imported items. Notes each question that was neither imported nor mentioned
 * in a note, and each item with fewer options than the file lists; without `notes` it only counts. It does not rely on
 * the reader: a question counts as imported if an item of its name contains its text.
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
    // Two questions with equal names and texts need an item each.
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

/** The beginning of a text without tags, to be shown in a note and compared with others. */
function bare(text: string): string {
  return text
    .slice(0, COMPARED * 10)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** The address of a link in Markdown. */
const LINK = /\]\((?:https?:|mailto:|jr:)[^\s()]{0,500}\)/g

/**
 * The keys of a text to look for in a stem: only its letters, so that it does not matter how a reader treats markup.
 */
function keysOfWritten(text: string): string[] {
  const plain = withoutMarkup(text)
  // A text that consists of tags alone has no keys.
  if (keysOf(plain)[0] === '') return []
  // Some readers leave out the address of a link.
  return [plain, plain.replace(LINK, ']'), text].flatMap((each) => keysOf(each)[0] ?? [])
}

function isIn(key: string, stem: string): boolean {
  return keysOf(stem).some((each) => each.includes(key))
}

/** First only Latin letters and digits (since `é` may be written `&eacute;`), then all letters, for other scripts. */
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
