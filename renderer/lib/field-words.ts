import type { TFunction } from 'i18next'

/** Parts of a survey, a focus group or a key that the service may reject, as named in `problems.field`. */
const NAMED = new Set([
  'title',
  'context',
  'guide',
  'personas',
  'rounds',
  'questions',
  'stem',
  'type',
  'options',
  'audience',
  'sex',
  'ageRanges',
  'densities',
  'occupations',
  'name',
] as const)

type Named = typeof NAMED extends Set<infer Name> ? Name : never

function isNamed(step: unknown): step is Named {
  return (NAMED as ReadonlySet<unknown>).has(step)
}

/**
 * Names a rejected field, given as a path into Sonde's models, as its form does. An unknown path is shown as received.
 */
export function fieldWords(path: readonly (string | number)[], t: TFunction<'problems'>): string {
  const [first, second, third, fourth] = path
  if (first === 'questions' && typeof second === 'number') {
    const number = second + 1
    if (third === 'options' && typeof fourth === 'number')
      return t('field.option', { number, option: fourth + 1 })
    if (isNamed(third)) return t('field.ofItem', { part: t(`field.${third}`), number })
    return t('field.item', { number })
  }
  const name = first === 'audience' && second !== undefined ? second : first
  const place = name === second ? third : undefined
  if (!isNamed(name)) return path.join('.')
  return typeof place === 'number'
    ? t('field.numbered', { part: t(`field.${name}`), number: place + 1 })
    : t(`field.${name}`)
}
