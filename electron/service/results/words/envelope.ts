import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { findText } from './comparable.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const STATUS_NAMES = SPLIT('status statut state etat')
/**
 * States of a run that has ended. In any other state answers may still be missing, so that the state is shown to the
 * person.
 */
const STATUS_WORDS = SPLIT(
  'done completed complete finished success succeeded ok ready active termine terminee fini finie',
)
const OPEN_STATUS_WORDS = SPLIT(
  'draft running failed queued pending created partial en cours brouillon echec cancelled stopped',
)
const TYPE_NAMES = SPLIT('type kind')
const TYPE_WORDS = SPLIT(
  'choix_unique choix libre single_choice single choice open open_ended text texte radio choix unique unique question survey sondage',
)
/** An id explains itself only where it is the id of one of these. Another id, such as an option's, may be an answer. */
const KNOWN_THINGS = SPLIT(
  'survey sondage enquete run execution persona personas respondent repondant participant personne profil profile ' +
    'question session user utilisateur request requete',
)
const TEXT_NAMES = SPLIT('titre title contexte context nom name langue language lang locale')
const MESSAGE_WORDS = SPLIT('message error erreur')
const LONGEST_MESSAGE = 300
const NUMBER_WORDS = SPLIT('limit size seed version duration ms seconds elapsed cost price')
/** Words in names of numbers of personas or items. Such a number explains itself only where it fits the run. */
const COUNT_WORDS = SPLIT(
  'total count n nb row rows base asked personas respondents repondants participants profils profiles questions items ' +
    'answers reponses responses',
)
/**
 * Words in names of numbers that say how far the run or the list has come. Such a number explains itself only where it
 * is complete.
 */
const PROGRESS_WORDS = SPLIT('progress progression avancement completed answered')
const PAGE_WORDS = SPLIT('page pages')
const NONE_WORDS = SPLIT('failed offset')
/** Words of flags which, if set, say that everything is there. */
const WHOLE_FLAGS = SPLIT('done completed complete finished')
/** Words of flags which, if set, say that something is missing. */
const PART_FLAGS = SPLIT('deleted archived partial has more next')
const OTHER_FLAGS = SPLIT('launched required obligatoire')
const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/
const PROGRESS = /^\s*\d{1,6}\s*(\/\s*\d{1,6}|%)\s*$/
/** "10/10" or "100 %": everything is there. */
const WHOLE = /^\s*(\d{1,6})\s*\/\s*\1\s*$|^\s*100\s*%\s*$/

/** Where a value is in the payload. */
export interface EnvelopePlace {
  /** Its own name; "" in a list. */
  name: string
  /**
   * Whether it is around the answers as a whole: in no list, and only in maps whose names just wrap everything, such as
   * "data".
   */
  isTop: boolean
}

/** Whether a value explains itself: it is one of the things that surround answers, and cannot be an answer. */
export type ExplainsItself = (value: unknown, place: EnvelopePlace) => boolean

/**
 * Recognises what the service sends around the answers: ids, status words, times, the numbers of the run, and the
 * questionnaire's own title and context. The value itself must be such a thing, its name is not enough; numbers and
 * titles must also be around the answers as a whole. `sizes` knows how many personas the run may have. With answers
 * (`hasAnswers`), a value that says that some may be missing is not explained; without any, it says why there are none,
 * and is explained.
 */
export function envelopeOf(
  draft: SurveyDraft,
  sizes: { has(number: number): boolean },
  hasAnswers = true,
): ExplainsItself {
  const own = [draft.title, draft.context, draft.audience.sex ?? '', ...draft.audience.ageRanges]
  const byText = findText(own.filter((text, at) => text.trim() !== '' && own.indexOf(text) === at))
  const options = [...new Set(draft.questions.flatMap((item) => item.options.map(({ text }) => text)))]
  const byOption = findText(options)
  // A text of digits does not count as an option here, because it may be an id as well.
  const isOption = (text: string): boolean => !/^\s*\d*\s*$/.test(text) && byOption(text) !== null
  const isCount = (number: number): boolean =>
    number === 0 ||
    [1, draft.questions.length].some((times) => sizes.has(number / times)) ||
    number === draft.questions.length
  return (value, { name, isTop }) => {
    if (isOption(name) || (typeof value === 'string' && isOption(value))) return false
    const words = wordsOfKey(name)
    const has = (known: ReadonlySet<string>): boolean => words.some((word) => known.has(word))
    if (isIdName(name, words)) return typeof value === 'string' || typeof value === 'number'
    if (!hasAnswers && !isTop) return has(TYPE_NAMES) && typeof value === 'string' && isType(value)
    if (typeof value === 'boolean') {
      if (has(PART_FLAGS)) return !value || !hasAnswers
      return has(WHOLE_FLAGS) ? value || !hasAnswers : has(OTHER_FLAGS)
    }
    if (typeof value === 'number') {
      if (has(NONE_WORDS)) return isTop && (value === 0 || !hasAnswers)
      if (has(PAGE_WORDS)) return isTop && (value <= 1 || !hasAnswers)
      if (isTop && has(COUNT_WORDS) && isCount(value)) return true
      if (words.at(-1) === 'at' || words.includes('timestamp')) return value > 1_000_000_000
      return (
        isTop &&
        (has(PROGRESS_WORDS)
          ? !hasAnswers || value === 1 || value === 100 || sizes.has(value)
          : has(NUMBER_WORDS))
      )
    }
    if (typeof value !== 'string') return false
    if (TIME.test(value)) return true
    if (has(STATUS_NAMES)) {
      const isKnown = (word: string): boolean =>
        STATUS_WORDS.has(word) || (isTop && !hasAnswers && OPEN_STATUS_WORDS.has(word))
      return wordsOfKey(value).every(isKnown)
    }
    if (has(TYPE_NAMES)) return isType(value)
    if (!isTop) return false
    if (words.length === 1 && has(TEXT_NAMES)) return true
    if (has(MESSAGE_WORDS) && value.length <= LONGEST_MESSAGE)
      return !options.some((text) => says(value, text))
    return (has(PROGRESS_WORDS) && (hasAnswers ? WHOLE : PROGRESS).test(value)) || byText(value) !== null
  }
}

function isType(value: string): boolean {
  return wordsOfKey(value).every((word) => TYPE_WORDS.has(word))
}

/** Whether the words of `text` occur in `message`. */
function says(message: string, text: string): boolean {
  const words = wordsOfKey(text).join(' ')
  return words !== '' && ` ${wordsOfKey(message).join(' ')} `.includes(` ${words} `)
}

function isIdName(name: string, words: readonly string[]): boolean {
  const last = words.at(-1)
  if (last !== 'id' && last !== 'uuid' && name !== '_id') return false
  return words.slice(0, -1).every((word) => KNOWN_THINGS.has(word))
}

const WRAPPERS = SPLIT(
  'data result results resultats survey sondage run meta metadata info page pagination progress dates settings response ' +
    'payload filtres filters envelope summary',
)

/** Whether a map of that name is around the answers as a whole. */
export function isWrapper(name: string): boolean {
  return wordsOfKey(name).every((word) => WRAPPERS.has(word))
}
