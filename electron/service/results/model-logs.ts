import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { type Aside, setAside, stepPath } from './shapes/gathered.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words in the names of lists in which a program writes down what it asked of a language model. */
const LOGS = SPLIT(
  'call calls log logs trace traces request requests invocation invocations completion completions generation generations ' +
    'prompt prompts appel appels journal journaux requete requetes',
)
/** Words in the names of what only such entries have. */
const OF_CALLS = SPLIT(
  'model modele llm engine provider prompt prompts token tokens temperature latency latence attempt attempts tentative ' +
    'tentatives retry retries finish',
)
const DEEPEST = 6
const FEWEST = 2
/** If so many of the answers were read beside a log, nearly all stand there. */
const NEARLY_ALL = 0.9

/**
 * A payload without the lists that are called logs and whose entries say how a model was called ("calls" with "model",
 * "attempt"); and these lists.
 */
export function withoutModelLogs(data: unknown): { value: unknown; logs: Aside[] } {
  const logs: Aside[] = []
  const walk = (value: unknown, path: string, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
    if (Array.isArray(value)) {
      const kept = value.map((inner: unknown, at) => walk(inner, stepPath(path, at), depth + 1))
      return kept.every((inner, at) => inner === value[at]) ? value : kept
    }
    const own = Object.entries(value)
    const kept = own.flatMap(([name, inner]): [string, unknown][] => {
      const at = stepPath(path, name)
      if (!isModelLog(name, inner)) return [[name, walk(inner, at, depth + 1)]]
      setAside(logs, at, inner)
      return []
    })
    const isSame = kept.length === own.length && kept.every(([, inner], at) => inner === own[at]?.[1])
    return isSame ? value : Object.fromEntries(kept)
  }
  return { value: walk(data, '$', 0), logs }
}

function isModelLog(name: string, list: unknown): boolean {
  if (!Array.isArray(list) || list.length < FEWEST || !list.every(isObject)) return false
  return (
    wordsOfKey(name).some((word) => LOGS.has(word)) &&
    list.every((entry) =>
      Object.keys(entry).some((key) => wordsOfKey(key).some((word) => OF_CALLS.has(word))),
    )
  )
}

/**
 * Whether results have an answer, or a blank, of nearly all personas to nearly all items, and some answer to each item.
 */
export function tellNearlyAll(
  { answers }: Pick<RunResults, 'answers'>,
  { questions }: Pick<SurveyDraft, 'questions'>,
  personas: number,
): boolean {
  const told = answers.filter(({ kind }) => kind !== 'unread')
  const answered = new Set(told.filter(({ kind }) => kind !== 'blank').map(({ question }) => question))
  return (
    personas > 0 &&
    told.length >= personas * questions.length * NEARLY_ALL &&
    questions.every((_, item) => answered.has(item))
  )
}
