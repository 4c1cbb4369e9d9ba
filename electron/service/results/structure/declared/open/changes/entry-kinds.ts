import type { KnownTexts } from '../../../item-refs.ts'
import { saysCorrected, saysRetracted } from './change-words.ts'
import { type Entry, namesOf, textOf } from './entries.ts'

/** A field that says of which kind each entry is has few different values. */
const MOST_KINDS = 12
/** Fewer people than these may be told apart by any field. */
const FEWEST_PEOPLE = 3

/** What the entries of a list say of themselves, in the fields that tell of which kind each is. */
export interface EntryKinds {
  /** The fields in which some entry says that it changes an earlier one. */
  marks: readonly string[]
  /** Whether an entry says that it corrects an earlier one. */
  corrects(entry: Entry): boolean
  /** Whether an entry says that it takes an earlier one back. */
  retracts(entry: Entry): boolean
}

/** What the journal is about. */
export interface JournalParts {
  known: Pick<KnownTexts, 'isOption'>
  /** The personas asked. */
  personas: number
}

/**
 * Finds the fields by which the entries of a list say that they change earlier ones. A field that holds options has
 * answers, and one that has the same for each persona is a trait: some people are replaced, or revise books.
 */
export function entryKinds(entries: readonly Entry[], parts: JournalParts): EntryKinds {
  const names = namesOf(entries)
  const changed = new Set(
    entries.flatMap(({ fields }) =>
      [...fields].flatMap(([name, { value }]) => (saysChanged(value) ? [name] : [])),
    ),
  )
  const marks = names.filter((name) => {
    if (!changed.has(name)) return false
    const told = [...new Set(entries.map(({ fields }) => fields.get(name)?.value))]
    return (
      told.length <= MOST_KINDS &&
      !told.some(parts.known.isOption) &&
      !isTrait(name, { entries, names, ...parts })
    )
  })
  const says = (entry: Entry, isSaid: (value: unknown) => boolean): boolean =>
    marks.some((name) => isSaid(entry.fields.get(name)?.value))
  return {
    marks,
    corrects: (entry) => says(entry, saysCorrected),
    retracts: (entry) => says(entry, saysRetracted),
  }
}

function saysChanged(value: unknown): boolean {
  return saysCorrected(value) || saysRetracted(value)
}

interface TraitParts extends JournalParts {
  entries: readonly Entry[]
  names: readonly string[]
}

/**
 * Whether some other field tells the people apart of whom this one is a trait: it has as many entries with options of
 * each, all with the same trait, and no more people than were asked. People with one entry each have all of their
 * answers in it. An entry that says so and has no option is none of a person who answered.
 */
function isTrait(name: string, { entries, names, known, personas }: TraitParts): boolean {
  const optionsIn = ({ fields }: Entry): number =>
    [...fields.values()].filter(({ value }) => known.isOption(value)).length
  const answering = entries.filter((entry) => optionsIn(entry) > 0)
  if (entries.some((entry) => !answering.includes(entry) && saysChanged(entry.fields.get(name)?.value)))
    return false
  const areWhole = answering.every((entry) => optionsIn(entry) > 1)
  return names.some((who) => {
    if (who === name) return false
    const traits = new Map<string | null, Set<string | null>>()
    const sizes = new Map<string | null, number>()
    for (const entry of answering) {
      const person = textOf(entry, who)
      traits.set(person, (traits.get(person) ?? new Set()).add(textOf(entry, name)))
      sizes.set(person, (sizes.get(person) ?? 0) + 1)
    }
    const [size = 0] = sizes.values()
    return (
      traits.size >= FEWEST_PEOPLE &&
      traits.size <= personas &&
      !traits.has(null) &&
      [...traits.values()].every((told) => told.size === 1) &&
      [...sizes.values()].every((own) => own === size) &&
      (size > 1 || areWhole)
    )
  })
}
