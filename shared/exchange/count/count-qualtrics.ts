import { type JsonObject, listOf, objectOf, stringOf } from '../json/read-json.ts'
import type { CountedQuestion } from './what-came.ts'

/** Types that ask nothing: texts on the page, and hidden measurements. */
const ASKS_NOTHING = ['DB', 'Timing', 'Meta', 'Captcha']

/** Counts the questions of a Qualtrics file that are not in its trash. */
export function countQualtrics(file: JsonObject): CountedQuestion[] {
  const elements = listOf(file.SurveyElements).map(objectOf)
  const trashed = new Set(
    elements
      .filter(({ Element }) => Element === 'BL')
      .flatMap(({ Payload }) => Object.values(objectOf(Payload)).concat(listOf(Payload)).map(objectOf))
      .filter(({ Type }) => Type === 'Trash')
      .flatMap(({ BlockElements }) =>
        listOf(BlockElements).map((each) => stringOf(objectOf(each).QuestionID)),
      ),
  )
  return elements
    .filter(({ Element, PrimaryAttribute }) => Element === 'SQ' && !trashed.has(stringOf(PrimaryAttribute)))
    .map(({ Payload }) => objectOf(Payload))
    .filter(({ QuestionType }) => !ASKS_NOTHING.includes(stringOf(QuestionType)))
    .map((payload) => {
      const { QuestionText, QuestionType, Choices, Answers, Selector } = payload
      const isGrid = QuestionType === 'Matrix' && Selector !== 'TE'
      const isList = (QuestionType === 'MC' && Selector !== 'NPS') || QuestionType === 'RO'
      return {
        name: stringOf(payload.DataExportTag),
        texts: [QuestionText, ...translations(payload)].map(stringOf),
        options: isGrid ? sizeOf(Answers) : isList ? sizeOf(Choices) : 0,
      }
    })
}

function translations({ Language }: JsonObject): unknown[] {
  return Object.values(objectOf(Language)).map((each) => objectOf(each).QuestionText)
}

function sizeOf(list: unknown): number {
  return typeof list === 'object' && list !== null ? Object.keys(list).length : 0
}
