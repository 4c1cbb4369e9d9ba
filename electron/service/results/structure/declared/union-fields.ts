import { wordsOfKey } from '../../../json/words-of-key.ts'
import type { Table } from './answers.ts'
import { areBeside, innermostOf, isBlank, type Place, type Value } from './places.ts'

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
 * the entries of some open-ended items have something in it, these have nothing else but what all entries have, and
 * entries of other items have theirs elsewhere.
 */
export function isUnionField(
  { place, teller }: Pick<Table, 'place' | 'teller'>,
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
  // An entry with nothing in it is none: it did not count.
  const all = new Set([place, ...beside].flatMap((other) => filledIn(other).map(entryOf)))
  let haveOthers = false
  for (const other of beside) {
    const filled = new Set(filledIn(other).map(entryOf))
    const isHere = [...filled].some((entry) => own.has(entry))
    // What all entries have is about these, and no answer to any of them.
    if (isHere && filled.size < all.size) return false
    haveOthers ||= filled.size > 0 && !isHere
  }
  return haveOthers
}

/** Whether a name says no more than that its field holds a value or a number: "valeur_num", "numericResponse". */
export function isNameOfNumbers(name: string): boolean {
  const words = wordsOfKey(name)
  return (
    words.some((word) => VALUE_WORDS.has(word)) &&
    words.every((word) => VALUE_WORDS.has(word) || OTHER_WORDS.has(word))
  )
}

function filledIn({ values }: Place): Value[] {
  return values.filter(({ leaf }) => !isBlank(leaf.value))
}
