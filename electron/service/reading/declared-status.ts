import { isObject, type JsonObject } from '../json/json-value.ts'
import type { SurveyStatus } from '../service-api.ts'
import { statusOfWord, type TaughtWords } from './status-words.ts'

const DEEPEST = 3
/** A longer list of words is no list of statuses. */
const MOST_WORDS = 20

/** A status given as a code, with the word that the code stands for. */
export interface DeclaredStatus {
  status: SurveyStatus
  word: string
}

/**
 * The status of an answer that explains its own codes: `{stage: 2, stages: {1: "draft", 2: "running"}}`. With a list of
 * words, a code counts only where it cannot be meant both from 0 and from 1 (0, or the list's length). Null where
 * nothing is declared or the codes contradict each other.
 */
export function declaredStatus(data: unknown, taught?: TaughtWords): DeclaredStatus | null {
  const found = objectsIn(data, 0).flatMap((object) => {
    const legends = Object.entries(object).filter(([, value]) => isLegend(value, taught))
    return legends.flatMap(([name, legend]) => {
      const codes = Object.entries(object).filter(([key]) => key !== name && isCodeOf(key, name))
      return codes.flatMap(([, code]) => wordFor(code, legend) ?? [])
    })
  })
  const [word] = found
  if (word === undefined || new Set(found).size > 1) return null
  return { status: statusOfWord(word, taught), word }
}

function objectsIn(value: unknown, depth: number): JsonObject[] {
  if (!isObject(value) || depth > DEEPEST) return []
  return [value, ...Object.values(value).flatMap((inner) => objectsIn(inner, depth + 1))]
}

/** A map or list of words only, most of them status words, for at least two statuses. */
function isLegend(value: unknown, taught?: TaughtWords): boolean {
  const words = isObject(value) || Array.isArray(value) ? Object.values(value) : []
  if (words.length > MOST_WORDS) return false
  const told = words.map((word) => (typeof word === 'string' ? statusOfWord(word, taught) : null))
  const known = told.filter((status) => status !== null && status !== 'other')
  return !told.includes(null) && known.length * 2 > words.length && new Set(known).size > 1
}

/** Whether a field holds a code of a legend, by their names: "stage" and "stages", "etat" and "liste_etats". */
function isCodeOf(key: string, legend: string): boolean {
  const [one, other] = [key.toLowerCase(), legend.toLowerCase()]
  return one.length > 2 && other.length > one.length && other.includes(one)
}

function wordFor(code: unknown, legend: unknown): string | null {
  if (typeof code !== 'number' && typeof code !== 'string') return null
  if (isObject(legend)) {
    const word = Object.hasOwn(legend, String(code)) ? legend[String(code)] : null
    return typeof word === 'string' ? word : null
  }
  const words = legend as readonly string[]
  if (code === 0) return words[0] ?? null
  return code === words.length ? (words.at(-1) ?? null) : null
}
