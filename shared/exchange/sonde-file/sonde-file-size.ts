import { type JsonObject, listOf, objectOf, stringOf } from '../json/read-json.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'

/** The most characters of an id. Sonde's own have 32. */
const LONGEST_ID = 200
/** The most dismissed findings, and the most age ranges, of one version. */
const MOST_DISMISSALS = 20_000
const MOST_AGE_RANGES = 300
/** The most rules that are off; there are fewer than twenty. */
const MOST_RULES_OFF = 200

/**
 * Whether a file of Sonde exceeds the limits of an import. Checked before reading, because nothing may be cut from it.
 */
export function isSondeFileTooLarge(file: JsonObject, meter: ReadingMeter): boolean {
  const lists = [file.versions, file.sources, file.tags].map(listOf)
  if (lists.some((list) => list.length > IMPORT_LIMITS.versions)) return true
  const drafts = [file.draft, ...listOf(file.versions).map((version) => objectOf(version).draft)]
  return drafts.some((draft) => isDraftTooLarge(objectOf(draft), meter))
}

/** The same for one draft of the file, or for copied items. */
export function isDraftTooLarge(draft: JsonObject, meter: ReadingMeter): boolean {
  const questions = listOf(draft.questions).map(objectOf)
  if (questions.length > IMPORT_LIMITS.questions) return true
  if (listOf(draft.dismissals).length > MOST_DISMISSALS) return true
  if (listOf(draft.rulesOff).length > MOST_RULES_OFF) return true
  if (listOf(objectOf(draft.audience).ageRanges).length > MOST_AGE_RANGES) return true
  let options = 0
  let characters = stringOf(draft.title).length + stringOf(draft.context).length
  for (const question of questions) {
    const own = listOf(question.options).map(objectOf)
    if (own.length > IMPORT_LIMITS.options) return true
    options += own.length
    characters += stringOf(question.stem).length
    for (const option of own) characters += stringOf(option.text).length
    if ([question, ...own].some(({ id }) => stringOf(id).length > LONGEST_ID)) return true
    meter.step()
  }
  return options > IMPORT_LIMITS.allOptions || characters > IMPORT_LIMITS.surveyCharacters
}
