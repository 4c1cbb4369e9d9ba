import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import type { FindableText } from '../../../shared/text/find-in-texts.ts'

/** The places of an item's texts, by its position, from 0; answers are counted from 0 among those that are shown. */
export const stemPlace = (item: number): string => `${item}/stem`
export const optionPlace = (item: number, option: number): string => `${item}/option/${option}`
export const answerPlace = (item: number, order: number): string => `${item}/answer/${order}`
export const personaPlace = (item: number, order: number): string => `${item}/persona/${order}`
export const namePlace = (item: number, order: number, attribute: number): string =>
  `${item}/name/${order}/${attribute}`
/** The position of the item that a place belongs to. */
export const itemOfPlace = (place: string): number => Number.parseInt(place, 10)
/** The position, among the shown answers, of the answer that a place belongs to; null for texts above the answers. */
export const answerOfPlace = (place: string): number | null => {
  const [, of, order] = place.split('/')
  return of === 'answer' || of === 'persona' || of === 'name' ? Number(order) : null
}

/** The name of a persona on the page. */
export interface PersonaName {
  /** "Persona 12". */
  label: string
  /** Attributes that hold a name, by their position among the attributes. */
  names: readonly { attribute: number; text: string }[]
}

/** Whether the table of an item shows its response options. */
export function showsOptions(
  question: Pick<Question, 'type'>,
  { source }: Pick<Tabulation, 'source'>,
): boolean {
  return question.type === 'single_choice' && source !== 'nothing' && source !== 'unfiltered_only'
}

/**
 * The texts that can be found in results, in the order of the screen: of each item its stem, its options, and then the
 * answers in words with the names of the personas. An option is found only once, in the table, not in the answers.
 */
export function resultTexts(
  questions: readonly Question[],
  tables: readonly (Tabulation | undefined)[],
  shown: readonly (readonly Answer[])[],
  nameOf: (respondent: number) => PersonaName,
): FindableText[] {
  const texts: FindableText[] = []
  questions.forEach((question, item) => {
    texts.push({ place: stemPlace(item), text: question.stem.trim() })
    const table = tables[item]
    if (table && showsOptions(question, table)) {
      for (const { option } of table.options)
        texts.push({ place: optionPlace(item, option), text: question.options[option]?.text.trim() ?? '' })
    }
    shown[item]?.forEach(({ kind, text, respondent }, order) => {
      if (text !== null && (kind === 'text' || kind === 'unread'))
        texts.push({ place: answerPlace(item, order), text })
      const { label, names } = nameOf(respondent)
      texts.push({ place: personaPlace(item, order), text: label })
      for (const { attribute, text: name } of names)
        texts.push({ place: namePlace(item, order, attribute), text: name })
    })
  })
  return texts
}
