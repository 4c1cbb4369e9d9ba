import type { PersonaGroup } from './group-personas.ts'
import type { Among } from './item-responses.ts'

/** Personas by group: indices in `CodedResponses.personas`, in their order. */
interface PartedPersonas {
  /** Everybody who counts, in a group or not. */
  total: number[]
  /** One list a group, in the order of the groups; a persona may be in several. */
  columns: number[][]
  /** Those in no group. */
  ungrouped: number[]
}

/** Puts each persona that counts in its groups, or among those in none. */
export function partPersonas(
  personas: readonly number[],
  groups: readonly PersonaGroup[],
  among: Among | undefined,
): PartedPersonas {
  const parted: PartedPersonas = { total: [], columns: groups.map(() => []), ungrouped: [] }
  personas.forEach((persona, place) => {
    if (among && !among.has(persona)) return
    parted.total.push(place)
    const own = parted.columns.filter((_, at) => groups[at]?.members[place])
    for (const column of own.length > 0 ? own : [parted.ungrouped]) column.push(place)
  })
  return parted
}
