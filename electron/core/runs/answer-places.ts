import type { FoundPersonaPlaces, FoundPlaces } from '../../../shared/models/item-place.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { readTaughtPayload } from '../../service/recipes/read-taught.ts'
import { type PlaceReader, placesIn } from '../../service/results/item-places.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'
import { dataOf, decisionsOf } from './read-again.ts'

/** Where results and the payloads that they were read from come from. */
interface ReadSource {
  /** Throws MISSING. */
  results(id: string): { run: Run; version: SurveyVersion; results: RunResults; payloadId: string }
  /** Throws MISSING. */
  payloadText(payloadId: string): string
  recipeOf: RecipeOf
}

/** Where the answers of a run stand in the payload that they were read from. */
export interface AnswerPlaces {
  /**
   * Of an item. Throws MISSING where the run has no results, no such item or no payload any more, and where the payload is
   * no answer of the service.
   */
  ofItem(id: string, item: string): FoundPlaces
  /** Of the answers of a persona, by its position; throws alike. */
  ofPersona(id: string, persona: number): FoundPersonaPlaces
  /** Forgets what was read of a run, of which something changed; of any run where none is named. */
  forget(id?: string): void
}

/** To read a large payload takes a while: the newest reading is kept for whoever goes from item to item. */
export function createAnswerPlaces(source: ReadSource): AnswerPlaces {
  let kept: { id: string; payloadId: string; items: string[]; reader: PlaceReader } | null = null

  function read(id: string): NonNullable<typeof kept> {
    if (kept?.id === id) return kept
    const { run, version, results, payloadId } = source.results(id)
    const { draft } = version
    const data = dataOf(source.payloadText(payloadId))
    // Where the recipe no longer is the one that the answers were read by, the places are those of the readers.
    const recipe = results.recipe === 'used' ? source.recipeOf(run.connectionId)?.results : undefined
    const known = { personas: run.personas, decisions: decisionsOf(results), recipe }
    const items = draft.questions.map((question) => question.id)
    kept = { id, payloadId, items, reader: placesIn(data, draft, readTaughtPayload(data, draft, known)) }
    return kept
  }

  return {
    ofItem(id, item) {
      const { payloadId, items, reader } = read(id)
      const at = items.indexOf(item)
      if (at === -1) throw new SondeError('MISSING')
      return { payloadId, places: reader.ofItem(at) }
    },
    ofPersona(id, persona) {
      const { payloadId, reader } = read(id)
      return { payloadId, places: reader.ofPersona(persona) }
    },
    forget: (id) => {
      if (id === undefined || id === kept?.id) kept = null
    },
  }
}
