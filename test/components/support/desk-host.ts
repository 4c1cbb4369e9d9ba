import { ORPCError } from '@orpc/client'
import { parseRecipe } from '../../../electron/core/recipes/recipe-file.ts'
import { locateRow, treeRows } from '../../../electron/service/desk/tree-rows.ts'
import { treeSearch } from '../../../electron/service/desk/tree-search.ts'
import type { DeskCalls } from '../../../renderer/features/reading-desk/desk-calls.ts'
import type { Problem, ProblemCode } from '../../../shared/models/problem.ts'
import type { DeskNeed, DeskReading, Taught, TriedRecipe } from '../../../shared/models/reading-desk.ts'
import type { ConnectionRecipe, Recipe } from '../../../shared/models/recipe.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'

/** The error that the page gets when the host refuses a call. */
function refusal(code: ProblemCode, problem: Problem = { code }): Error {
  return new ORPCError(code, { data: problem })
}

interface DeskHostOptions {
  /** The `data` of the reply. */
  data: unknown
  read(recipe: Recipe): DeskReading
  teach(need: DeskNeed, path: string, recipe: Recipe): Taught[]
}

/**
 * A host for the reading desk that keeps everything in memory. Its tree is the real one; `read` and `teach` are the
 * test's.
 */
export function deskHost({ data, read, teach }: DeskHostOptions) {
  const search = treeSearch(data)
  const stopped = Promise.withResolvers<void>()
  const disk: { stored: ConnectionRecipe | null } = { stored: null }
  const readingDesk = {
    open: async () => ({
      connectionId: 'team',
      title: 'Urban mobility',
      payloads: [{ id: 'p1', kind: 'results', receivedAt: 0, length: 100 }],
      first: 'p1',
    }),
    rows: async (input: { open: string[]; offset: number; limit: number }) => treeRows(data, input),
    locate: async (input: { open: string[]; path: string }) => locateRow(data, input),
    search: async (input: { words: string; after: string | null }) => search(input.words, input.after),
    read: async ({ recipe }: { recipe: Recipe }) => read(recipe),
    teach: async ({ need, path, recipe }: { need: DeskNeed; path: string; recipe: Recipe }) => ({
      ways: teach(need, path, recipe),
    }),
  }
  const recipes = {
    get: async () => disk.stored,
    save: async ({ connectionId, revision, recipe }: Omit<ConnectionRecipe, 'savedAt'>) => {
      if (revision !== (disk.stored?.revision ?? 0)) throw refusal('CONFLICT')
      disk.stored = { connectionId, revision: revision + 1, savedAt: 0, recipe }
      return disk.stored
    },
    remove: async () => {
      disk.stored = null
    },
    parse: async ({ text }: { text: string }) => {
      try {
        return parseRecipe(text)
      } catch (error) {
        throw error instanceof SondeError ? refusal('INVALID', error.problem) : error
      }
    },
    write: async ({ recipe }: { recipe: Recipe }) => ({ text: JSON.stringify(recipe, null, 2) }),
    tried: async (): Promise<TriedRecipe | null> => null,
    rereadable: async () => ({ runs: 2 }),
    async *reread() {
      yield { state: 'running' as const, done: 1, total: 2, changed: [], kept: 0 }
      await stopped.promise
      const changed = [{ runId: 'run-1', title: 'Urban mobility', before: 0, now: 6, figures: 4 }]
      yield { state: 'stopped' as const, done: 1, total: 2, changed, kept: 0 }
    },
    stopReread: async () => stopped.resolve(),
  }
  return { disk, calls: { readingDesk, recipes } as unknown as DeskCalls }
}
