import { emptyDraft, type SurveyDraft } from '../models/draft.ts'
import {
  type ImportKind,
  type ImportNote,
  type ImportNoteCode,
  ImportRefusal,
  type ImportResult,
} from './import-result.ts'
import { IMPORT_LIMITS } from './limits.ts'
import { cleanLine, cleanText } from './text/clean-text.ts'

/** Longest name in the list of what could not be carried over. Characters. */
const LONGEST_NAME = 120

/** Words for what a file means without writing it, e.g. the answers of a yes/no question. */
export type ImportLanguage = 'fr' | 'en'

/** What every reader is given. */
export interface ImportTools {
  newId(): string
  language: ImportLanguage
}

/** An item as a reader found it; without options it is open-ended. */
export interface FoundItem {
  stem: string
  options?: readonly string[]
}

/** Collects what a reader finds, within the limits, and turns it into a draft with its notes. */
export interface DraftWriter {
  title(text: string): void
  /** Adds a paragraph. */
  context(text: string): void
  /** Adds an item, with notes on it; what is beyond the limit is counted only. */
  add(item: FoundItem, notes?: readonly (ImportNoteCode | false)[], name?: string): void
  /** Notes something about the whole, or something that was left out. */
  note(code: ImportNoteCode, name?: string): void
  /** Notes something about the newest item. */
  noteLast(code: ImportNoteCode, name?: string): void
  count(): number
  /** Throws `no_questions` where nothing was found. */
  result(kind: ImportKind): ImportResult
}

export function createDraftWriter({ newId }: ImportTools): DraftWriter {
  const draft: SurveyDraft = emptyDraft()
  const notes: ImportNote[] = []
  const noted = new Set<string>()
  let found = 0
  let isContextCut = false

  function push(code: ImportNoteCode, item: number | null, name: string): void {
    if (notes.length > IMPORT_LIMITS.notes) return
    const said = { code, item, name: shorten(name) }
    const key = JSON.stringify(said)
    if (noted.has(key)) return
    noted.add(key)
    notes.push(notes.length === IMPORT_LIMITS.notes ? { code: 'cut_notes', item: null, name: '' } : said)
  }

  function within(text: string, item: number | null): string {
    if (text.length <= IMPORT_LIMITS.characters) return text
    push('cut_text', item, text)
    return text.slice(0, IMPORT_LIMITS.characters).replace(/[\ud800-\udbff]$/, '')
  }

  return {
    title(text) {
      draft.title = within(cleanLine(text), null)
    },
    context(text) {
      // Cut already: reading what there is anew for each of many lines would take the product of both.
      if (isContextCut) return
      const both = [draft.context, cleanText(text)].filter((each) => each !== '').join('\n')
      draft.context = within(both, null)
      isContextCut = both.length > draft.context.length
    },
    add({ stem, options }, itemNotes = [], name = '') {
      found += 1
      if (found > IMPORT_LIMITS.questions) return
      const item = draft.questions.length + 1
      const texts = (options ?? []).map((text) => within(cleanLine(text), item)).filter((text) => text !== '')
      if (options && texts.length === 0) push('no_options', item, name)
      if (texts.length > IMPORT_LIMITS.options) push('cut_options', item, String(texts.length))
      draft.questions.push({
        id: newId(),
        stem: within(cleanText(stem), item),
        type: options ? 'single_choice' : 'open_ended',
        options: texts.slice(0, IMPORT_LIMITS.options).map((text) => ({ id: newId(), text })),
      })
      for (const code of itemNotes) if (code) push(code, item, name)
    },
    note: (code, name = '') => push(code, null, name),
    noteLast: (code, name = '') => push(code, draft.questions.length || null, name),
    count: () => draft.questions.length,
    result(kind) {
      if (found > IMPORT_LIMITS.questions) push('cut_questions', null, String(found))
      if (found === 0) throw new ImportRefusal('no_questions')
      return { kind, draft, tags: [], versions: [], sources: [], notes }
    },
  }
}

function shorten(name: string): string {
  const line = cleanLine(name)
  return line.length <= LONGEST_NAME ? line : `${line.slice(0, LONGEST_NAME - 1)}…`
}
