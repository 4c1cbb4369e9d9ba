import type { ReadingMeter } from '../../exchange/reading-meter.ts'
import { cleanLine, cleanText } from '../../exchange/text/clean-text.ts'
import { foldTag } from '../../models/tag.ts'
import { LONGEST_CODE, LONGEST_NOTE, type TranscriptCode } from '../../models/transcript-notes.ts'
import { cutText } from '../../text/cut-text.ts'
import { CodebookRefusal } from './codebook-refusal.ts'

/** Most codes of a file; no codebook that people work with comes near. */
export const MOST_CODES = 2_000

/** Most names that a remark lists; further ones are only counted. */
const MOST_NAMED = 50

/** A code that was found in a file or a text, with those under it in their order. */
export interface FoundCode {
  name: string
  definition: string
  /** The nearest colour that Sonde has; null where the file names none. */
  colour: TranscriptCode['colour'] | null
  key: string | null
  children: FoundCode[]
}

/** What is to be known of how a codebook was read. Texts: `books.ts` of each language in `renderer/locales`. */
export type CodebookRemarkKind =
  /** Codes without a name: left out, those under them move up. */
  | 'unnamed'
  /** Codes that stand several times under the same one: taken once, with all definitions. */
  | 'twice'
  /** Names longer than a code may have: shortened, and kept whole in the definition. */
  | 'cut_name'
  /** Definitions longer than a definition may be: shortened. */
  | 'cut_definition'
  /** Codes that are made because others stand under them, although the file does not list them. */
  | 'made'
  /** Codes whose parent the file does not have: at the top. */
  | 'no_parent'
  /** Codes whose parent has the name of several codes: under the nearest above, otherwise the first. */
  | 'several_parents'
  /** Folders or categories, which the other program does not code with: become codes. */
  | 'folders'
  /** Groups of codes beside the tree: not taken. */
  | 'sets'
  /** Columns that are not read. */
  | 'columns'
  /** Rows without a name: left out. */
  | 'rows'
  /** The encoding is a guess. */
  | 'encoding'

/** A remark with the names that it is about. */
export interface CodebookRemark {
  kind: CodebookRemarkKind
  names: string[]
  /** How many there are, with those that are not named. */
  count: number
}

/** A codebook as it was read. */
export interface ReadCodebook {
  kind: 'qdc' | 'table' | 'text'
  codes: FoundCode[]
  /** How many codes there are, at all depths. */
  count: number
  remarks: CodebookRemark[]
}

/** A code as a reader finds it. */
export interface RawCode {
  name: string
  definition?: string
  colour?: TranscriptCode['colour'] | null
  key?: string | null
}

/** Collects the codes that a reader finds, as a tree in which each name stands once under the same code. */
export interface CodeCollector {
  /** Adds a code under another one, or at the top; null where it has no name. */
  add(parent: FoundCode | null, raw: RawCode): FoundCode | null
  /** The code of that name under another one, or at the top; it is made where its own row has not come yet. */
  findOrMake(parent: FoundCode | null, name: string): FoundCode | null
  remark(kind: CodebookRemarkKind, name?: string): void
  /** Throws `no_codes` where there are none. */
  result(kind: ReadCodebook['kind']): ReadCodebook
}

export function createCodeCollector(meter: ReadingMeter): CodeCollector {
  const tops: FoundCode[] = []
  const remarks = new Map<CodebookRemarkKind, CodebookRemark>()
  /** The codes under each one by their whole name, without case and accents. */
  const named = new Map<FoundCode | null, Map<string, FoundCode>>()
  /** Codes that stand here only because others stand under them. */
  const made = new Map<FoundCode, string>()
  let count = 0

  const under = (parent: FoundCode | null) => {
    const known = named.get(parent) ?? new Map<string, FoundCode>()
    named.set(parent, known)
    return known
  }

  const remark = (kind: CodebookRemarkKind, name = '') => {
    const known = remarks.get(kind) ?? { kind, names: [], count: 0 }
    remarks.set(kind, known)
    known.count += 1
    const shown = cutText(name, 80)
    if (shown !== '' && known.names.length < MOST_NAMED && !known.names.includes(shown))
      known.names.push(shown)
  }

  const withinNote = (text: string, name: string) => {
    if (text.length <= LONGEST_NOTE) return text
    remark('cut_definition', name)
    return cutText(text, LONGEST_NOTE).trimEnd()
  }

  const add: CodeCollector['add'] = (parent, raw) => {
    meter.step()
    const whole = wholeName(raw.name)
    if (foldTag(whole) === '') return null
    const definition = cleanText(raw.definition ?? '')
    meter.add('characters', whole.length + definition.length)
    const siblings = under(parent)
    const known = siblings.get(foldTag(whole))
    if (known) {
      if (!made.delete(known)) remark('twice', whole)
      if (definition !== '' && !known.definition.includes(definition))
        known.definition = withinNote([known.definition, definition].filter(Boolean).join('\n'), whole)
      known.colour ??= raw.colour ?? null
      known.key ??= raw.key ?? null
      return known
    }
    count += 1
    if (count > MOST_CODES) throw new CodebookRefusal('too_many_codes')
    const list = parent ? parent.children : tops
    const name = shortName(whole, list)
    if (name !== whole) remark('cut_name', whole)
    const code: FoundCode = {
      name,
      definition: withinNote(
        name === whole ? definition : [whole, definition].filter(Boolean).join('\n'),
        whole,
      ),
      colour: raw.colour ?? null,
      key: raw.key ?? null,
      children: [],
    }
    siblings.set(foldTag(whole), code)
    list.push(code)
    return code
  }

  return {
    add,
    findOrMake(parent, name) {
      const known = under(parent).get(foldTag(wholeName(name)))
      if (known) return known
      const code = add(parent, { name })
      if (code) made.set(code, wholeName(name))
      return code
    },
    remark,
    result(kind) {
      if (count === 0) throw new CodebookRefusal('no_codes')
      for (const name of made.values()) remark('made', name)
      return { kind, codes: tops, count, remarks: [...remarks.values()] }
    },
  }
}

const wholeName = (name: string) => cleanLine(name).replace(/\s+/g, ' ')

/** A name that a code may have, and that none of these has: two long ones may have the same beginning. */
function shortName(whole: string, others: readonly FoundCode[]): string {
  const isTaken = (name: string) => others.some((other) => foldTag(other.name) === foldTag(name))
  const short = cutText(whole, LONGEST_CODE).trimEnd()
  if (whole === short || !isTaken(short)) return short
  for (let nth = 2; ; nth += 1) {
    const name = `${cutText(whole, LONGEST_CODE - 5).trimEnd()} ${nth}`
    if (!isTaken(name)) return name
  }
}
