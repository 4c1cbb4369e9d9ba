import { emptyDraft, type Option, type Question, type SurveyDraft } from '../models/draft.ts'
import { type CountedLines, tellLinesCame } from './count/lines-came.ts'
import { tellOptionsCame } from './count/options-came.ts'
import { type CountedQuestion, type ItemOrigin, tellWhatCame } from './count/what-came.ts'
import { createDataLabels } from './data-labels.ts'
import {
  type CountedImport,
  type FileLanguage,
  type ImportKind,
  type ImportNoteCode,
  ImportRefusal,
  type ImportResult,
} from './import-result.ts'
import { IMPORT_LIMITS } from './limits.ts'
import { createNoteList, type NoteList } from './note-list.ts'
import type { ReadingMeter, ReadingWatch } from './reading-meter.ts'
import type { SourceLine, Told } from './source-lines.ts'
import { cleanLine, cleanText } from './text/clean-text.ts'

/** Language of texts that a file implies but does not contain, e.g. the answers of a yes/no question. */
export type ImportLanguage = 'fr' | 'en'

/** What every reader needs. */
export interface ImportTools extends ReadingWatch {
  newId(): string
  language: ImportLanguage
  /** The language to take from a file with several, by the file's name for it; absent: the reader chooses. */
  textLanguage?: string
  /** For a text or a Word document: what a person told about its lines. */
  told?: Told
}

/** An option found by a reader, with the code that stands for it in data where the file has one. */
export type FoundOption = string | { text: string; code: string }

/** An item found by a reader; without options it is open-ended. */
export interface FoundItem {
  stem: string
  options?: readonly FoundOption[]
  /** The name of its variable in data. */
  variable?: string
}

/** Collects what a reader finds, within the limits, and turns it into a draft with its notes. */
export interface DraftWriter {
  title(text: string): void
  /** Adds a paragraph. */
  context(text: string): void
  /**
   * Adds an item with notes. Beyond `questions` items are only counted; beyond `questionsCounted` the file is refused.
   */
  add(item: FoundItem, notes?: readonly (ImportNoteCode | false)[], name?: string): void
  /** Adds a note about the whole, or about something that was left out. */
  note(code: ImportNoteCode, name?: string): void
  /** Adds a note about the newest item. */
  noteLast(code: ImportNoteCode, name?: string): void
  count(): number
  /** Sets what became of each line of a text or a Word document. */
  lines(all: readonly SourceLine[]): void
  /** Sets the languages of the file's texts, and which one was taken. */
  languages(found: readonly FileLanguage[], taken: string): void
  /**
   * The draft with its notes. `counted`: the questions of the file, found by code independent of the reader; null for
   * kinds of file in which questions cannot be counted. Throws `no_questions` where nothing was found.
   */
  result(kind: ImportKind, counted: readonly CountedQuestion[] | CountedLines | null): ImportResult
}

export function createDraftWriter({ newId }: ImportTools, meter: ReadingMeter): DraftWriter {
  const draft: SurveyDraft = emptyDraft()
  const notes = createNoteList()
  const { push } = notes
  const origins: ItemOrigin[] = []
  const labels = createDataLabels()
  let found = 0
  let isContextCut = false
  let languages: FileLanguage[] = []
  let language = ''
  let lines: readonly SourceLine[] = []

  function within(text: string, item: number | null): string {
    if (text.length <= IMPORT_LIMITS.fieldCharacters) return text
    push('cut_text', item, text)
    // A cut text must not end in half a character or in a space, because no file gives these back.
    return text
      .slice(0, IMPORT_LIMITS.fieldCharacters)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd()
  }

  /** A text for one field. It counts with its length in the file, since what `clean` removes had to be read too. */
  function field(text: string, clean: (text: string) => string, item: number | null): string {
    meter.add('surveyCharacters', text.length)
    return within(clean(text), item)
  }

  function addOptions(found: readonly FoundOption[], item: number): Option[] {
    const options: Option[] = []
    const codeOf = labels.codes()
    for (const each of found) {
      meter.step()
      const { text, code } = typeof each === 'string' ? { text: each, code: '' } : each
      const option = field(text, cleanLine, item)
      if (option === '') continue
      if (options.length === IMPORT_LIMITS.options) {
        push('cut_options', item, String(found.length))
        break
      }
      meter.add('allOptions')
      const kept = codeOf(code)
      if (kept === null) push('codes_changed', item, '')
      options.push({ id: newId(), text: option, ...(kept ? { code: kept } : {}) })
    }
    return options
  }

  return {
    title(text) {
      draft.title = field(text, cleanLine, null)
    },
    context(text) {
      // Once cut, further lines are ignored: copying the long context for each of many lines would be too slow.
      if (isContextCut) return
      meter.add('surveyCharacters', text.length)
      const both = [draft.context, cleanText(text)].filter((each) => each !== '').join('\n')
      draft.context = within(both, null)
      isContextCut = both.length > draft.context.length
    },
    add({ stem, options, variable = '' }, itemNotes = [], name = '') {
      found += 1
      meter.add('questionsCounted')
      if (found > IMPORT_LIMITS.questions) return
      const item = draft.questions.length + 1
      const kept = labels.name(variable)
      if (kept === null) push('name_changed', item, variable)
      const question: Question = {
        id: newId(),
        stem: field(stem, cleanText, item),
        type: options ? 'single_choice' : 'open_ended',
        options: addOptions(options ?? [], item),
        ...(kept ? { name: kept } : {}),
      }
      draft.questions.push(question)
      origins.push({ name, stem: question.stem, options: question.options.length })
      if (options && question.options.length === 0) push('no_options', item, name)
      for (const code of itemNotes) if (code) push(code, item, name)
    },
    note: (code, name = '') => push(code, null, name),
    noteLast(code, name = '') {
      // An item beyond the limit is not in the draft, so that a note cannot refer to it.
      if (found === draft.questions.length) push(code, found || null, name)
    },
    count: () => draft.questions.length,
    lines(all) {
      lines = all
    },
    languages(found, taken) {
      languages = [...found]
      language = taken
    },
    result(kind, counted) {
      if (found === 0) throw new ImportRefusal('no_questions')
      // Beyond the limit the number of missing questions is noted instead of a list of thousands.
      const isCut = found > IMPORT_LIMITS.questions
      if (isCut) push('cut_questions', null, String(found))
      const told = isCut ? null : notes
      const came =
        counted && 'lines' in counted
          ? tellTextCame(counted, draft.questions, told, meter)
          : counted && counted.length > 0
            ? tellWhatCame(counted, origins, told, meter)
            : null
      return {
        kind,
        draft,
        tags: [],
        versions: [],
        sources: [],
        notes: notes.all(),
        counted: came,
        languages,
        language,
        lines: [...lines],
      }
    },
  }
}

/** What came of a text: its questions, and where these can be counted its response options. */
function tellTextCame(
  { lines, options }: CountedLines,
  questions: readonly Question[],
  notes: NoteList | null,
  meter: ReadingMeter,
): CountedImport | null {
  const stems = questions.map(({ stem }) => stem)
  const came = tellLinesCame(lines, stems, notes, meter)
  const made = questions.flatMap((question) => question.options.map(({ text }) => text))
  const cameToo = came && tellOptionsCame(options, made, stems, notes, meter)
  return cameToo ? { ...came, options: cameToo } : came
}
