import type { Respondent } from '../../../shared/models/results.ts'
import type { PersonaWords } from '../../../shared/personas/persona-words.ts'

type Attribute = Respondent['attributes'][number]

/**
 * The positions of the attributes that a persona's line tells: a service may send a field under two names, such as
 * `age` and `edad`, which a person reads in the same words.
 */
export function toldOnce(attributes: readonly Attribute[], words: PersonaWords): number[] {
  const told = new Set<string>()
  return attributes.flatMap(({ name, value }, at) => {
    const said = JSON.stringify([words.name(name), words.value(name, value)])
    if (told.has(said)) return []
    told.add(said)
    return [at]
  })
}
