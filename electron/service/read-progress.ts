import type { Progress } from '../../shared/models/run.ts'
import { isObject, type JsonObject, pick } from './json-value.ts'

const PROGRESS_NAMES = ['progress', 'progression', 'avancement', 'completion', 'progress_percent']
const FRACTION_NAMES = ['fraction', 'ratio', 'taux']
const PERCENT_NAMES = ['percent', 'percentage', 'pct', 'pourcentage', 'progress_percent', 'progress_pct']
const ANSWERED_NAMES = [
  'completed',
  'done',
  'answered',
  'processed',
  'finished',
  'fait',
  'faits',
  'termines',
  'repondus',
  'completed_personas',
]
const TOTAL_NAMES = ['total', 'total_personas', 'nb_personas', 'expected']
/** Names that tell of progress only inside an object that says it is one. */
const INNER_NAMES = {
  fraction: ['rate', 'value', 'valeur'],
  answered: ['current', 'count', 'complete', 'answers', 'reponses', 'n'],
  total: ['target', 'personas', 'sur', 'of', 'max'],
}
const WRAPPERS = ['status', 'survey', 'run', 'result', 'item']
const DEEPEST = 3

/**
 * Progress in any form a service may give it: a fraction, a percentage, "12/50", "24 %", counts under many names,
 * nested. Null where there is none. A number that may be read in two ways is not read at all: 1 is all of it or one
 * percent, unless the run `isDone`.
 */
export function readProgress(data: unknown, isDone = false): Progress | null {
  const progress = find(data, 0)
  const isOne = progress !== null && isObject(data) && pick(data, PROGRESS_NAMES) === 1
  return isDone && isOne && progress.fraction === null
    ? { ...progress, fraction: 1, certainty: 'likely' }
    : progress
}

function find(data: unknown, depth: number): Progress | null {
  if (!isObject(data) || depth > DEEPEST) return null
  const value = pick(data, PROGRESS_NAMES)
  const nested = isObject(value) ? (fromObject(value, true) ?? find(value, depth + 1)) : fromScalar(value)
  const around = fromObject(data, false)
  if (nested && around) return merge(nested, around)
  if (nested ?? around) return nested ?? around
  for (const name of WRAPPERS) {
    const inner = find(pick(data, [name]), depth + 1)
    if (inner) return inner
  }
  return null
}

function fromObject(object: JsonObject, isProgress: boolean): Progress | null {
  const read = (names: readonly string[], inner: readonly string[]): unknown =>
    pick(object, isProgress ? [...names, ...inner] : names)
  const answered = count(read(ANSWERED_NAMES, INNER_NAMES.answered))
  const total = count(read(TOTAL_NAMES, INNER_NAMES.total))
  if (answered !== null) return fromCounts(answered, total)
  const percent = number(pick(object, PERCENT_NAMES))
  if (percent !== null) return withTotal(fromPercent(percent, 'sure'), total)
  const fraction = fromScalar(read(FRACTION_NAMES, INNER_NAMES.fraction))
  return fraction && withTotal(fraction, total)
}

function fromCounts(answered: number, total: number | null): Progress {
  if (total === null || total === 0) return { fraction: null, answered, total, certainty: 'likely' }
  if (answered > total) return { fraction: null, answered, total, certainty: 'unsure' }
  return { fraction: answered / total, answered, total, certainty: 'sure' }
}

function fromScalar(value: unknown): Progress | null {
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  const parts = /^(\d{1,9})\s*(?:\/|of|sur|de|out of)\s*(\d{1,9})$/i.exec(text)
  if (parts) return fromCounts(Number(parts[1]), Number(parts[2]))
  const percent = /^(\d{1,3}(?:[.,]\d+)?)\s*%$/.exec(text)
  if (percent) return fromPercent(Number(percent[1]?.replace(',', '.')), 'sure')
  return /^\d{1,3}(?:[.,]\d+)?$/.test(text) ? fromNumber(Number(text.replace(',', '.'))) : null
}

/** Zero is none on either scale, and 1 may be all of it or one percent. */
function fromNumber(value: number): Progress | null {
  if (!Number.isFinite(value) || value < 0 || value > 100) return null
  if (value === 1) return { fraction: null, answered: null, total: null, certainty: 'unsure' }
  return fromPercent(value < 1 ? value * 100 : value, 'likely', value < 1 ? value : value / 100)
}

function fromPercent(
  percent: number,
  certainty: Progress['certainty'],
  fraction = percent / 100,
): Progress | null {
  if (percent < 0 || percent > 100) return null
  return { fraction, answered: null, total: null, certainty }
}

function withTotal(progress: Progress | null, total: number | null): Progress | null {
  return progress && { ...progress, total: progress.total ?? total }
}

/** A progress told in two places: the one that counts is the surer one, and gaps are filled from the other. */
function merge(first: Progress, second: Progress): Progress {
  const [main, other] =
    first.certainty !== 'sure' && second.certainty === 'sure' ? [second, first] : [first, second]
  return {
    fraction: main.fraction ?? other.fraction,
    answered: main.answered ?? other.answered,
    total: main.total ?? other.total,
    certainty: main.fraction === null && other.fraction !== null ? other.certainty : main.certainty,
  }
}

function number(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = typeof value === 'string' ? /^\s*(-?\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(value) : null
  return text?.[1] === undefined ? null : Number(text[1].replace(',', '.'))
}

function count(value: unknown): number | null {
  const read = number(value)
  return read !== null && Number.isSafeInteger(read) && read >= 0 ? read : null
}
