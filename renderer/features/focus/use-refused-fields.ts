import { useState } from 'react'
import type { FocusDraft } from '../../../shared/models/focus.ts'
import type { Problem } from '../../../shared/models/problem.ts'

type Path = readonly (string | number)[]

/**
 * What the service said of a field, by its path, for as long as the field is as it was refused; a refused row is a path of
 * its own, and what was refused of a list as a whole stands at its first row.
 */
export function useRefusedFields(
  problem: Problem | null,
  draft: FocusDraft,
): (...path: Path) => string | undefined {
  const [refused, setRefused] = useState({ problem, draft })
  if (refused.problem !== problem) setRefused({ problem, draft })
  return (...path) => {
    if (valueAt(draft, path) !== valueAt(refused.draft, path)) return undefined
    const said = (problem?.fields ?? []).filter((field) => isAt(field.path, path))
    return said.length === 0 ? undefined : said.map(({ message }) => message).join(' ')
  }
}

function isAt(refused: Path, shown: Path): boolean {
  const isRow = typeof shown.at(-1) === 'number'
  const isOfWholeList = isRow && shown.at(-1) === 0 && refused.length === shown.length - 1
  const place = isOfWholeList ? shown.slice(0, -1) : shown
  if (!isOfWholeList && refused.length < shown.length) return false
  return place.every((step, at) => refused[at] === step)
}

function valueAt(draft: FocusDraft, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    draft,
  )
}
