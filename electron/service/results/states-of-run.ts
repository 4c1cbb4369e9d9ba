import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { isStatusName, STATUS_NAMES, statusUnderName } from '../reading/status-words.ts'
import { findText } from './words/comparable.ts'
import type { ExplainsItself } from './words/envelope.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that may stand beside these in the name of a run's state: "survey_status", "état de la passation". */
const STATE_OF = SPLIT(
  'survey sondage enquete questionnaire run execution passation session job task batch overall global current final ' +
    'actuel actuelle remote results resultats answers reponses de la du des l of the is est',
)
/** States of a run that ended, or goes on, with some of its answers. */
const PARTIAL_WORDS = SPLIT(
  'partial partially partiel partielle partiellement incomplete incomplet truncated tronque tronquee interrupted ' +
    'completed done with errors avec erreurs des timeout timed out expired degraded degrade',
)
/** Whole names of flags that are states. */
const STATE_FLAGS = SPLIT(
  'partial partiel partielle incomplete incomplet failed echec echoue done complete completed complet finished termine',
)
/** A longer text under a name of states says more than a state. */
const MOST_STATE_WORDS = 4

/**
 * Recognises a state of the run as a whole, such as `status: "failed"` or `partial: true`, which may say that answers
 * are missing. A word that no state is known by stays what it is, and so does an option of the questionnaire.
 */
export function statesOf(draft: SurveyDraft): ExplainsItself {
  const options = [...new Set(draft.questions.flatMap((item) => item.options.map(({ text }) => text)))]
  const byOption = findText(options)
  return (value, { name, isTop }) => {
    if (!isTop || byOption(name) !== null) return false
    const words = wordsOfKey(name)
    if (typeof value === 'boolean')
      return words.some((word) => STATE_FLAGS.has(word)) && words.every(isOneOf(STATE_FLAGS, STATE_OF))
    if (typeof value !== 'string' || !isStatusName(name) || byOption(value) !== null) return false
    return words.every(isOneOf(STATUS_NAMES, STATE_OF)) && isStateWord(value)
  }
}

const isOneOf =
  (...sets: ReadonlySet<string>[]) =>
  (word: string): boolean =>
    sets.some((words) => words.has(word))

function isStateWord(value: string): boolean {
  const words = wordsOfKey(value)
  if (words.length === 0 || words.length > MOST_STATE_WORDS) return false
  return statusUnderName(value) !== 'other' || words.every(isOneOf(PARTIAL_WORDS))
}
