import { isObject, type JsonObject } from '../json/json-value.ts'
import type { SurveyStatus } from '../service-api.ts'
import { statusOfWord, type TaughtWords } from './status-words.ts'

const DEEPEST = 3
/** Longer lists of words are no list of statuses. */
const MOST_WORDS = 20

/** A status told by a code, with the word that the code stands for. */
export interface DeclaredStatus {
  status: SurveyStatus
  word: string
}

/**
 * The status of an answer that says itself what its codes mean: `{stage: 2, stages: {1: "draft", 2: "running"}}`. A list
 * of words counts only where the code cannot be counted from both 0 and 1. Null where nothing is declared, or codes
 * differ.
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

/** Words of at least two statuses, and nothing else. */
function isLegend(value: unknown, taught?: TaughtWords): boolean {
  const words = isObject(value) || Array.isArray(value) ? Object.values(value) : []
  if (words.length > MOST_WORDS) return false
  const told = words.map((word) => (typeof word === 'string' ? statusOfWord(word, taught) : null))
  const known = told.filter((status) => status !== null && status !== 'other')
  return !told.includes(null) && known.length * 2 > words.length && new Set(known).size > 1
}

/** "stage" beside "stages", "etat" beside "etats" or "liste_etats". */
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
