import type { Dice } from './dice.ts'
import { aNoiseCase, type NoiseCase } from './noise-case.ts'

/** True answers in entries with one field for each kind of answer, of which all but one are blank. */
export interface NoiseKinds {
  one: NoiseCase
  /** Name of the form, for the message of a failure. */
  form: string
  data: unknown
}

const NUMBERS =
  'valeur_num nombre count number value_number IntValue nb chiffre n zarobi score duree word_count'
const WORDS =
  'valeur_texte texte text verbatim value_text TextValue libre open_response t vikoda label answer'
const CHOICES = 'code modalite option choice value_choice ListValue libelle selected c pumifa value'
const PEOPLE = 'persona_id respondent who sujet rikapo'
const ITEMS = 'question question_id item asked fodabu'

/** Writes one entry of an answer; its person and its item are told around it. */
type Entry = (p: number, q: number) => Record<string, unknown>

interface Parts {
  one: NoiseCase
  entry: Entry
  /** Names of the fields that tell the persona and the item. */
  who: string
  what: string
  /** What tells an item: its text, or an id that a list of the items declares. */
  item(q: number): string
  legend: Record<string, unknown>
}

/** A payload in which every kind of answer has a field of its own, beside traits, times and guesses. */
export function noisyKinds(roll: Dice): NoiseKinds {
  const one = aNoiseCase(roll)
  const named = (names: string): string => roll.pick(names.split(' '))
  const isDeclared = roll.chance(0.5)
  const item = (q: number): string => (isDeclared ? `it-${q + 11}` : (one.draft.questions[q]?.stem ?? ''))
  const legend = isDeclared
    ? { items: one.draft.questions.map(({ stem }, q) => ({ ref: item(q), wording: stem })) }
    : {}
  const parts = {
    one,
    item,
    legend,
    who: named(PEOPLE),
    what: named(ITEMS),
    entry: anEntry(one, roll, named),
  }
  const form = roll.pick(Object.keys(FORMS))
  const data = FORMS[form]?.(parts)
  return { one, form, data: roll.chance(0.5) ? data : { status: 'done', data } }
}

function anEntry(one: NoiseCase, roll: Dice, named: (names: string) => string): Entry {
  const names = { number: named(NUMBERS), words: named(WORDS), choice: named(CHOICES) }
  const blank = roll.pick([null, '', undefined])
  const has = {
    time: roll.chance(0.3),
    guess: roll.chance(0.2),
    index: roll.chance(0.2),
    trait: roll.chance(0.3),
  }
  const isInner = roll.chance(0.2)
  const kindOf = (q: number, text: string): keyof typeof names => {
    if (one.draft.questions[q]?.type === 'single_choice') return 'choice'
    return /^\d+$/.test(text) ? 'number' : 'words'
  }
  return (p, q) => {
    const options = one.draft.questions[q]?.options.map(({ text }) => text) ?? []
    const text = one.said[p]?.[q] ?? null
    const own: Record<string, unknown> =
      blank === undefined ? {} : { [names.choice]: blank, [names.words]: blank, [names.number]: blank }
    if (text !== null) {
      const kind = kindOf(q, text)
      own[names[kind]] = kind === 'number' ? Number(text) : text
    }
    return {
      ...(has.trait ? { humeur: one.traits[p]?.humeur } : {}),
      ...(isInner ? { value: own } : own),
      ...(has.index && text !== null && options.length > 0 ? { rank: options.indexOf(text) } : {}),
      ...(has.guess && options.length > 0 ? { attendu: options[(p + q) % options.length] } : {}),
      ...(has.time ? { duree_s: 2 + ((p * 7 + q * 5) % 13) } : {}),
    }
  }
}

const each = <Value>(one: NoiseCase, make: (q: number) => Value): Value[] =>
  one.draft.questions.map((_, q) => make(q))

const FORMS: Record<string, (parts: Parts) => unknown> = {
  rows: ({ one, entry, who, what, item, legend }) => ({
    ...legend,
    rows: one.personas.flatMap(({ id }, p) =>
      each(one, (q) => ({ [who]: id, [what]: item(q), ...entry(p, q) })),
    ),
  }),
  nested: ({ one, entry, who, what, item, legend }) => ({
    ...legend,
    people: one.personas.map(({ id }, p) => ({
      ...{ [who]: id, age: one.traits[p]?.annees },
      answers: each(one, (q) => ({ [what]: item(q), ...entry(p, q) })),
    })),
  }),
  byItem: ({ one, entry, who, what, item, legend }) => ({
    ...legend,
    data: each(one, (q) => ({
      [what]: item(q),
      said: one.personas.map(({ id }, p) => ({ [who]: id, ...entry(p, q) })),
    })),
  }),
  maps: ({ one, entry, item, legend }) => ({
    ...legend,
    answers: Object.fromEntries(
      one.personas.map(({ id }, p) => [id, Object.fromEntries(each(one, (q) => [item(q), entry(p, q)]))]),
    ),
  }),
  table: ({ one, entry, who, what, item, legend }) => {
    const rows = one.personas.flatMap(({ id }, p) =>
      each(one, (q): Record<string, unknown> => ({ [who]: id, [what]: item(q), ...entry(p, q) })),
    )
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    return { ...legend, columns, rows: rows.map((row) => columns.map((name) => row[name] ?? null)) }
  },
}
