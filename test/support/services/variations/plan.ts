import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Dice } from '../../../unit/service/payloads/dice.ts'
import type { FieldNames } from './field-names.ts'

export type Value = string | number | boolean | null
export type Fields = Record<string, unknown>

/** An option as a reply sends it. */
export interface SentOption {
  text: string
  /** What stands for it in an answer. */
  code: Value
}

/** An item as a reply sends it. */
export interface SentItem {
  /** Its place in the questionnaire; null for an item that the service asked of its own accord. */
  at: number | null
  ref: string | number
  stem: string
  /** In the order in which the reply lists them; empty for an open-ended item. */
  options: SentOption[]
  /** Whether the answers to an open-ended item are numbers. */
  isNumber: boolean
}

/** A person as a reply sends it. */
export interface SentPerson {
  ref: string | number
  name: string
  traits: Fields
  /** By the item's place in the questionnaire: what the person said. */
  said: (string | null)[]
  /** What a reply says about the state of this person's interview. */
  marks: Fields
  /** Whether the person belongs to the run, by what `marks` says. */
  counts: boolean
}

/** What a person answered to an item, as a reply sends it. */
export interface SentAnswer {
  plan: Plan
  person: SentPerson
  item: SentItem
  said: string | null
  /** The option that was said; null for an open-ended item or a blank. */
  option: SentOption | null
  value: unknown
}

/** What stands in the place of an answer that is missing; `value` is undefined where the whole entry is left out. */
export interface SentBlank {
  value: unknown
  fields?: Fields
}

/** How a reply is written. Variations change it one after the other, before `reply` writes it. */
export interface Plan {
  dice: Dice
  draft: SurveyDraft
  names: FieldNames
  items: SentItem[]
  persons: SentPerson[]
  /** Whether the persons are described in a list of their own, and in which order. */
  listed: 'no' | 'same' | 'shuffled'
  /** What lists the items and their options; null if nothing does. */
  book: ((plan: Plan) => Fields) | null
  /** Whether the codes or the names of items mean something only together with a book. */
  needsBook: boolean
  layout: (plan: Plan) => Fields
  /** What stands for the number that a person said. */
  numberAs: (said: string) => unknown
  blank: (item: SentItem) => SentBlank
  /** Fields for all who did answer, where those who did not have fields of `blank`. */
  answered: Fields
  /** What stands beside the answer in its entry. */
  beside: ((answer: SentAnswer) => Fields)[]
  /** Whether that stands before the answer. */
  isBesideFirst: boolean
  /** What the only field beside an answer is called; null for its own name. */
  besideName: string | null
  /** The entries of an answer that was changed; null where none was. */
  versions: ((answer: SentAnswer, entryFor: (said: string) => Fields) => Fields[]) | null
  /** What stands beside the table of answers. */
  tables: ((plan: Plan) => Fields)[]
  wrap: (reply: Fields) => unknown
}

/** One way in which a reply may differ from the plain one. */
export type Variation = (plan: Plan) => void
export type Variations = Readonly<Record<string, Variation>>

/** The items of the questionnaire that have options, without the service's own. */
export function choicesOf({ items }: Plan): (SentItem & { at: number })[] {
  return items.filter(
    (item): item is SentItem & { at: number } => item.at !== null && item.options.length > 0,
  )
}

/** The persons who belong to the run. */
export function countedOf({ persons }: Plan): SentPerson[] {
  return persons.filter(({ counts }) => counts)
}

/** How many of the run's persons gave each option of an item. */
export function totalsOf(plan: Plan, item: SentItem): number[] {
  return item.options.map(
    ({ text }) => countedOf(plan).filter((person) => saidBy(person, item) === text).length,
  )
}

/** What a person said; to an item of the service's own, always the same. */
export function saidBy(person: SentPerson, item: SentItem): string | null {
  if (item.at !== null) return person.said[item.at] ?? null
  return item.options[String(person.ref).length % item.options.length]?.text ?? null
}

/** Another option of the item than the one that was said. */
export function otherOption({ plan, item, said }: SentAnswer): SentOption | null {
  const others = item.options.filter(({ text }) => text !== said)
  return others.length === 0 ? null : plan.dice.pick(others)
}

/** The values in another order. */
export function shuffled<T>(values: readonly T[], dice: Dice): T[] {
  const left = [...values]
  return values.flatMap(() => left.splice(dice.below(left.length), 1))
}

/** A name that a program could make of a text: "Plutôt oui" → "plutot_oui". */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 48)
}

/** An id without a meaning. */
export function hexOf(dice: Dice, digits = 8): string {
  return Array.from({ length: digits }, () => '0123456789abcdef'[dice.below(16)]).join('')
}

const SENTENCES = [
  "Parce que c'est plus simple pour moi.",
  'It depends on the day, really.',
  "Je n'y avais jamais pensé avant.",
  'My neighbours told me so.',
  "C'est une question de prix.",
  'I just feel that way.',
]

/** A sentence that answers nothing. */
export function sentenceOf(dice: Dice): string {
  return dice.pick(SENTENCES)
}
