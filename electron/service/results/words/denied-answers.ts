import { wordsOfKey } from '../../json/words-of-key.ts'
import { isYes } from './foreign-words.ts'
import { saysWhyMissing } from './missing-reasons.ts'
import { ANSWER_NAMES } from './names.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words of flags which, if set, mean that the answer next to them is what was not answered. */
const DENYING = SPLIT(
  'not negated negate negation neg negative negatif nie except excepted excepte sauf exclude excludes excluded exclu ' +
    'inverse inverted unselected deselected unchosen unchecked eliminated elimine rejected rejete minus opposite contraire ' +
    'without sans against contre',
)
/** Words of flags that are set next to what was answered, such as "selected"; not set, it was not answered. */
const AFFIRMING = SPLIT(
  'selected selectionne chosen checked ticked picked coche cochee choisi choisie retenu retenue match matches',
)
/** Words in the names of fields that relate an answer to what is next to it, such as an operator. */
const RELATIONS = SPLIT(
  'operator op operateur comparator comparateur comparison relation predicate predicat condition cond mode prefix prefixe ' +
    'modifier modificateur qualifier sign signe action vote type kind polarity polarite sens logic logique',
)
const DENIALS = SPLIT(
  'ne neq not isnot nin except exclude excluded exclusion excluding sauf hors different differs unlike without negative ' +
    'negatif never jamais reject rejected against contre pas non no minus opposite contraire',
)
const LONGEST = 24
const SYMBOL = /^\s*(!|!=|!==|<>|≠|¬|!~|\/=|~=)\s*$/

/** Whether a field says that the answer next to it is the one that was not given. */
export function saysDenied([name, value]: readonly [string, unknown]): boolean {
  if (
    typeof value === 'string'
      ? value.length > LONGEST
      : typeof value === 'number' && value !== 0 && value !== 1
  )
    return false
  const words = wordsOfKey(name)
  if (words.length === 0 || words.length > 3) return false
  const has = (known: ReadonlySet<string>): boolean => words.some((word) => known.has(word))
  if (has(DENYING) && (isYes(value) || value === 'true')) return true
  if (value === false || (value === 0 && !ANSWER_NAMES.includes(name.toLowerCase()))) return has(AFFIRMING)
  if (typeof value !== 'string') return false
  if (SYMBOL.test(value)) return true
  // "Ne sait pas" denies no answer.
  if (saysWhyMissing(value)) return false
  const said = wordsOfKey(value)
  return (
    has(RELATIONS) &&
    (value.trim() === '-' || (said.length > 0 && said.length <= 3 && said.some((word) => DENIALS.has(word))))
  )
}
