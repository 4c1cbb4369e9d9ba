import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { isReasonName } from '../../words/missing-reasons.ts'
import type { Column } from './answers.ts'
import { type IsMissing, isLeftElsewhere } from './left-elsewhere.ts'
import { nameIn } from './numbered-people.ts'
import { areBeside, innermostOf, isBlank, type Place, type Value } from './places.ts'
import { entriesWithReasons } from './union-fields.ts'

/** Items identified by numbers only are accepted if at least so many of them have options that no other item has. */
const FEWEST_ANCHORS = 2
/** With fewer personas, one value for all of them may mean anything. */
const FEWEST_MARKED = 3

/** The columns that are taken, and the items that two places contradict. */
interface Chosen {
  columns: Column[]
  disputed: ReadonlySet<number>
}

/**
 * Whether the items of a place are surely identified; if by numbers only, then with enough options that no other item
 * has.
 */
function isAnchored(columns: readonly Column[]): boolean {
  const [first] = columns
  if (!first?.teller.isCounted) return first !== undefined
  // Numbers each of which always stands with one option may be those of the options.
  const areVaried = columns.some(({ options }) => new Set(options.values()).size > 1)
  return areVaried && columns.filter(({ isOnlyFit }) => isOnlyFit).length >= FEWEST_ANCHORS
}

/**
 * Chooses one column for each item. Items that two places contradict have none. Texts next to single choices count only
 * where the answers to these were taken from the same place.
 */
export function choose(
  tables: readonly (readonly Column[])[],
  { questions }: SurveyDraft,
  {
    orphaned,
    places,
    isMissing,
  }: { orphaned: ReadonlySet<number>; places: readonly Place[]; isMissing?: IsMissing },
): Chosen {
  const isChoice = (item: number): boolean => questions[item]?.type === 'single_choice'
  const anchoring = tables.filter(isAnchored)
  const tellers = new Set(anchoring.map(([first]) => first?.teller.id))
  // Numbers that are known to count the items in some fields of their entries do so in the others.
  const anchored = new Set(
    [...anchoring, ...tables.filter(([first]) => tellers.has(first?.teller.id))].flat(),
  )
  const disputed = new Set<number>()
  const candidates = (item: number): Column[] =>
    tables.flatMap((columns) => columns.filter((one) => one.item === item))
  const single = (own: readonly Column[]): Column[] => {
    const first = own.find((column) => anchored.has(column) && column.isSound)
    const [any] = own
    if (any && orphaned.has(any.item)) {
      disputed.add(any.item)
      return []
    }
    if (any && !own.every((column) => areSame(column, first ?? any))) {
      disputed.add(any.item)
      return []
    }
    return first ? [first] : []
  }
  const items = [...questions.keys()]
  // Each kind of answer may have a field of its own.
  const kinds = new Set(
    tables.flat().flatMap(({ isSound, place }) => (isSound && !isOfReasons(place) ? [place] : [])),
  )
  const choices = items.filter(isChoice).flatMap((item) => single(candidates(item)))
  // A list of answers may have an id and a text for each of them: both tell the same.
  const taken = new Set(
    choices.flatMap(({ item }) => candidates(item).flatMap(({ isSound, place }) => (isSound ? [place] : []))),
  )
  const withChoices = new Set(tables.flat().flatMap(({ item, place }) => (isChoice(item) ? [place] : [])))
  const open = items
    .filter((item) => !isChoice(item))
    .flatMap((item) => {
      const own = withoutComments(candidates(item))
      // Beside words, a number may measure them, and words beside a number may explain it.
      const areAlike = own.every((one) => areSame(one, own[0] ?? one))
      if (own.some(({ isOfNumbers }) => isOfNumbers) && !areAlike) return []
      const near = own.filter(({ place }) => taken.has(place))
      // Where the answers to the single choices are, this item was left blank.
      const beside = choices.filter(({ place, teller }) =>
        place.values.some((value) => teller.itemOf(value) === item),
      )
      const isLeft = near.length === 0 && beside.length > 0
      const isTold = (one: Column, choice: Column): boolean =>
        completes(one, choice, { kinds, places }) ||
        areMarked(one, choice) ||
        (areBeside(one.place, choice.place) &&
          areOfOpenItems(one, isChoice) &&
          areOfChoices(choice, isChoice))
      if (isLeft && !(own.length === 1 && beside.every((choice) => own.every((one) => isTold(one, choice)))))
        return []
      // Texts next to single choices that another place contradicts are no more certain than these choices.
      return single(near.length > 0 ? near : own).filter(
        ({ place }) => taken.has(place) || !withChoices.has(place),
      )
    })
  // A place that another one contradicts for some item is not trusted for the other items.
  const contradicted = new Set(
    tables.flat().flatMap(({ item, place }) => (disputed.has(item) ? [place] : [])),
  )
  const sound = [...choices, ...open].filter(({ place }) => !contradicted.has(place))
  // Where a place may hold what was expected of one item, it may for the others as well.
  const left = new Set(
    sound.filter((one) => isLeftElsewhere(one, tables.flat(), isMissing)).map(({ place }) => place),
  )
  const chosen = sound.filter(({ place }) => !left.has(place))
  // What is told at a place that is not trusted may not be taken from a further one either.
  for (const { item } of [...choices, ...open])
    if (!chosen.some((column) => column.item === item)) disputed.add(item)
  return { columns: areOfSame(chosen) ? chosen : [], disputed }
}

