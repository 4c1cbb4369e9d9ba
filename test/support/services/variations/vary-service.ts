import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { type Dice, dice } from '../../../unit/service/payloads/dice.ts'
import { fullBook, stemsOnly } from './books.ts'
import { ENGLISH } from './field-names.ts'
import type { KnownService } from './known-services.ts'
import { entriesBelowPersons } from './layouts-by-person.ts'
import { type Fields, type Plan, type SentPerson, shuffled, type Variation } from './plan.ts'

/** A reply that somebody could have sent for a known service, with the persons whose answers it has. */
export interface VariedReply {
  draft: SurveyDraft
  data: unknown
  /** In the order in which the reply has them, those who do not count too. */
  persons: SentPerson[]
}

/** The reply for `count` persons like those of the service, changed by the variations one after the other. */
export function varyService(
  service: KnownService,
  variations: readonly Variation[],
  { seed, count }: { seed: number; count: number },
): VariedReply {
  const plan = plainPlan(service, count, dice(seed))
  for (const vary of variations) vary(plan)
  const { draft, persons } = plan
  return { draft, persons, data: plan.wrap(replyOf(plan)) }
}

function replyOf(plan: Plan): Fields {
  const book = plan.needsBook && (!plan.book || plan.book === stemsOnly) ? fullBook : plan.book
  const whole = { ...plan, book }
  return {
    ...(book ? book(whole) : {}),
    ...(plan.listed === 'no' ? {} : { panel: panelOf(whole) }),
    ...plan.layout(whole),
    ...(Object.assign({}, ...plan.tables.map((write) => write(whole))) as Fields),
  }
}

/** The list that describes the persons. */
function panelOf({ persons, listed, names, dice: throws }: Plan): Fields[] {
  const list = persons.map(({ ref, traits, marks }) => ({ [names.id]: ref, ...traits, ...marks }))
  return listed === 'shuffled' ? shuffled(list, throws) : list
}

/**
 * The plain reply: English names, a list of the items with their options, records of persons, and entries that name items by
 * their ids and options by their texts.
 */
function plainPlan({ draft, answers }: KnownService, count: number, throws: Dice): Plan {
  const columns = draft.questions.map(({ type }, at) =>
    drawn(
      answers.map((row) => row[at] ?? null),
      { count, isOpen: type === 'open_ended' },
      throws,
    ),
  )
  return {
    dice: throws,
    draft: { ...draft, personas: count },
    names: ENGLISH,
    items: draft.questions.map(({ id, stem, options }, at) => ({
      at,
      ref: id,
      stem,
      options: options.map(({ text }) => ({ text, code: text })),
      isNumber: options.length === 0 && isOfNumbers(columns[at] ?? []),
    })),
    persons: Array.from({ length: count }, (_, at) => ({
      ref: `p-${String(at + 1).padStart(3, '0')}`,
      name: NAMES[at % NAMES.length] ?? '',
      traits: {},
      said: columns.map((column) => column[at] ?? null),
      marks: {},
      counts: true,
    })),
    listed: 'no',
    book: fullBook,
    needsBook: false,
    layout: entriesBelowPersons,
    numberAs: (said) => said,
    blank: () => ({ value: null }),
    answered: {},
    beside: [],
    isBesideFirst: false,
    besideName: null,
    versions: null,
    tables: [],
    wrap: (reply) => reply,
  }
}

function isOfNumbers(column: readonly (string | null)[]): boolean {
  const said = column.filter((one) => one !== null)
  return said.length > 0 && said.every((one) => /^-?\d+(?:\.\d+)?$/.test(one))
}

/** Answers of the service in another order; words that come again have an end of their own. */
function drawn(
  column: readonly (string | null)[],
  { count, isOpen }: { count: number; isOpen: boolean },
  throws: Dice,
): (string | null)[] {
  const isWords = isOpen && !isOfNumbers(column)
  const rounds = Array.from({ length: Math.ceil(count / column.length) }, (_, round) =>
    shuffled(column, throws).map((said) =>
      round > 0 && isWords && said !== null ? `${said} ${throws.pick(ENDS)}` : said,
    ),
  )
  return rounds.flat().slice(0, count)
}

const ENDS = ['Voilà.', 'Enfin, je crois.', 'Honestly.', "C'est tout."]
const NAMES = (
  'Ana Bruno Chloé Denis Emma Farid Gaëlle Hugo Inès Jean Karim Léa Marc Nadia Olivier Paul Quentin Rose Samir ' +
  'Tess Ugo Vera Willy Xavier Yann Zoé Alice Bilal Clara David Elsa Fanny Gilles Hana Igor Julie Kevin Lina Mona Noé'
).split(' ')
