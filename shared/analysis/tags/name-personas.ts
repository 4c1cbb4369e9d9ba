import type { Respondent } from '../../models/results.ts'

/** How the personas of a run are named in what a person says of their answers. */
export interface PersonaNames {
  /** @param persona position in `RunResults.respondents` */
  nameOf(persona: number): string
  /** The position of a persona; null where the results have no persona of that name. */
  positionOf(name: string): number | null
}

/**
 * A persona is named by the id that the service gave it, for its position is the reader's: one that understands more of the
 * same payload may find personas that an earlier one did not. Where there is no id, or two personas have the same, the
 * position is all there is. Both forms are understood, so that ids found later do no harm.
 */
export function namePersonas(respondents: readonly Pick<Respondent, 'id'>[]): PersonaNames {
  const positions = new Map<string, number | null>()
  respondents.forEach(({ id }, position) => {
    if (id !== null) positions.set(id, positions.has(id) ? null : position)
  })
  return {
    nameOf: (persona) => {
      const id = respondents[persona]?.id ?? null
      return id !== null && positions.get(id) === persona ? `id:${id}` : `at:${persona}`
    },
    positionOf: (name) => {
      if (name.startsWith('id:')) return positions.get(name.slice(3)) ?? null
      const at = /^at:(\d+)$/.exec(name)
      return at ? Number(at[1]) : null
    },
  }
}