/**
 * Whether two fields of the same entries are one for words or numbers and one for choices: each is blank where the
 * other is not, and all entries in which both are blank have an answer of a further kind, or say why there is none.
 */
function completes(
  words: Column,
  choice: Column,
  { kinds, places }: { kinds: ReadonlySet<Place>; places: readonly Place[] },
): boolean {
  const level = words.place.levels.length
  const entryOf = innermostOf(words.place)
  const filledIn = ({ values }: Place): Set<string> =>
    new Set(values.filter(({ leaf }) => !isBlank(leaf.value)).map(entryOf))
  const [own, theirs] = [filledIn(words.place), filledIn(choice.place)]
  const all = [...kinds].filter((place) => areBeside(words.place, place)).map(filledIn)
  const reasons = entriesWithReasons(words.place, places)
  const toldIn = (entry: string): number => all.filter((filled) => filled.has(entry)).length
  return (
    choice.place.levels.length === level &&
    areBeside(words.place, choice.place) &&
    theirs.size > 0 &&
    [...own].every((entry) => !theirs.has(entry)) &&
    words.place.values.every((value) => toldIn(entryOf(value)) === (reasons.has(entryOf(value)) ? 0 : 1))
  )
}

/** Whether words stand at a place for open-ended items only, and for most entries of their own item. */
function areOfOpenItems({ item, place, teller }: Column, isChoice: (item: number) => boolean): boolean {
  const filled = place.values.filter(({ leaf }) => !isBlank(leaf.value)).map(teller.itemOf)
  const entries = place.values.filter((value) => teller.itemOf(value) === item)
  return (
    filled.every((of) => of !== null && !isChoice(of)) &&
    filled.filter((of) => of === item).length * 2 > entries.length
  )
}

/** Whether a place has answers to choices only. */
function areOfChoices({ place, teller }: Column, isChoice: (item: number) => boolean): boolean {
  return place.values.every((value) => {
    const of = teller.itemOf(value)
    return isBlank(value.leaf.value) || (of !== null && isChoice(of))
  })
}

/**
 * Whether the place of a choice marks those who said something in words: one and the same value stands there for all
 * personas who have words, and for nobody else.
 */
function areMarked(words: Column, choice: Column): boolean {
  const nameOf = ({ split }: Column, value: Value): string | null => split.nameOf(split.keyOf(value) ?? '')
  const said = words.values.filter(({ leaf }) => !isBlank(leaf.value))
  const speakers = new Set(said.map((value) => nameOf(words, value)))
  const noted = choice.place.values.filter((value) => choice.teller.itemOf(value) === words.item)
  const marks = new Set(
    noted.flatMap((value) => (speakers.has(nameOf(choice, value)) ? [value.leaf.value] : [])),
  )
  const [mark] = marks
  const marked = noted.filter(({ leaf }) => leaf.value === mark)
  const areThey = marked.every((value) => speakers.has(nameOf(choice, value)))
  return (
    speakers.size >= FEWEST_MARKED &&
    !speakers.has(null) &&
    !isBlank(mark) &&
    marks.size === 1 &&
    areThey &&
    marked.length === speakers.size
  )
}

/**
 * The columns without those of places that have words beside the answers to single choices as well, such as reasons,
 * where another place has words for open-ended items only; and without those of places that only say why there is no
 * answer.
 */
function withoutComments(columns: readonly Column[]): readonly Column[] {
  const saying = columns.filter(({ place }) => !isOfReasons(place))
  const told = saying.length > 0 ? saying : columns
  const sound = told.filter(({ isSound }) => isSound)
  return sound.length === 1 && told.every((one) => one === sound[0] || one.isComment) ? sound : told
}

function isOfReasons({ values }: Place): boolean {
  return values.every(
    ({ leaf: { value } }) => isBlank(value) || (typeof value === 'string' && isReasonName(value)),
  )
}

/** Whether two columns have the same answers of the same personas, blanks aside. */
export function areSame(one: Column, other: Column): boolean {
  const meaning = ({ options, split, values }: Column): Map<string, unknown> =>
    new Map(
      values.flatMap((value): [string, unknown][] => {
        const key = split.nameOf(split.keyOf(value) ?? '') ?? split.keyOf(value) ?? ''
        return isBlank(value.leaf.value) ? [] : [[key, options.get(value) ?? value.leaf.value]]
      }),
    )
  const told = meaning(one)
  const rivals = meaning(other)
  return told.size === rivals.size && [...told].every(([key, value]) => rivals.get(key) === value)
}

/** Whether the columns are of the same personas: mostly the same names, or the same entries where names are missing. */
function areOfSame(columns: readonly Column[]): boolean {
  const [first] = columns
  const names = ({ values, split }: Column): Set<string | null> =>
    new Set(values.map((value) => nameIn(split, value)))
  const all = columns.map(names)
  if (all.some((own) => own.has(null)))
    return columns.every(
      ({ split, place }) =>
        split.level === first?.split.level &&
        place.levels[split.level - 1] === first.place.levels[split.level - 1],
    )
  const together = new Set(all.flatMap((own) => [...own]))
  const largest = Math.max(0, ...all.map(({ size }) => size))
  return together.size <= largest * 1.4
}
