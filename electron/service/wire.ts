import { formatAgeRange, parseAgeRange } from '../../shared/models/age-range.ts'
import type { Question, QuestionType, SurveyDraft } from '../../shared/models/draft.ts'
import { type FocusDraft, isFilled } from '../../shared/models/focus.ts'

/** Question types as the service names them. */
const WIRE_TYPES: Record<QuestionType, string> = { single_choice: 'choix_unique', open_ended: 'libre' }

/** Body of a survey's creation. Items, options and age ranges keep their positions; empty fields are left out. */
export function surveyBody(draft: SurveyDraft): Record<string, unknown> {
  return {
    ...filled('titre', draft.title),
    ...filled('contexte', draft.context),
    questions: draft.questions.map(questionBody),
    ...(draft.personas === null ? {} : { nb_personas: draft.personas }),
    ...filters({ age: ages(draft.audience.ageRanges), sex: draft.audience.sex }),
  }
}

function questionBody(question: Question): Record<string, unknown> {
  const body = { texte: question.stem, type: WIRE_TYPES[question.type] }
  return question.type === 'single_choice'
    ? { ...body, options: question.options.map(({ text }) => text) }
    : body
}

/**
 * Body of a focus session's creation. The service lists the title as required, so it is always sent; audience rows
 * without text are not.
 */
export function focusBody(draft: FocusDraft): Record<string, unknown> {
  const { ageRanges, sex, densities, occupations } = draft.audience
  return {
    titre: draft.title,
    ...filled('guide', draft.guide),
    ...(draft.personas === null ? {} : { nb_personas: draft.personas }),
    ...(draft.rounds === null ? {} : { max_turns: draft.rounds }),
    ...filters({
      ages: ages(ageRanges.filter(isFilled)),
      sexe: sex,
      densites: densities.filter(isFilled),
      occupations: occupations.filter(isFilled),
    }),
  }
}

/** Body of a key's creation. */
export function keyBody(name: string): Record<string, unknown> {
  return { nom: name }
}

/** Age ranges in the service's own form; a text that is no range is sent as typed, for the service to refuse. */
function ages(ranges: readonly string[]): string[] {
  return ranges.map((text) => {
    const range = parseAgeRange(text)
    return typeof range === 'string' ? text : formatAgeRange(range)
  })
}

function filled(name: string, text: string): Record<string, string> {
  return text.trim() === '' ? {} : { [name]: text }
}

function filters(values: Record<string, string | string[] | null>): Record<string, unknown> {
  const kept = Object.entries(values).filter(
    ([, value]) => value !== null && (typeof value === 'string' ? value.trim() : value).length > 0,
  )
  return kept.length === 0 ? {} : { filtres: Object.fromEntries(kept) }
}

type Path = (string | number)[]

const SURVEY_NAMES: Record<string, Path> = {
  titre: ['title'],
  contexte: ['context'],
  nb_personas: ['personas'],
  questions: ['questions'],
  texte: ['stem'],
  type: ['type'],
  options: ['options'],
  filtres: ['audience'],
  age: ['ageRanges'],
  sex: ['sex'],
}

const FOCUS_NAMES: Record<string, Path> = {
  titre: ['title'],
  guide: ['guide'],
  nb_personas: ['personas'],
  max_turns: ['rounds'],
  filtres: ['audience'],
  ages: ['ageRanges'],
  sexe: ['sex'],
  densites: ['densities'],
  occupations: ['occupations'],
}

const KEY_NAMES: Record<string, Path> = { nom: ['name'] }

/** The request body that a refused field belongs to. */
export type WireSubject = 'survey' | 'focus' | 'key' | 'other'

const NAMES: Record<WireSubject, Record<string, Path>> = {
  survey: SURVEY_NAMES,
  focus: FOCUS_NAMES,
  key: KEY_NAMES,
  other: {},
}

const PLACES = new Set(['body', 'query', 'path', 'header'])

/**
 * The path of a refused field in the app's own models: `["body", "questions", 2, "texte"]` becomes `["questions", 2,
 * "stem"]`. An unknown name stays as received.
 */
export function modelPath(loc: readonly (string | number)[], subject: WireSubject): Path {
  const steps = typeof loc[0] === 'string' && PLACES.has(loc[0]) ? loc.slice(1) : loc
  const names = NAMES[subject]
  const path = steps.flatMap((step): Path => {
    if (typeof step === 'number') return [step]
    return Object.hasOwn(names, step) ? (names[step] ?? [step]) : [step]
  })
  const isOption = path[0] === 'questions' && path[2] === 'options' && path.length === 4
  return isOption ? [...path, 'text'] : path
}
