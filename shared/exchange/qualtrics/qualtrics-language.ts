import type { FileLanguage } from '../import-result.ts'
import { type JsonObject, objectOf, stringOf } from '../json/read-json.ts'

/** The languages of a Qualtrics file: its own first, then those of the translations. */
export function languagesOf(questions: readonly JsonObject[], own: string): FileLanguage[] {
  const counts = new Map([[own, questions.length]])
  for (const { Language } of questions)
    for (const [name, translation] of Object.entries(objectOf(Language)))
      if (stringOf(objectOf(translation).QuestionText).trim() !== '')
        counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, questions]) => ({ name, questions }))
}

/** A question in that language; texts that are not translated stay in the file's own. */
export function inLanguage(payload: JsonObject, language: string): JsonObject {
  const said = objectOf(objectOf(payload.Language)[language])
  if (Object.keys(said).length === 0) return payload
  const columns = objectOf(payload.AdditionalQuestions)
  return {
    ...payload,
    QuestionText: stringOf(said.QuestionText).trim() === '' ? payload.QuestionText : said.QuestionText,
    Choices: displayed(payload.Choices, said.Choices),
    Answers: displayed(payload.Answers, said.Answers),
    Labels: displayed(payload.Labels, said.Labels),
    ...(payload.AdditionalQuestions === undefined
      ? {}
      : {
          AdditionalQuestions: Object.fromEntries(
            Object.entries(columns).map(([key, column]) => [key, inLanguage(objectOf(column), language)]),
          ),
        }),
  }
}

/** Choices with their texts replaced by translated ones. */
function displayed(choices: unknown, said: unknown): unknown {
  if (typeof choices !== 'object' || choices === null) return choices
  const texts = objectOf(said)
  const all = Array.isArray(choices) ? Object.entries(choices) : Object.entries(objectOf(choices))
  return Object.fromEntries(
    all.map(([key, choice]) => {
      const text = stringOf(objectOf(texts[key]).Display)
      return [key, text.trim() === '' ? choice : { ...objectOf(choice), Display: text }]
    }),
  )
}
