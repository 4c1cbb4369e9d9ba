import { ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { childAt, childrenOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { type LimeSurveyFile, type LimeSurveyRow, pickLanguage } from './limesurvey-row.ts'

type Fields = ReadonlyMap<string, string>

/** The texts of the survey itself that respondents see, in each language. */
const SURVEY_TEXTS = [
  'surveyls_title',
  'surveyls_description',
  'surveyls_welcometext',
  'surveyls_endtext',
  'surveyls_policy_notice',
]

/** Whether a text is an XML export of LimeSurvey: a survey, a group or a question. */
export function isLimeSurveyXml(text: string): boolean {
  return /^\s*(?:<\?xml[^<>]*\?>)?\s*<document>\s*<LimeSurveyDocType>/.test(text.slice(0, 1_000))
}

/**
 * A .lss, .lsg or .lsq file as the rows of the tab-separated structure. Until version 3 (2020) such files had a row for
 * each language; since then the texts are in separate sections (`question_l10ns` …).
 */
export function xmlRows(text: string, meter: ReadingMeter, wanted?: string): LimeSurveyFile {
  const document = parseXml(text, meter)
  const section = (name: string) => readSection(document, name, meter)
  const named = childrenOf(childAt(document, 'languages') ?? document, 'language').map(textOf)
  const questions = [...section('questions'), ...section('subquestions')]
  if (questions.length === 0) throw new ImportRefusal('no_questions')
  const settings = section('surveys_languagesettings')
  const own = section('surveys')[0]?.get('language') ?? named[0] ?? ''
  if (named.length > IMPORT_LIMITS.languages) throw new ImportRefusal('too_many_languages')
  const texts = section('question_l10ns')
  const languages = [...new Set([own, ...named])]
    .filter((name) => name !== '')
    .map((name) => ({ name, questions: questionsIn(name, questions, texts) }))
  const language = pickLanguage(languages, wanted)
  const parts = {
    groups: localised(section('groups'), section('group_l10ns'), 'gid'),
    questions: localised(questions, texts, 'qid'),
    answers: localised(section('answers'), section('answer_l10ns'), 'aid'),
    attributes: attributesOf(section('question_attributes')),
    conditional: new Set(section('conditions').map((each) => each.get('qid') ?? '')),
  }
  const setting = settings.find((each) => each.get('surveyls_language') === language)
  const rows = [
    row({ class: 'S', name: 'language', text: own }),
    ...SURVEY_TEXTS.map((name) => row({ class: 'SL', name, text: setting?.get(name) ?? '', language })),
  ]
  for (const each of structureRows(parts, language)) rows.push(each)
  return { rows, language, languages }
}

/** How many questions (not subquestions) have a text in that language. */
function questionsIn(language: string, questions: readonly Fields[], texts: readonly Fields[]): number {
  const asked = new Set(
    questions.filter((each) => isWhole(each) && each.get('type') !== '*').map((each) => each.get('qid')),
  )
  const said = [...questions, ...texts].filter(
    (each) =>
      each.get('language') === language && (each.get('question') ?? '') !== '' && asked.has(each.get('qid')),
  )
  return new Set(said.map((each) => each.get('qid'))).size
}

interface Parts {
  groups: Localised[]
  questions: Localised[]
  answers: Localised[]
  attributes: Map<string, Fields>
  /** Ids of questions with a condition of the old kind. */
  conditional: ReadonlySet<string>
}

/** Groups, questions, their subquestions and answers, in the order in which they are shown. */
function structureRows({ groups, questions, answers, attributes, conditional }: Parts, language: string) {
  const byGroup = Map.groupBy(questions.filter(isQuestion), ({ fields }) => fields.get('gid') ?? '')
  const byParent = Map.groupBy(questions, ({ fields }) => fields.get('parent_qid') ?? '')
  const byQuestion = Map.groupBy(answers, ({ fields }) => fields.get('qid') ?? '')
  const known = inOrder(groups, 'group_order')
  const ids = new Set([...known.map(({ fields }) => fields.get('gid') ?? ''), ...byGroup.keys()])
  const byId = new Map(known.map((group) => [group.fields.get('gid') ?? '', group]))
  return [...ids].flatMap((id) => {
    const group = byId.get(id)
    return [
      row({
        class: 'G',
        name: group?.say('group_name', language) ?? '',
        text: group?.say('description', language) ?? '',
        relevance: group?.fields.get('grelevance') ?? '',
        language,
      }),
      ...inOrder(byGroup.get(id) ?? [], 'question_order').flatMap(({ fields, say }) => {
        const qid = fields.get('qid') ?? ''
        const condition = conditional.has(qid) ? 'conditions' : ''
        return [
          row(
            {
              class: 'Q',
              'type/scale': fields.get('type') ?? '',
              name: fields.get('title') ?? '',
              relevance: condition || (fields.get('relevance') ?? ''),
              text: say('question', language),
              help: say('help', language),
              mandatory: fields.get('mandatory') ?? '',
              other: fields.get('other') ?? '',
              validation: fields.get('preg') ?? '',
              language,
            },
            attributes.get(qid),
          ),
          ...inOrder(byParent.get(qid) ?? [], 'question_order').map((part) =>
            row({
              class: 'SQ',
              'type/scale': part.fields.get('scale_id') ?? '',
              name: part.fields.get('title') ?? '',
              text: part.say('question', language),
              language,
            }),
          ),
          ...inOrder(byQuestion.get(qid) ?? [], 'sortorder').map((answer) =>
            row({
              class: 'A',
              'type/scale': answer.fields.get('scale_id') ?? '',
              name: answer.fields.get('code') ?? '',
              text: answer.say('answer', language),
              language,
            }),
          ),
        ]
      }),
    ]
  })
}

function isQuestion({ fields }: Localised): boolean {
  return isWhole(fields)
}

/** Whether it is a question and not a subquestion. */
function isWhole(fields: Fields): boolean {
  return ['', '0', undefined].includes(fields.get('parent_qid'))
}

function row(cells: Record<string, string>, more?: Fields): LimeSurveyRow {
  return (column) => (Object.hasOwn(cells, column) ? cells[column] : more?.get(column)) ?? ''
}

function inOrder(rows: readonly Localised[], field: string): Localised[] {
  return rows.toSorted((a, b) => Number(a.fields.get(field) ?? 0) - Number(b.fields.get(field) ?? 0))
}

/** A row, with its texts in a language, or where it has none in that one, in the first that it has. */
interface Localised {
  fields: Fields
  say(field: string, language: string): string
}

/** Joins rows with their texts in each language: by id or, in old files, from the rows themselves. */
function localised(rows: readonly Fields[], texts: readonly Fields[], id: string): Localised[] {
  const keyOf = (fields: Fields, at: number) =>
    // Until version 3 an answer had no id of its own.
    fields.get(id) ??
    (fields.has('code')
      ? ['qid', 'scale_id', 'code'].map((name) => fields.get(name) ?? '').join('\n')
      : `row ${at}`)
  const apart = Map.groupBy(texts, (each) => each.get(id) ?? '')
  return [...Map.groupBy(rows, keyOf).values()].flatMap((same) => {
    const [fields] = same
    if (!fields) return []
    const all = apart.get(fields.get(id) ?? '') ?? same
    const say = (field: string, language: string) => {
      const own = all.find((each) => each.get('language') === language)?.get(field) ?? ''
      return own.trim() === '' ? (all.find((each) => each.get(field))?.get(field) ?? '') : own
    }
    return [{ fields, say }]
  })
}

/** The attributes of each question by name; of an attribute in several languages, the first non-empty value. */
function attributesOf(rows: readonly Fields[]): Map<string, Fields> {
  const byQuestion = new Map<string, Map<string, string>>()
  for (const each of rows) {
    const qid = each.get('qid') ?? ''
    const own = byQuestion.get(qid) ?? new Map<string, string>()
    byQuestion.set(qid, own)
    // In lower case, like the columns of the tab-separated format.
    const name = (each.get('attribute') ?? '').toLowerCase()
    if (!own.get(name)) own.set(name, each.get('value') ?? '')
  }
  return byQuestion
}

function readSection(document: XmlElement, name: string, meter: ReadingMeter): Fields[] {
  const rows = childAt(document, name, 'rows')
  return childrenOf(rows ?? { ...document, children: [] }, 'row').map((each) => {
    meter.step()
    return new Map(childrenOf(each).map((field) => [field.name, textOf(field)]))
  })
}

function textOf(element: XmlElement): string {
  return element.children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim()
}
