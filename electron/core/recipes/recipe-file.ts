import { z } from 'zod'
import type { FieldProblem } from '../../../shared/models/problem.ts'
import { RECIPE_VERSION, type Recipe, recipeSchema } from '../../../shared/models/recipe.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { jsonFault } from '../../service/json/json-fault.ts'
import { samplePath } from '../../service/recipes/fill-path.ts'
import { pathFault } from '../../service/recipes/json-path.ts'

/** A recipe is about a page of text; a longer file is something else. In characters. */
const LONGEST = 1_000_000
/** Problems that are reported at once. */
const MOST_TOLD = 20

/**
 * Parses a recipe that a person chose or typed. Throws INVALID with the places of its problems. Each message is a code
 * that the page translates; a text that is no JSON has the place of its fault.
 */
export function parseRecipe(text: string): Recipe {
  if (text.length > LONGEST) throw invalid([{ path: [], message: 'too_long' }])
  const value = parsed(text)
  const kind = z.object({ format: z.unknown(), version: z.unknown() }).safeParse(value)
  if (!kind.success || kind.data.format !== 'sonde-recipe')
    throw invalid([{ path: ['format'], message: 'not_a_recipe' }])
  const { version } = kind.data
  if (typeof version === 'number' && version > RECIPE_VERSION)
    throw invalid([{ path: ['version'], message: 'newer' }])
  const read = recipeSchema.safeParse(value)
  if (!read.success)
    throw invalid(
      read.error.issues.map(({ path, code }) => ({
        path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
        message: code === 'invalid_type' ? 'wrong_kind' : code === 'too_big' ? 'too_much' : 'wrong_value',
      })),
    )
  const broken = brokenPaths(read.data, [])
  if (broken.length > 0) throw invalid(broken)
  return read.data
}

/** The text of a recipe file. */
export function writeRecipe(recipe: Recipe): string {
  return `${JSON.stringify(recipeSchema.parse(recipe), null, 2)}\n`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw invalid([{ path: [], message: 'not_json', ...jsonFault(text), ...detailOf(error) }])
  }
}

/** The parser's own message, cut. */
function detailOf(error: unknown): Pick<FieldProblem, 'detail'> {
  return error instanceof Error ? { detail: error.message.slice(0, 200) } : {}
}

function invalid(fields: FieldProblem[]): SondeError {
  return new SondeError('INVALID', { fields: fields.slice(0, MOST_TOLD) })
}

/** Names of the texts in a recipe that are no paths. */
const WORDS = new Set([
  'format',
  'name',
  'columnName',
  'stem',
  'received',
  'option',
  'contains',
  'means',
  'separator',
])

function brokenPaths(value: unknown, at: (string | number)[]): FieldProblem[] {
  if (at.at(-1) === 'statusWords') return []
  if (Array.isArray(value)) return value.flatMap((one, place) => brokenPaths(one, [...at, place]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => brokenPaths(one, [...at, key]))
  const name = at.at(-1)
  // The `name` of an answer's rule is a path; that of a recipe or of a field is not.
  const isPath =
    typeof value === 'string' && typeof name === 'string' && (!WORDS.has(name) || at.includes('answers'))
  if (!isPath || value === '~' || name === 'columnName' || name === 'stem') return []
  if (!/^[$@]/.test(value)) return [{ path: at, message: 'no_path' }]
  const tried = samplePath(value)
  const fault = pathFault(tried)
  if (fault === null) return []
  const { message, column } = fault
  // If blanks in a path were filled in, another character stands at that place.
  const place = column !== null && tried === value ? { column } : {}
  return [{ path: at, message: 'broken_path', ...place, detail: message.slice(0, 300) }]
}
