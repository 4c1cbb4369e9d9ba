import Papa from 'papaparse'
import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import { itemSteps } from './item-steps.ts'
import type { AnswerWay, Pointed } from './item-ways.ts'
import { pathText } from './path-text.ts'
import { personaIds } from './persona-ids.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const

/** The ways in which a text may be a table that has the item in one of its columns. */
export function tableCandidates(pointed: Pointed): (AnswerWay & { tables: ResultsRecipe['tables'] })[] {
  const { data, steps } = pointed
  const text = String(valueAt(data, steps)).trim()
  const path = pathText(steps, '$')
  return SEPARATORS.flatMap((separator) => {
    const { data: rows, meta } = Papa.parse<Record<string, string>>(text.slice(0, 2_000_000), {
      delimiter: separator,
      header: true,
      skipEmptyLines: 'greedy',
    })
    const names: Step[] = meta.fields ?? []
    const [first] = rows
    if (!first || names.length < 2) return []
    return names.flatMap((name) =>
      itemSteps(first, name, pointed).flatMap(({ parts, rule }) =>
        personaIds(rows, { used: name }).map((personaId) => ({
          tables: [{ path, separator }],
          how: 'table' as const,
          rank: 3,
          recipe: {
            personas: `${path}[*]`,
            answers: parts.map((part) => ({ from: 1, ...rule, path: pathText([part], '@') })),
            ...(personaId !== undefined && { personaId }),
          },
        })),
      ),
    )
  })
}
