import { type ANSWER_WORDS, numberOptions } from '../answer-words.ts'
import type { DraftWriter, FoundOption } from '../draft-writer.ts'
import { ImportRefusal } from '../import-result.ts'
import { type JsonObject, listOf, objectOf, stringOf } from '../json/read-json.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import { htmlText } from '../text/html-text.ts'

/** What reading an element needs. */
export interface Reading {
  writer: DraftWriter
  /** The language of the texts that are kept. */
  locale: string
  words: (typeof ANSWER_WORDS)['fr']
  /** Whether Sonde wrote it. */
  isOwn: boolean
}

/** The options of a choice, with those that SurveyJS adds to it. */
export function choicesOf(element: JsonObject, reading: Reading): FoundOption[] {
  const { words } = reading
  const special = (shown: unknown, text: unknown, otherwise: string) =>
    shown ? [say(text, reading) || otherwise] : []
  return [
    ...codedTexts(element.choices, reading),
    ...numberOptions(
      Number(element.choicesMin ?? 0),
      Number(element.choicesMax || Number.NaN),
      Number(element.choicesStep || 1),
    ),
    ...special(element.showOtherItem ?? element.hasOther, element.otherText, words.other),
    ...special(element.showNoneItem ?? element.hasNone, element.noneText, words.none),
    ...special(element.showDontKnowItem, element.dontKnowText, words.uncertain),
  ]
}

/** The points of a rating. */
export function ratingOptions(element: JsonObject, reading: Reading): FoundOption[] {
  const values = codedTexts(element.rateValues, reading)
  if (values.length > 0) return values
  const from = Number(element.rateMin ?? 1)
  const count = Number(element.rateCount ?? Number.NaN)
  const options = numberOptions(
    from,
    Number.isFinite(count) ? from + count - 1 : Number(element.rateMax ?? 5),
    Number(element.rateStep ?? 1),
  )
  const low = say(element.minRateDescription, reading)
  const high = say(element.maxRateDescription, reading)
  return options.map((option, index): FoundOption => {
    const end = index === 0 ? low : index === options.length - 1 ? high : ''
    return end === '' ? option : `${option} – ${end}`
  })
}

/**
 * The texts of choices, rows or columns, which are plain values or objects with a text and a value; the value is what
 * stands for it in data.
 */
export function codedTexts(list: unknown, reading: Reading): { text: string; code: string }[] {
  return listOf(list).map((each) => {
    const { text, title, value, name } = objectOf(each)
    const code = stringOf(each) || stringOf(value) || stringOf(name)
    return { text: say(stringOf(each), reading) || say(text, reading) || say(title, reading) || code, code }
  })
}

/** A text without markup; if it is in several languages, the one in `locale`. */
export function say(value: unknown, { locale, isOwn }: Reading): string {
  const all = objectOf(value)
  const languages = Object.keys(all)
  if (languages.length > IMPORT_LIMITS.languages) throw new ImportRefusal('too_many_languages')
  const kept = [locale, 'default', 'en', ...languages].find((key) => stringOf(all[key]) !== '')
  const text = stringOf(value) || (kept === undefined ? '' : stringOf(all[kept]))
  return isOwn ? text : htmlText(text)
}
