import { stepPath } from '../../results/shapes/gathered.ts'

/** A step of a path that is being built: a name or an index, all entries, or JSONPath text as it is. */
export type Part = string | number | typeof ALL | { raw: string }

/** All entries of a list or a map. */
export const ALL = Symbol('all')

/** Steps as JSONPath, after `$` or `@`. Unlike in the paths of a payload, names are not cut. */
export function pathText(parts: readonly Part[], base: '$' | '@'): string {
  return parts.reduce<string>((path, part) => {
    if (part === ALL) return `${path}[*]`
    if (typeof part === 'object') return `${path}[${part.raw}]`
    return typeof part === 'string' && part.length > 200
      ? `${path}[${JSON.stringify(part)}]`
      : stepPath(path, part)
  }, base)
}
