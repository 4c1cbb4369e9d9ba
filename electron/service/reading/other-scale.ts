import type { JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { type Meaning, meaningOf, STEP_WORDS } from './progress-words.ts'
import { statusOfWord } from './status-words.ts'
import { isUnitOfAnswers } from './units-of-answers.ts'

/** Words of a field which says that the numbers next to it count something else, or go up to something else. */
const SCALE_WORDS: ReadonlySet<string> = new Set([
  ...['unit', 'units', 'unite', 'unites', 'scale', 'echelle', 'max', 'maximum', 'stage', 'stages'],
  ...STEP_WORDS,
])
/** Words for those who are asked, and what of them is counted. */
const UNIT_WORDS: ReadonlySet<string> = new Set(['units', 'unites'])
const COUNTED: ReadonlySet<Meaning | null> = new Set(['answered', 'remaining', 'total', 'failed'] as const)

/**
 * Whether a field says that the numbers next to it are of batches or of one phase, or go up to another number than 1 or
 * 100.
 */
export function isOnOtherScale(object: JsonObject, isInner: boolean): boolean {
  // `stage: 2, stages: {1: "draft", 2: "running"}` is a status.
  const isOfStatus = Object.values(object).some(areStatuses)
  return Object.entries(object).some(([key, value]) => {
    if (value === null || value === false) return false
    if (isOfStatus && (Number.isInteger(value) || areStatuses(value))) return false
    if (/^max(imum)?$/i.test(key) && (isInner || value === 1 || value === 100)) return false
    if (typeof value === 'string' && isUnitOfAnswers(value)) return false
    // `phase: "in progress"` is a status.
    if (typeof value === 'string' && (statusOfWord(value) !== 'other' || isPhaseInWords(key, value)))
      return false
    const words = wordsOfKey(key)
    return words.some((word) => SCALE_WORDS.has(word)) && !countsUnits(words)
  })
}

/** `unites_attendues: 26`: statistics offices call whoever is asked a unit; `totalUnitCount` is the plain total. */
function countsUnits(words: readonly string[]): boolean {
  const isCount = words.includes('count')
  const others = words.filter((word) => !UNIT_WORDS.has(word) && !(isCount && word === 'unit'))
  return others.length < words.length && others.some((word) => COUNTED.has(meaningOf(word, false)))
}

/** `phase: "asking"`: what is done now, which says nothing of the numbers beside it. */
function isPhaseInWords(key: string, value: string): boolean {
  return /^(?:phase|stage|etape|step)$/.test(wordsOfKey(key).join(' ')) && !/\d/.test(value)
}

/** Whether a list or a map holds status words only. */
function areStatuses(value: unknown): boolean {
  const words = typeof value === 'object' && value !== null ? Object.values(value) : []
  return words.length > 1 && words.every((word) => typeof word === 'string' && statusOfWord(word) !== 'other')
}
