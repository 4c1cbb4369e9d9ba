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
  /** The text of a payload that is not on disk yet; null for any other. */
  unsavedText(payloadId: string): ReceivedText | null
  reader: ReadingPort
  recipeOf: RecipeOf
}

/** Where the answers of a run stand in the payload that they were read from. */
export interface AnswerPlaces {
  /**
   * Of an item. Rejects with MISSING where the run has no results, no such item or no payload any more, and where the
   * payload is no answer of the service.
   */
  ofItem(id: string, item: string): Promise<FoundPlaces>
  /** Of the answers of a persona, by its position; rejects alike. */
  ofPersona(id: string, persona: number): Promise<FoundPersonaPlaces>
}

/** To read a large payload takes a while: the reader does it, which keeps the last one for whoever goes from item to item. */
export function createAnswerPlaces(source: ReadSource): AnswerPlaces {
  async function reading(id: string) {
    const { run, version, results, payloadId } = await source.results(id)
    // Where the recipe no longer is the one that the answers were read by, the places are those of the readers.
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
