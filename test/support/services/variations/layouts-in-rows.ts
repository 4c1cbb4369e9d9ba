import { answerAt, columnsAt, entriesAt } from './answers.ts'
import { personFields } from './layouts-by-person.ts'
import { type Fields, type Plan, type SentItem, type SentPerson, shuffled, type Variations } from './plan.ts'

/** A row of each answer: who, which item, and the entry. */
function longRows(plan: Plan): Fields[] {
  const { names } = plan
  return plan.persons.flatMap((person) => {
    const { [names.id]: who, ...others } = personFields(plan, person)
    return plan.items.flatMap((item) =>
      entriesAt(plan, person, item).map((entry) => ({
        [names.who]: who,
        ...others,
        [names.item]: item.ref,
        ...entry,
      })),
    )
  })
}

/** A table with one row a person: the names of its columns, and the cells. */
function table(plan: Plan): { columns: string[]; rows: unknown[][] } {
  const records = plan.persons.map(
    (person) =>
      Object.assign(
        personFields(plan, person),
        ...plan.items.map((item) => columnsAt(plan, person, item)),
      ) as Fields,
  )
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return { columns, rows: records.map((record) => columns.map((name) => record[name] ?? null)) }
}

function csvLine(cells: readonly unknown[]): string {
  return cells
    .map((cell) => {
      const text = typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell ?? '')
      return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    })
    .join(';')
}

/** In which of three fields a value stands, by the type of the item. */
function typedFields(item: SentItem, value: unknown): Fields {
  return {
    value_code: item.options.length > 0 ? value : null,
    value_number: item.isNumber ? value : null,
    value_text: item.options.length === 0 && !item.isNumber ? value : null,
  }
}

const link = (type: string, id: unknown): Fields => ({ data: { type, id: String(id) } })

/** Rows of answers for which `rowOf` writes the value, without what would stand beside it. */
function plainRows(
  plan: Plan,
  rowOf: (person: SentPerson, item: SentItem, value: unknown) => unknown,
): unknown[] {
  return plan.persons.flatMap((person) =>
    plan.items.flatMap((item) => {
      const answer = answerAt(plan, person, item)
      return answer ? [rowOf(person, item, answer.value)] : []
    }),
  )
}

/** Layouts that are tables. */
export const layoutsInRows: Variations = {
  'layout: one row an answer': (plan) => {
    plan.layout = (of) => ({ [of.names.answers]: longRows(of) })
  },
  'layout: one row an answer, in any order': (plan) => {
    plan.layout = (of) => ({ [of.names.answers]: shuffled(longRows(of), of.dice) })
  },
  'layout: rows without names': (plan) => {
    plan.layout = (of) => ({
      [of.names.answers]: plainRows(of, (person, item, value) => [person.ref, item.ref, value]),
    })
  },
  'layout: columns and rows': (plan) => {
    plan.layout = (of) => ({ ...table(of) })
  },
  'layout: lists of each column': (plan) => {
    plan.layout = (of) => {
      const { columns, rows } = table(of)
      return {
        columns: Object.fromEntries(columns.map((name, at) => [name, rows.map((cells) => cells[at])])),
      }
    }
  },
  'layout: CSV': (plan) => {
    plan.layout = (of) => {
      const { columns, rows } = table(of)
      return { csv: [columns, ...rows].map(csvLine).join('\n') }
    }
  },
  'layout: fields by type': (plan) => {
    plan.layout = (of) => ({
      values: of.persons.flatMap((person) =>
        of.items.flatMap((item) =>
          entriesAt(of, person, item).map(({ [of.names.answer]: value, ...entry }) => ({
            entity: person.ref,
            attribute: item.ref,
            ...typedFields(item, value),
            ...entry,
          })),
        ),
      ),
    })
  },
  'layout: JSON:API': (plan) => {
    plan.layout = (of) => ({
      data: of.persons.flatMap((person) =>
        of.items.flatMap((item, column) =>
          entriesAt(of, person, item).map((attributes, version) => ({
            type: 'answers',
            id: `${person.ref}-${column}-${version}`,
            attributes,
            relationships: {
              respondent: link('respondents', person.ref),
              question: link('questions', item.ref),
            },
          })),
        ),
      ),
      included: [
        ...of.persons.map(({ ref, traits, marks }) => ({
          type: 'respondents',
          id: String(ref),
          attributes: { ...traits, ...marks },
        })),
        ...of.items.map(({ ref, stem }) => ({
          type: 'questions',
          id: String(ref),
          attributes: { [of.names.stem]: stem },
        })),
      ],
    })
  },
  'layout: one column an option': (plan) => {
    plan.layout = (of) => ({
      rows: of.persons.map((person) => ({
        ...personFields(of, person),
        ...Object.fromEntries(
          of.items.flatMap((item) => {
            const answer = answerAt(of, person, item)
            if (item.options.length === 0) return [[String(item.ref), answer?.value ?? null]]
            return item.options.map((option) => [
              `${item.ref}__${option.code}`,
              answer?.option ? Number(answer.option === option) : null,
            ])
          }),
        ),
      })),
    })
  },
}
