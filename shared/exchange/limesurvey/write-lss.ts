import type { Instrument } from '../instrument.ts'
import { dropUnsafe } from '../text/clean-text.ts'
import { XML_HEAD } from '../xml/escape-xml.ts'
import { answerCodes, questionCodes } from './limesurvey-codes.ts'
import { limeSurveyHtml, versionComment } from './limesurvey-html.ts'

/** The format of LimeSurvey 2.6 to 3, with a row for each language; later versions accept and convert it. */
const DATABASE_VERSION = 258
/** Arbitrary ids: LimeSurvey assigns new ones on import. */
const SURVEY = 1
const GROUP = 1

type Row = Record<string, string | number>

/**
 * The questionnaire as a LimeSurvey structure file (.lss). The version is in a comment, as in the tab-separated format.
 */
export function writeLss({ draft, version }: Instrument, language: 'fr' | 'en'): string {
  const names = questionCodes(draft.questions)
  const questions = draft.questions.map(
    ({ stem, type }, index): Row => ({
      qid: index + 1,
      parent_qid: 0,
      sid: SURVEY,
      gid: GROUP,
      type: type === 'single_choice' ? 'L' : 'T',
      title: names[index] ?? '',
      question: limeSurveyHtml(stem),
      preg: '',
      help: '',
      other: 'N',
      mandatory: 'N',
      question_order: index + 1,
      language,
      scale_id: 0,
      same_default: 0,
      relevance: 1,
    }),
  )
  const answers = draft.questions.flatMap((question, index) => {
    const codes = answerCodes(question)
    return (question.type === 'single_choice' ? question.options : []).map(
      ({ text }, option): Row => ({
        qid: index + 1,
        code: codes[option] ?? '',
        answer: limeSurveyHtml(text),
        sortorder: option + 1,
        assessment_value: 0,
        language,
        scale_id: 0,
      }),
    )
  })
  const sections = [
    section('answers', answers),
    section('groups', [
      {
        gid: GROUP,
        sid: SURVEY,
        group_name: 'Questions',
        group_order: 1,
        description: '',
        language,
        randomization_group: '',
        grelevance: 1,
      },
    ]),
    section('questions', questions),
    section('surveys', [{ sid: SURVEY, format: 'G', language, additional_languages: '' }]),
    section('surveys_languagesettings', [
      {
        surveyls_survey_id: SURVEY,
        surveyls_language: language,
        surveyls_title: limeSurveyHtml(draft.title),
        surveyls_description: `${limeSurveyHtml(draft.context)}${versionComment(version)}`,
      },
    ]),
  ]
  return `${XML_HEAD.trim()}\n<document>\n <LimeSurveyDocType>Survey</LimeSurveyDocType>\n <DBVersion>${DATABASE_VERSION}</DBVersion>\n <languages>\n  <language>${language}</language>\n </languages>\n${sections.join('')}</document>\n`
}

/** A table with its column names, as LimeSurvey writes it; "" where it has no rows. */
function section(name: string, rows: readonly Row[]): string {
  const [first] = rows
  if (!first) return ''
  const fields = Object.keys(first).map((field) => `   <fieldname>${field}</fieldname>\n`)
  const written = rows.map((row) => `   <row>\n${Object.entries(row).map(cell).join('')}   </row>\n`)
  return ` <${name}>\n  <fields>\n${fields.join('')}  </fields>\n  <rows>\n${written.join('')}  </rows>\n </${name}>\n`
}

/** A cell as CDATA, in which only the end mark `]]>` needs escaping. */
function cell([name, value]: [string, string | number]): string {
  const data = dropUnsafe(String(value)).replaceAll(']]>', ']]]]><![CDATA[>')
  return data === '' ? `    <${name}/>\n` : `    <${name}><![CDATA[${data}]]></${name}>\n`
}
