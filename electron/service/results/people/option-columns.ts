import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { JsonObject } from '../../json/json-value.ts'
import { slugsOf } from '../words/slugs.ts'

/**
 * Finds the columns that stand for one option each, which may be called like a mark of rows that do not count
 * ("q1__Never": 1): beside such a column stands one for each other option of the item, named in the same way.
 */
export function findOptionColumns({
  questions,
}: Pick<SurveyDraft, 'questions'>): (row: JsonObject, name: string) => boolean {
  const items = questions.flatMap(({ options }) =>
    options.length > 1 ? [options.map(({ text }) => slugsOf(text))] : [],
  )
  const known = new Set<string>()
  return (row, name) => {
    if (known.has(name)) return true
    // In another row of the same name, the columns of options that nobody chose may be left out.
    const isFound = items.some((options) => standBeside(options, row, name))
    if (isFound) known.add(name)
    return isFound
  }
}

/** Whether a name ends with one of these options, and other names of the row begin like it and end with the others. */
function standBeside(options: readonly (readonly string[])[], row: JsonObject, name: string): boolean {
  const [own = ''] = slugsOf(name)
  const before = options
    .flat()
    .flatMap((option) => (endsWith(own, option) ? [own.slice(0, -option.length)] : []))
  if (before.length === 0) return false
  const names = new Set(Object.keys(row).flatMap((other) => slugsOf(other)))
  return before.some((start) => options.every((option) => option.some((text) => names.has(start + text))))
}

function endsWith(name: string, option: string): boolean {
  return option !== '' && (name === option || name.endsWith(`-${option}`))
}
