import type { JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { statusOfWord } from './status-words.ts'

/** What a field tells of a run's progress. */
export type Meaning =
  | 'progress'
  | 'answered'
  | 'failed'
  | 'remaining'
  | 'total'
  | 'asked'
  | 'percent'
  | 'fraction'

const WORDS: Readonly<Record<Meaning, readonly string[]>> = {
  progress: [
    'progres',
    'avance',
    'avancee',
    'completude',
    'progress',
    'progression',
    'avancement',
    'completion',
  ],
  answered: [
    ...[
      'completes',
      'complets',
      'completees',
      'completed',
      'complete',
      'done',
      'answered',
      'processed',
      'finished',
      'fait',
      'faits',
      'termines',
    ],
    ...[
      'termine',
      'terminees',
      'terminee',
      'repondus',
      'traites',
      'traitees',
      'realises',
      'realisees',
      'realise',
    ],
    ...[
      'faites',
      'finis',
      'finies',
      'effectues',
      'effectuees',
      'recueillis',
      'recueillies',
      'clos',
      'closes',
      'clotures',
      'closed',
      'collected',
      'obtenus',
    ],
    ...['interviewed', 'interroges', 'interrogees', 'consultes', 'consultees', 'posees'],
  ],
  failed: ['failed', 'failures', 'errors', 'echecs', 'echoues', 'skipped'],
  remaining: [
    'todo',
    'waiting',
    'incomplete',
    'incompletes',
    'faire',
    'manquants',
    'restantes',
    'remaining',
    'left',
    'pending',
    'restant',
    'restants',
    'reste',
  ],
  total: [
    'attendues',
    'attendue',
    'prevu',
    'prevus',
    'prevues',
    'cible',
    'objectif',
    'target',
    'total',
    'expected',
    'attendus',
    'attendu',
  ],
  asked: ['personas', 'respondents', 'participants'],
  percent: ['permille', 'promille', 'percent', 'percentage', 'pct', 'pourcentage', 'pourcent'],
  fraction: ['frac', 'part', 'share', 'fraction', 'ratio', 'taux'],
}

/** Plainer names that tell of progress only inside an object that says it is one. */
const INNER_WORDS: Partial<Record<Meaning, readonly string[]>> = {
  progress: ['value', 'valeur'],
  answered: ['current', 'count', 'answers', 'reponses', 'n'],
  total: ['target', 'sur', 'of', 'max'],
  fraction: ['rate'],
}

/** Words that may stand beside those in a name without changing what it tells. */
const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...[
    'nb',
    'nombre',
    'number',
    'n',
    'num',
    'count',
    'so',
    'far',
    'current',
    'currently',
    'overall',
    'global',
  ],
  ...[
    'survey',
    'sondage',
    'run',
    'status',
    'a',
    'to',
    'of',
    'the',
    'de',
    'du',
    'des',
    'd',
    'en',
    'already',
    'deja',
  ],
])
const ALL_WORDS: ReadonlySet<string> = new Set([...Object.values(WORDS).flat(), ...NEUTRAL_WORDS])

/** Words for the parts that a run is done in: what is counted in them is no persona. */
export const STEP_WORDS: readonly string[] = [
  ...['step', 'steps', 'etape', 'etapes', 'batch', 'batches', 'lot', 'lots', 'chunk', 'chunks'],
  ...['pass', 'passe', 'passes', 'phase', 'phases', 'page', 'pages'],
]

/** Words of a field that says that the numbers beside it count something else, or up to something else. */
const SCALE_WORDS: ReadonlySet<string> = new Set([
  ...['unit', 'units', 'unite', 'unites', 'scale', 'echelle', 'max', 'maximum', 'stage', 'stages'],
  ...STEP_WORDS,
])
const UNITS_OF_ANSWERS =
  /^\s*(personas?|respondents?|r[eé]pondants?|participants?|%|percent|pour ?cent|pourcentage)\s*$/i

/** Whether a name has no word but those that tell of the progress of the run. */
export function isNameOfProgress(key: string): boolean {
  return wordsOfKey(key).every((word) => ALL_WORDS.has(word))
}

/** Whether a field beside says that the numbers are of batches, of one phase, or up to another number than 1 or 100. */
export function isOnOtherScale(object: JsonObject, isInner: boolean): boolean {
  // `stage: 2, stages: {1: "draft", 2: "running"}` is the status.
  const isOfStatus = Object.values(object).some(areStatuses)
  return Object.entries(object).some(([key, value]) => {
    if (value === null || value === false) return false
    if (isOfStatus && (Number.isInteger(value) || areStatuses(value))) return false
    if (/^max(imum)?$/i.test(key) && (isInner || value === 1 || value === 100)) return false
    if (typeof value === 'string' && UNITS_OF_ANSWERS.test(value)) return false
    // `phase: "in progress"` is the status.
    if (typeof value === 'string' && statusOfWord(value) !== 'other') return false
    return wordsOfKey(key).some((word) => SCALE_WORDS.has(word))
  })
}

/** Whether a list or a map has nothing but words of statuses. */
function areStatuses(value: unknown): boolean {
  const words = typeof value === 'object' && value !== null ? Object.values(value) : []
  return words.length > 1 && words.every((word) => typeof word === 'string' && statusOfWord(word) !== 'other')
}

/** What a field tells by its name; null where it tells nothing of the progress. `isInner`: in an object that is a progress. */
export function meaningOf(key: string, isInner: boolean): Meaning | null {
  const words = wordsOfKey(key)
  // A single unknown word makes it the name of something else: "women_pct", "not_done", "batches_total".
  const isPlainer = isInner && words.length === 1
  if (words.length === 0 || words.length > 3 || (!isPlainer && !isNameOfProgress(key))) return null
  const has = (meaning: Meaning): boolean =>
    words.some(
      (word) =>
        WORDS[meaning].includes(word) ||
        (isInner && words.length === 1 && INNER_WORDS[meaning]?.includes(word)),
    )
  const order: Meaning[] = [
    ...(['percent', 'fraction', 'failed', 'remaining', 'answered', 'progress', 'total', 'asked'] as const),
  ]
  // A share of what failed or is still to come is no share of what is done.
  if ((has('percent') || has('fraction') || has('progress')) && (has('failed') || has('remaining')))
    return null
  if (has('answered') && (has('failed') || has('remaining'))) return null
  return order.find(has) ?? null
}
