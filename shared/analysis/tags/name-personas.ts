import type { Respondent } from '../../models/results.ts'

/** The names by which annotations refer to the personas of a run. */
export interface PersonaNames {
  /** @param persona position in `RunResults.respondents` */
  nameOf(persona: number): string
  /** The position of a persona; null where the results have no persona of that name. */
  positionOf(name: string): number | null
}

/**
 * Names a persona by the id that the service gave it, since its position may change: a newer reader may find more
 * personas in the same payload. Without an id, or if two personas share it, the position is used. `positionOf`
 * understands both forms, so that ids that are only found later do no harm.
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
