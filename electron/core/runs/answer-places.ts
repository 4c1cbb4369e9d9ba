import type { FoundPersonaPlaces, FoundPlaces } from '../../../shared/models/item-place.ts'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { ReadingPort } from '../ports.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'
import { decisionsOf } from './read-again.ts'
import type { ResultsOfRun } from './readings.ts'

/** Where results and the payloads that they were read from come from. */
interface ReadSource {
  /** Rejects with MISSING. */
  results(id: string): Promise<ResultsOfRun>
  /** The text of a payload that is not on disk yet; null for any other payload. */
  unsavedText(payloadId: string): ReceivedText | null
  reader: ReadingPort
  recipeOf: RecipeOf
}

/** Finds the places in a payload from which the answers of a run were read. */
export interface AnswerPlaces {
  /**
   * The places of an item's answers. Rejects with MISSING where the run has no results, no such item or no payload any
   * more, and where the payload is no reply of the service.
   */
  ofItem(id: string, item: string): Promise<FoundPlaces>
  /** The places of a persona's answers; `persona` is its position. Rejects in the same cases. */
  ofPersona(id: string, persona: number): Promise<FoundPersonaPlaces>
}

/**
 * Parsing a large payload takes a while, so the reader does it. The reader also keeps the last parsed payload, so that
 * going from item to item does not parse it again.
 */
export function createAnswerPlaces(source: ReadSource): AnswerPlaces {
  async function reading(id: string) {
    const { run, version, results, payloadId } = await source.results(id)
    // Where the answers were read without a recipe, the places are those that the built-in readers find.
    const recipe = results.recipe === 'used' ? source.recipeOf(run.connectionId)?.results : undefined
    const { draft } = version
    const task = { draft, personas: run.personas, decisions: decisionsOf(results), recipe }
    return { payload: { id: payloadId, text: source.unsavedText(payloadId) }, run: task }
  }

  return {
    async ofItem(id, item) {
      const { payload, run } = await reading(id)
      const at = run.draft.questions.findIndex((question) => question.id === item)
      if (at === -1) throw new SondeError('MISSING')
      const places = await source.reader.desk(payload, { task: 'item_places', run, item: at })
      return { payloadId: payload.id, places }
    },
    async ofPersona(id, persona) {
      const { payload, run } = await reading(id)
      const places = await source.reader.desk(payload, { task: 'persona_places', run, persona })
      return { payloadId: payload.id, places }
    },
  }
}
