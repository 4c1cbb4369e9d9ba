import { JSONPathEnvironment, JSONPathError, type JSONPathQuery, type JSONValue, jsonpath } from 'json-p3'
import { isObject } from '../json/json-value.ts'
import { stepPath } from '../results/shapes/gathered.ts'

/** A value that a path selects, and its location. */
export interface Selected {
  value: unknown
  location: readonly (string | number)[]
}

/** How much work a recipe may make of one payload, for all of its paths together. */
export interface PathBounds {
  /** To be called for each value; throws `PathTooMuch` once too many were selected or examined, or it took too long. */
  tick(): void
}

/** Thrown where the paths of a recipe make more work than allowed for a payload. */
export class PathTooMuch extends Error {}

/** An invalid path, with the library's message. */
export class PathBroken extends Error {}

/** The most values selected or examined by filters, and the longest time in milliseconds, for all paths of a recipe. */
const MOST_STEPS = 20_000_000
const LONGEST = 10_000

/** Bounds for one reading. The clock is read only now and then. */
export function pathBounds(
  { steps = MOST_STEPS, ms = LONGEST }: { steps?: number; ms?: number } = {},
  now: () => number = () => performance.now(),
): PathBounds {
  const until = now() + ms
  let left = steps
  return {
    tick() {
      left -= 1
      if (left < 0 || (left % 256 === 0 && now() > until)) throw new PathTooMuch('too much')
    },
  }
}

const { selectors } = jsonpath

/** Deeper than any payload that `parseJson` accepts. */
const environment = new JSONPathEnvironment({ maxRecursionDepth: 1_000 })
// Without regular expressions: one in a foreign recipe could hang the program, and no path that a person points at
// needs one.
for (const name of ['match', 'search']) environment.functionRegister.delete(name)

/**
 * The bounds of the running query, also for filters and descents, which may work for long without selecting anything.
 */
let current: PathBounds | null = null
const entries = environment.entries.bind(environment)
environment.entries = (value) => {
  current?.tick()
  return entries(value)
}

/** A parsed path; `steps` where it leads to at most one place. */
interface Compiled {
  query: JSONPathQuery
  steps: readonly (string | number)[] | null
}

/** What is wrong with a path: the library's message, and the character, from 1, at which it was found. */
export interface PathFault {
  message: string
  column: number | null
}

const compiled = new Map<string, Compiled | PathFault>()
/** The most parsed paths kept: enough for the recipe of a long questionnaire. */
const MOST_COMPILED = 5_000

/** What is wrong with a path that begins with `$` or `@`; null where it is valid. */
export function pathFault(path: string): PathFault | null {
  const query = compile(path)
  return 'message' in query ? query : null
}

/**
 * The values that a path selects, in the order of the payload; a leading `@` stands for `from`, as `$` does. Throws
 * `PathBroken` and `PathTooMuch`.
 */
export function select(path: string, from: unknown, bounds: PathBounds): Selected[] {
  const known = compile(path)
  if ('message' in known) throw new PathBroken(known.message)
  const { query, steps } = known
  if (steps) return selectOne(steps, from, bounds)
  const before = current
  current = bounds
  try {
    const found: Selected[] = []
    for (const { value, location } of query.lazyQuery(from as JSONValue)) {
      bounds.tick()
      found.push({ value, location })
    }
    return found
  } catch (error) {
    if (error instanceof JSONPathError) throw new PathTooMuch(error.message)
    throw error
  } finally {
    current = before
  }
}

/**
 * Follows a path to at most one place. The library takes many times as long, and answers need thousands of such paths.
 */
function selectOne(steps: readonly (string | number)[], from: unknown, bounds: PathBounds): Selected[] {
  const location: (string | number)[] = []
  let value = from
  for (const step of steps) {
    bounds.tick()
    if (typeof step === 'string') {
      if (!isObject(value) || !Object.hasOwn(value, step)) return []
      value = value[step]
      location.push(step)
    } else {
      if (!Array.isArray(value)) return []
      const at = step < 0 ? value.length + step : step
      if (!(at in value)) return []
      value = value[at]
      location.push(at)
    }
  }
  return [{ value, location }]
}

/** A location in the readers' notation, after `base`. */
export function locationPath(location: readonly (string | number)[], base = '$'): string {
  return location.reduce<string>(stepPath, base)
}

function compile(path: string): Compiled | PathFault {
  const known = compiled.get(path)
  if (known !== undefined) return known
  if (compiled.size >= MOST_COMPILED) compiled.clear()
  const made = parse(path)
  compiled.set(path, made)
  return made
}

function parse(path: string): Compiled | PathFault {
  const text = path.trim().replace(/^@/, '$')
  try {
    const query = environment.compile(text)
    for (const { selectors } of query.segments)
      for (const selector of selectors) if ('expression' in selector) watch(selector as WithExpression)
    return { query, steps: stepsOf(query) }
  } catch (error) {
    if (!(error instanceof JSONPathError)) return { message: String(error), column: null }
    const column = Math.min(error.token.index + 1, text.length)
    return { message: error.message, column: column >= 1 ? column : null }
  }
}

/** The names and indexes of a path that leads to at most one place; null for any other. */
function stepsOf(query: JSONPathQuery): (string | number)[] | null {
  if (!query.singularQuery()) return null
  const steps = query.segments.map(({ selectors: [only] }) =>
    only instanceof selectors.NameSelector
      ? only.name
      : only instanceof selectors.IndexSelector
        ? only.index
        : null,
  )
  return steps.every((step) => step !== null) ? steps : null
}

interface WithExpression {
  expression: { evaluate(context: unknown): unknown }
}

/** Makes a filter draw on the bounds: it examines every entry, and perhaps selects none. */
function watch({ expression }: WithExpression): void {
  const evaluate = expression.evaluate.bind(expression)
  expression.evaluate = (context) => {
    current?.tick()
    return evaluate(context)
  }
}
