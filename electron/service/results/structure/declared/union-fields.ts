import { wordsOfKey } from '../../../json/words-of-key.ts'
import { isReasonName } from '../../words/missing-reasons.ts'
import type { Table } from './answers.ts'
import { areBeside, innermostOf, isBlank, type Place, type Value } from './places.ts'

/** Fewer numbers than these may all stand beside the same answer by chance. */
const FEWEST_ALIKE = 4
/**
 * A word of a program ("NumberValue", "num_answer"), the sign of a unit ("€", "°C"), or the address of what explains
 * it.
 */
const ONE_WORD = /^(?:\p{L}[\p{L}\p{N}_.-]*|[\p{Sc}%°]\p{L}?|[a-z]{2,10}:\S+)$/u

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words in the names of fields that hold a value of any kind, or a number. */
const VALUE_WORDS = wordsIn(
  'number numeric numerical num nb value values val amount int integer float double decimal quantity qty count digit digits ' +
    'nombre nombres numerique valeur valeurs montant quantite entier reel decimale chiffre chiffres',
)
/** Further words in such names; any other word says that the number counts or measures something: "word_count". */
const OTHER_WORDS = wordsIn(
  'answer answers response reply said given open reponse reponses saisie saisi dit donnee libre',
)

/**
 * Whether a place is the field in which answers of a kind of their own stand ("number" beside "text" and "label"): only
 * the entries of some open-ended items have something in it, these have nothing else but what all entries have or what
 * says of which kind they are, and entries of other items have theirs elsewhere. Entries that only say why there is no
 * answer have none.
 */
export function isUnionField(
  { place, teller, split }: Table,
  places: readonly Place[],
  isOpenEnded: (item: number) => boolean,
): boolean {
  const level = place.levels.length
  if (level === 0 || !isNameOfNumbers(place.steps.at(-1) ?? '')) return false
  const items = new Set(filledIn(place).map(teller.itemOf))
  if (items.size === 0 || [...items].some((item) => item === null || !isOpenEnded(item))) return false
  const entryOf = innermostOf(place)
  // Blank places of these items count as well: what stands beside them may be the answer there.
  const own = new Set(place.values.filter((value) => items.has(teller.itemOf(value))).map(entryOf))
  const beside = places.filter((other) => other !== place && areBeside(place, other))
  // An entry with nothing in it is none: it did not count. Nor do entries of other kinds, about no item or nobody.
  const isAnswer = (value: Value): boolean => teller.itemOf(value) !== null && split.keyOf(value) !== null
  const all = new Set([place, ...beside].flatMap((other) => filledIn(other).filter(isAnswer).map(entryOf)))
  const numbered = new Set(filledIn(place).map(entryOf))
  let haveOthers = false
  for (const other of beside) {
    const filled = new Set(filledIn(other).filter(isAnswer).map(entryOf))
    const isHere = [...filled].some((entry) => own.has(entry))
    const isChoice = (value: Value): boolean => !isOpenEnded(teller.itemOf(value) ?? -1)
    if (isHere && (saysKind(other, numbered, own) || saysWhyBlank(other, numbered, isChoice))) continue
    // What all entries have is about these, and no answer to any of them.
    if (isHere && filled.size < all.size) return false
    haveOthers ||= filled.size > 0 && !isHere
  }
  return haveOthers
}

/**
 * Whether a place has one and the same word beside each of the numbers, and nothing where their items have no number.
 */
function saysKind(place: Place, numbered: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  const entryOf = innermostOf(place)
  const beside = filledIn(place).filter((value) => own.has(entryOf(value)))
  const words = new Set(beside.map(({ leaf }) => leaf.value))
  const areWords = [...words].every((word) => typeof word === 'string' && ONE_WORD.test(word))
  const entries = new Set(beside.map(entryOf))
  const areSame = entries.size === numbered.size && [...entries].every((entry) => numbered.has(entry))
  return numbered.size >= FEWEST_ALIKE && words.size === 1 && areWords && areSame
}

/** The entries of a place beside which some field says why there is no answer; such a field says nothing else. */
export function entriesWithReasons(place: Place, places: readonly Place[]): ReadonlySet<string> {
  const beside = places.filter((other) => other !== place && areBeside(place, other))
  return new Set(
    beside.flatMap((other) => {
      const filled = filledIn(other)
      const areReasons = filled.every(
        ({ leaf }) => typeof leaf.value === 'string' && isReasonName(leaf.value),
      )
      return areReasons ? filled.map(innermostOf(other)) : []
    }),
  )
}

/**
 * Whether a place says why there is no answer, and nothing else, and has nothing beside any of the numbers. Beside
 * words that are known as reasons, another word of a program is one ("filtre") if it also stands at choices: nobody
 * says it there.
 */
function saysWhyBlank(
  place: Place,
  numbered: ReadonlySet<string>,
  isChoice: (value: Value) => boolean,
): boolean {
  const entryOf = innermostOf(place)
  const filled = filledIn(place)
  const words = new Set(filled.map(({ leaf }) => leaf.value))
  const known = [...words].filter((word) => typeof word === 'string' && isReasonName(word))
  const atChoices = new Set(filled.filter(isChoice).map(({ leaf }) => leaf.value))
  const isReason = (word: Value['leaf']['value']): boolean =>
    typeof word === 'string' && (known.includes(word) || (ONE_WORD.test(word) && atChoices.has(word)))
  return (
    known.length * 2 >= words.size &&
    [...words].every(isReason) &&
    filled.every((value) => !numbered.has(entryOf(value)))
  )
}

/** Whether a name says no more than that its field holds a value or a number: "valeur_num", "numericResponse". */
export function isNameOfNumbers(name: string): boolean {
  // A letter of a program ("Number_Value__c", "nValue") says nothing.
  const words = wordsOfKey(name).filter((word) => word.length > 1)
  return (
    words.some((word) => VALUE_WORDS.has(word)) &&
    words.every((word) => VALUE_WORDS.has(word) || OTHER_WORDS.has(word))
  )
}

function filledIn({ values }: Place): Value[] {
  return values.filter(({ leaf }) => !isBlank(leaf.value))
}
