import type { AnswerRule } from '../../../shared/models/recipe.ts'
import { asText } from '../json/json-value.ts'
import { comparable } from '../results/words/comparable.ts'
import { type Filling, fillName } from './fill-path.ts'
import type { GuardedSelect } from './guarded-select.ts'

/** An item's entry in a header. */
interface HeaderEntry {
  column: number
  code: unknown
  /** The text that it was recognised by. */
  told: string | number
}

interface HeaderParts {
  rule: AnswerRule
  part: string
  filling: Filling
  select: GuardedSelect
}

/** Finds an item's entry in a header; null where no entry has its name, or more than one. */
export function readHeader(data: unknown, { rule, part, filling, select }: HeaderParts): HeaderEntry | null {
  const wanted = comparable(fillName(rule.columnName ?? '{stem}', filling))
  const entries = select(`${part}.header`, rule.header ?? '$', data)
  const found: HeaderEntry[] = []
  entries.forEach(({ value, location }, column) => {
    const name =
      rule.name === '~'
        ? location.at(-1)
        : rule.name === undefined
          ? value
          : select(`${part}.name`, rule.name, value)[0]?.value
    const text = asText(name)
    if (text === null || comparable(text) !== wanted) return
    const code =
      rule.code === '~'
        ? location.at(-1)
        : rule.code === undefined
          ? undefined
          : select(`${part}.code`, rule.code, value)[0]?.value
    found.push({ column, code, told: text })
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
