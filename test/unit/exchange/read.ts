import type { ImportTools } from '../../../shared/exchange/draft-writer.ts'
import { ImportRefusal, type ImportResult } from '../../../shared/exchange/import-result.ts'
import { type ImportSource, readImport } from '../../../shared/exchange/read-import.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'

/** Import tools whose ids count up. */
export function someTools(language: 'fr' | 'en' = 'en'): ImportTools {
  let count = 0
  return {
    language,
    newId: () => {
      count += 1
      return `id${count}`
    },
  }
}

/** Reads a source as the page does. */
export function read(source: ImportSource, language: 'fr' | 'en' = 'en'): Promise<ImportResult> {
  return readImport(source, someTools(language))
}

/** Reads a text as a UTF-8 file with this name. */
export function readFile(fileName: string, text: string): Promise<ImportResult> {
  return read({ fileName, bytes: new TextEncoder().encode(text) })
}

/** The code with which a source is refused; null if it is read. */
export async function refusalOf(source: ImportSource): Promise<string | null> {
  try {
    await read(source)
    return null
  } catch (error) {
    if (error instanceof ImportRefusal) return error.code
    throw error
  }
}

/** A draft without its ids. */
export function outlineOf({ title, context, questions }: SurveyDraft): unknown {
  return {
    title,
    context,
    questions: questions.map(({ stem, type, options }) => ({
      stem,
      type,
      options: type === 'single_choice' ? options.map(({ text }) => text) : [],
    })),
  }
}

/** Notes as `code@item`. */
export function codesOf({ notes }: ImportResult): string[] {
  return notes.map(({ code, item }) => (item === null ? code : `${code}@${item}`))
}
