import { asText, isObject, type JsonObject, pick } from '../json/json-value.ts'
import type { ToldContent } from '../service-api.ts'

const CONTEXT_NAMES = ['contexte', 'context']
const PERSONAS_NAMES = [
  'nb_personas',
  'nbPersonas',
  'personas_count',
  'persona_count',
  'n_personas',
  'personas',
]
const QUESTIONS_NAMES = ['questions']
const COUNT_NAMES = [
  'nb_questions',
  'nbQuestions',
  'questions_count',
  'question_count',
  'n_questions',
  'questions',
]
const STEM_NAMES = ['texte', 'text', 'question', 'stem', 'intitule', 'label']
const OPTIONS_NAMES = ['options', 'choices', 'choix', 'modalites']
const OPTION_NAMES = ['texte', 'text', 'label', 'option', 'value']

/**
 * What a row of a list says about its survey's content; `parts` are the row and the objects in it that describe the
 * same.
 */
export function readContent(parts: readonly JsonObject[]): ToldContent {
  const first = <T>(read: (part: JsonObject) => T | null): T | null =>
    parts.map(read).find((found) => found !== null) ?? null
  const questions = first(readQuestions)
  return {
    context: first((part) => asText(pick(part, CONTEXT_NAMES))),
    personas: first((part) => readCount(part, PERSONAS_NAMES)),
    questionCount: questions?.length ?? first((part) => readCount(part, COUNT_NAMES)),
    questions,
  }
}

/** A count of at least 1. A 0 does not count: it may be of a draft in which nothing was counted yet. */
function readCount(part: JsonObject, names: readonly string[]): number | null {
  for (const name of names) {
    const value = pick(part, [name])
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1) return value
  }
  return null
}

/** Null where the row has no list of items, an empty one, or one in which an item has no stem. */
function readQuestions(part: JsonObject): ToldContent['questions'] {
  const list = pick(part, QUESTIONS_NAMES)
  if (!Array.isArray(list) || list.length === 0) return null
  const questions = list.map((item: unknown) => {
    const stem = isObject(item) ? asText(pick(item, STEM_NAMES)) : asText(item)
    return stem === null ? null : { stem, options: isObject(item) ? readOptions(item) : null }
  })
  return questions.some((question) => question === null) ? null : questions.filter((one) => one !== null)
}

function readOptions(item: JsonObject): readonly string[] | null {
  const list = pick(item, OPTIONS_NAMES)
  if (!Array.isArray(list) || list.length === 0) return null
  const texts = list.map((option: unknown) =>
    isObject(option) ? asText(pick(option, OPTION_NAMES)) : asText(option),
  )
  return texts.some((text) => text === null) ? null : texts.filter((text) => text !== null)
}
