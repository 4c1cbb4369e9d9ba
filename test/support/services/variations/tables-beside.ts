import {
  choicesOf,
  countedOf,
  type Fields,
  type Plan,
  type SentItem,
  sentenceOf,
  totalsOf,
  type Variation,
  type Variations,
} from './plan.ts'

/** Another table in the reply, under its own name. */
function table(name: string, rowsOf: (plan: Plan) => unknown): Variation {
  return (plan) => {
    plan.tables.push((of) => ({ [name]: rowsOf(of) }))
  }
}

/** A table with a row for each item that has options. */
function byChoice(name: string, fieldsOf: (item: SentItem, plan: Plan) => Fields): Variation {
  return table(name, (plan) =>
    choicesOf(plan).map((item) => ({ [plan.names.item]: item.ref, ...fieldsOf(item, plan) })),
  )
}

/** A table with a row for each person of the run. */
function byPerson(name: string, fieldsOf: (plan: Plan, at: number) => Fields): Variation {
  return table(name, (plan) =>
    countedOf(plan).map(({ ref }, at) => ({ [plan.names.who]: ref, ...fieldsOf(plan, at) })),
  )
}

const anyOf = ({ dice }: Plan, { options }: SentItem): unknown => dice.pick(options).code

/** A table of answers by person and item that tells itself, by its name, that it is about something else. */
function otherAnswers(name: string): Variation {
  return table(name, (plan) =>
    countedOf(plan).map(({ ref }) => ({
      [plan.names.id]: ref,
      ...Object.fromEntries(choicesOf(plan).map((item) => [String(item.ref), anyOf(plan, item)])),
    })),
  )
}

/** What stands in a reply beside its table of answers. */
export const tablesBeside: Variations = {
  'table: totals': byChoice('totals', (item, plan) => ({
    counts: totalsOf(plan, item).map((n, at) => ({ [plan.names.code]: item.options[at]?.code, n })),
  })),
  'table: shares': table('frequencies', (plan) =>
    Object.fromEntries(
      choicesOf(plan).map((item) => [
        String(item.ref),
        Object.fromEntries(
          totalsOf(plan, item).map((n, at) => [
            String(item.options[at]?.code),
            Math.round((n / countedOf(plan).length) * 1000) / 10,
          ]),
        ),
      ]),
    ),
  ),
  'table: cross-tables': byChoice('crosstabs', (item, { dice, names }) => ({
    by: 'sexe',
    cells: item.options.flatMap(({ code }) =>
      ['F', 'H'].map((sexe) => ({ [names.code]: code, sexe, n: dice.below(5) })),
    ),
  })),
  'table: the most frequent': byChoice('majority', (item, plan) => ({ top: anyOf(plan, item) })),
  'table: summaries': byChoice('summary', (_, { dice }) => ({ text: sentenceOf(dice) })),
  'table: a benchmark': byChoice('benchmark', (item, { dice }) => ({
    national: Object.fromEntries(item.options.map(({ code }) => [String(code), dice.below(100)])),
  })),
  'table: expected answers': byChoice('expected', (item, plan) => ({
    [plan.names.answer]: anyOf(plan, item),
  })),
  'table: scores': byPerson('scores', (plan) =>
    Object.fromEntries(choicesOf(plan).map((item) => [String(item.ref), 1 + plan.dice.below(5)])),
  ),
  'table: weights': byPerson('weights', ({ dice }) => ({ weight: Math.round(dice.next() * 200) / 100 })),
  'table: profiles': byPerson('profiles', ({ dice }) => ({
    summary: sentenceOf(dice),
    archetype: dice.pick(['A', 'B', 'C']),
  })),
  'table: a screening': byPerson('screening', (plan) =>
    Object.fromEntries(
      choicesOf(plan)
        .slice(0, 2)
        .map((item, at) => [`screen_${at + 1}`, plan.dice.pick(item.options).text]),
    ),
  ),
  'table: questions afterwards': byPerson('debrief', ({ dice, names }) => ({
    answers: [
      { q: 'd1', [names.answer]: dice.pick(['Oui', 'Non', 'Yes', 'No']) },
      { q: 'd2', [names.answer]: sentenceOf(dice) },
    ],
  })),
  'table: themes with persons': table('coding', (plan) =>
    plan.items
      .filter(({ options }) => options.length === 0)
      .map((item) => ({
        [plan.names.item]: item.ref,
        themes: ['prix', 'temps', 'autre'].map((theme, rest) => ({
          theme,
          people: countedOf(plan)
            .filter((_, at) => at % 3 === rest)
            .map(({ ref }) => ref),
        })),
      })),
  ),
  'table: predictions': otherAnswers('predictions'),
  'table: the wave before': otherAnswers('previous_wave'),
  'table: calls of a model': table('calls', (plan) =>
    countedOf(plan).flatMap(({ ref }) =>
      plan.items.map((item) => ({
        [plan.names.who]: ref,
        [plan.names.item]: item.ref,
        model: 'm-2',
        response: item.options.length > 0 ? plan.dice.pick(item.options).text : sentenceOf(plan.dice),
        attempt: 1,
      })),
    ),
  ),
}
