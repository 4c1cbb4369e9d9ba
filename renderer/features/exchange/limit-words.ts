import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'

/** The limits of an import as formatted numbers, for the sentences about them. */
export function limitWords(language: Language) {
  const say = (value: number) => formatNumber(value, language)
  return {
    megabytes: say(IMPORT_LIMITS.fileBytes / 1_000_000),
    unpackedMegabytes: say(IMPORT_LIMITS.unpackedBytes / 1_000_000),
    parts: say(IMPORT_LIMITS.archiveEntries),
    depth: say(IMPORT_LIMITS.depth),
    nodes: say(IMPORT_LIMITS.xmlNodes),
    values: say(IMPORT_LIMITS.jsonValues),
    languages: say(IMPORT_LIMITS.languages),
    cells: say(IMPORT_LIMITS.cells),
    cellCharacters: say(IMPORT_LIMITS.cellCharacters),
    lines: say(IMPORT_LIMITS.lines),
    characters: say(IMPORT_LIMITS.characters),
    questions: say(IMPORT_LIMITS.questions),
    counted: say(IMPORT_LIMITS.questionsCounted),
    options: say(IMPORT_LIMITS.options),
    allOptions: say(IMPORT_LIMITS.allOptions),
    fieldCharacters: say(IMPORT_LIMITS.fieldCharacters),
    surveyCharacters: say(IMPORT_LIMITS.surveyCharacters),
    versions: say(IMPORT_LIMITS.versions),
    seconds: say(IMPORT_LIMITS.reading / 1_000),
  }
}
