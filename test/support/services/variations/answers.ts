import type { Fields, Plan, SentAnswer, SentItem, SentPerson } from './plan.ts'
import { saidBy } from './plan.ts'

/** A person's answer to an item; null where the reply leaves it out. */
export function answerAt(plan: Plan, person: SentPerson, item: SentItem): SentAnswer | null {
  const answer = answerFor(plan, person, item, saidBy(person, item))
  return answer.value === undefined ? null : answer
}

function answerFor(plan: Plan, person: SentPerson, item: SentItem, said: string | null): SentAnswer {
  const option = item.options.find(({ text }) => text === said) ?? null
  const spoken = item.isNumber && said !== null ? plan.numberAs(said) : said
  const value = said === null ? plan.blank(item).value : (option?.code ?? spoken)
  return { plan, person, item, said, option, value }
}

function entryOf(answer: SentAnswer): Fields {
  const { plan, item, said, value } = answer
  const state = said === null ? (plan.blank(item).fields ?? {}) : plan.answered
  const own = { [plan.names.answer]: value, ...state }
  const beside = renamed(Object.assign({}, ...plan.beside.map((add) => add(answer))) as Fields, plan)
  return plan.isBesideFirst ? { ...beside, ...own } : { ...own, ...beside }
}

/** Gives the only field the name that the plan has for it. */
function renamed(fields: Fields, { besideName, names }: Plan): Fields {
  const [only, ...others] = Object.keys(fields)
  if (only === undefined || others.length > 0 || besideName === null || besideName === names.answer)
    return fields
  return { [besideName]: fields[only] }
}

/** The entries of an answer, without person and item: several where it was changed, none where it is left out. */
export function entriesAt(plan: Plan, person: SentPerson, item: SentItem): Fields[] {
  const answer = answerAt(plan, person, item)
  if (!answer) return []
  if (!plan.versions || answer.option === null) return [entryOf(answer)]
  return plan.versions(answer, (said) => entryOf(answerFor(plan, person, item, said)))
}

/** Whether an answer is no more than its value. */
export function isBare(plan: Plan): boolean {
  const { beside, versions, answered, items } = plan
  const states = items.flatMap((item) => Object.keys(plan.blank(item).fields ?? {}))
  return beside.length === 0 && !versions && Object.keys(answered).length + states.length === 0
}

/** What stands in the one place of an answer: its value, or its entry; undefined where it is left out. */
export function cellAt(plan: Plan, person: SentPerson, item: SentItem): unknown {
  return isBare(plan) ? answerAt(plan, person, item)?.value : entriesAt(plan, person, item).at(-1)
}

/** The columns of an answer: the one with its value is named after the item, the others after the item and the field. */
export function columnsAt(plan: Plan, person: SentPerson, item: SentItem): Fields {
  const entry = entriesAt(plan, person, item).at(-1) ?? {}
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field === plan.names.answer ? String(item.ref) : `${item.ref}_${field}`,
      value,
    ]),
  )
}
