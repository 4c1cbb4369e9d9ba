import type { Recipe } from '../../../shared/models/recipe.ts'
import { asText } from '../json/json-value.ts'
import { readTranscriptText, turnLines } from '../reading/read-transcript-text.ts'
import { trySelect } from './try-select.ts'
import { valuesFrom } from './values-from.ts'

/** The discussion, by a recipe; without one, or where it finds nothing, by `readTranscriptText`. */
export function readTaughtTranscript(data: unknown, recipe: Recipe | null): string {
  const { text, turns, words, speaker } = recipe?.transcript ?? {}
  if (text !== undefined) {
    const [found] = trySelect(text, data)
    if (typeof found === 'string' && found.trim() !== '') return readTranscriptText(found)
  }
  if (turns !== undefined && words !== undefined) {
    const told = valuesFrom(data, turns, { words, speaker }).flatMap((turn) => {
      const said = asText(turn.words)
      return said === null ? [] : [{ speaker: asText(turn.speaker)?.trim() ?? null, text: said, round: null }]
    })
    // Where the turns cannot be written so that the same turns are read back, they are at least given as plain lines.
    const plain = told.map((turn) => (turn.speaker === null ? turn.text : `${turn.speaker}: ${turn.text}`))
    if (told.some((turn) => turn.text.trim() !== '')) return turnLines(told) ?? plain.join('\n')
  }
  return readTranscriptText(data)
}
