import { type PathBounds, PathBroken, PathTooMuch, type Selected, select } from './json-path.ts'
import type { RecipeProblem } from './recipe-problem.ts'

/** Selects values for one use of a recipe, and notes each kind of problem once for each of its parts. */
export interface GuardedSelect {
  (part: string, path: string, from: unknown): Selected[]
  readonly problems: RecipeProblem[]
  note(problem: RecipeProblem): void
}

/** A select for which a path that is broken, or makes too much work, selects nothing, and is noted as a problem. */
export function guardedSelect(bounds: PathBounds): GuardedSelect {
  const problems: RecipeProblem[] = []
  const known = new Set<string>()
  const note = (problem: RecipeProblem): void => {
    const key = `${problem.part} ${problem.problem}`
    if (known.has(key)) return
    known.add(key)
    problems.push(problem)
  }
  const run = (part: string, path: string, from: unknown): Selected[] => {
    try {
      return select(path, from, bounds)
    } catch (error) {
      if (error instanceof PathBroken)
        note({ part, path, problem: 'broken_path', detail: error.message.slice(0, 300) })
      else if (error instanceof PathTooMuch) note({ part, path, problem: 'too_many', detail: '' })
      else throw error
      return []
    }
  }
  return Object.assign(run, { problems, note })
}
