import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { FindableText } from '../../../../shared/text/find-in-texts.ts'
import { CONTEXT, codeField, nameField, optionField, stemField, TITLE } from '../model/fields.ts'

/** The texts of a draft that can be found, each with its field, in the order of the sheet; labels: names and codes. */
export function surveyTexts(
  { title, context, questions }: Pick<SurveyDraft, 'title' | 'context' | 'questions'>,
  withLabels: boolean,
): FindableText[] {
  const texts: FindableText[] = [
    { place: TITLE, text: title },
    { place: CONTEXT, text: context },
  ]
  for (const { id, name, stem, type, options } of questions) {
    if (withLabels && name !== undefined) texts.push({ place: nameField(id), text: name })
    texts.push({ place: stemField(id), text: stem })
    // An open-ended item may keep options from when it was a single choice; they are not on the sheet.
    if (type !== 'single_choice') continue
    for (const option of options) {
      if (withLabels && option.code !== undefined)
        texts.push({ place: codeField(id, option.id), text: option.code })
      texts.push({ place: optionField(id, option.id), text: option.text })
    }
  }
  return texts
}
