import { distinctNames, usableName } from '../../../../shared/analysis/variable-names.ts'

const LONGEST = 64
/** Words of the language of SPSS, which cannot be names. */
const RESERVED = new Set(['all', 'and', 'by', 'eq', 'ge', 'gt', 'le', 'lt', 'ne', 'not', 'or', 'to', 'with'])

/**
 * Names that SPSS takes, one for each head of the file of codes: the same where possible. Those in front have the
 * precedence where two become the same.
 */
export function spssNames(heads: readonly string[]): string[] {
  const usable = heads.map((head) => {
    const name = usableName(head, /[^A-Za-z\d_]+/g, LONGEST)?.replace(/_+$/, '') ?? null
    return name !== null && RESERVED.has(name.toLowerCase()) ? `${name}_v` : name
  })
  return distinctNames(
    usable,
    heads.map((_, at) => `v${at + 1}`),
  )
}
