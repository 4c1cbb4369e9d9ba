import { asFields, isObject } from '../json/json-value.ts'
import type { Settled } from './settle.ts'
import { stepPath } from './shapes/gathered.ts'
import { valuesAt } from './shapes/values-at.ts'
import { pathSteps } from './words/path-steps.ts'
import { isFinalName, isRawName } from './words/raw-and-final.ts'

/** An answer read from a field whose name says that it is raw, and what stands in the final field beside it. */
interface RawAnswer {
  path: string
  told: string
  final: string
}

/**
 * The paths of answers that were read from a raw field, although a field beside it has the final ones and these do not
 * always say the same: what was made of one and the same raw answer, or what it was made of, would be different ones.
 */
export function rawAnswers(
  { columns, told }: Pick<Settled, 'columns' | 'told'>,
  data: unknown,
): ReadonlySet<string> {
  const raw = columns.map((column) =>
    column.flatMap(({ path, values }) => {
      const steps = pathSteps(path)
      const name = steps.at(-1)
      if (values.length === 0 || typeof name !== 'string' || !isRawName(name)) return []
      return [{ path, name, entry: steps.slice(0, -1).reduce<string>(stepPath, '$') }]
    }),
  )
  if (raw.every((own) => own.length === 0)) return new Set()
  const entries = valuesAt(data, new Set(raw.flat().map(({ entry }) => entry)))
  return new Set(
    raw.flatMap((own) => {
      const found = own.flatMap(({ path, name, entry }): RawAnswer[] => {
        const record = (entries.get(entry) ?? []).find(isObject) ?? {}
        const fields = asFields(record)
        const [final] = fields.filter((field) => isFinalName(field.name) && field.value !== '')
        const said = fields.find((field) => field.name === name)?.value ?? ''
        return final ? [{ path, told: String(told.options.get(path) ?? said), final: final.value }] : []
      })
      return tellTheSame(found) ? [] : found.map(({ path }) => path)
    }),
  )
}

/**
 * Whether each raw answer to an item always stands beside the same final one, and each final one beside the same raw
 * one.
 */
function tellTheSame(found: readonly RawAnswer[]): boolean {
  const finals = new Map<string, string>()
  const raws = new Map<string, string>()
  return found.every(({ told, final }) => {
    const isSame = (finals.get(told) ?? final) === final && (raws.get(final) ?? told) === told
    finals.set(told, final)
    raws.set(final, told)
    return isSame
  })
}
