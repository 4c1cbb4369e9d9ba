import { type PathBounds, PathBroken, PathTooMuch, type Selected, select } from './json-path.ts'
import type { RecipeProblem } from './recipe-problem.ts'

/** Selects for one use of a recipe, and notes what is wrong with it, each path once. */
export interface GuardedSelect {
  (part: string, path: string, from: unknown): Selected[]
  readonly problems: RecipeProblem[]
  note(problem: RecipeProblem): void
}

/** Where a path is broken, or makes too much work, it selects nothing, and that is noted. */
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
