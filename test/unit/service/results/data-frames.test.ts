import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['u01', 'u02', 'u03', 'u04', 'u05', 'u06', 'u07', 'u08']
const HEATS = ['Gas', 'Wood', 'Electricity']
const AGREES = ['Not at all', 'Rather not', 'Rather', 'Wholly']
const draft = aDraft(
  8,
  ['How do you heat?', ...HEATS],
  ['Is it warm enough?', ...AGREES],
  ['How many rooms do you heat?'],
  ['What would help?'],
)
const STEMS = draft.questions.map(({ stem }) => stem)
const heats = [0, 1, 2, 0, null, 1, 0, 2]
const agrees = [3, 2, null, 0, 1, 2, 3, 0]
const rooms = ['3', '2', 'a whole house', '1', '4', null, '2', '5']
const helps = PEOPLE.map((_, p) => (p === 4 ? null : `A grant of ${p + 2} hundred, paid early.`))

const textOf = (texts: readonly string[], at: number | null | undefined) =>
  at === null || at === undefined ? null : texts[at]
const TRUTH = PEOPLE.map((who, p) => [
  who,
  textOf(HEATS, heats[p]),
  textOf(AGREES, agrees[p]),
  rooms[p],
  helps[p],
])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft)
  return respondents.map(({ id }, respondent) => [
    id,
    ...draft.questions.map(({ options }, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      return own?.kind === 'option' ? options[own.option ?? -1]?.text : own?.kind === 'text' ? own.text : null
    }),
  ])
}

const NAMES = ['heat', 'warm', 'rooms', 'help']
const labels = [...HEATS, ...AGREES]
const owners = labels.map((_, at) => (at < HEATS.length ? 'heat' : 'warm'))
const codes = labels.map((_, at) => (at < HEATS.length ? at + 1 : at - HEATS.length + 1))

describe('tables that are sent by columns, of any length', () => {
  const dictionary = { variable: NAMES, question: STEMS }
  const levels = { variable: owners, code: codes.map(String), label: labels }

  it('are a dictionary, the levels of factors, reasons and the data', () => {
    const coded = (values: readonly (number | null)[]) =>
      values.map((value) => (value === null ? '.r' : String(value + 1)))
    const missing = { code: ['.d', '.r'], meaning: ["don't know", 'refused'] }
    const said = (values: readonly (string | null)[]) => values.map((value) => value ?? '.d')
    const data = {
      ident: PEOPLE,
      heat: coded(heats),
      warm: coded(agrees),
      rooms: said(rooms),
      help: said(helps),
    }
    expect(readOf({ dictionary, levels, missing, data })).toEqual(TRUTH)
  })

  it('are rows of one answer each, joined to items by their names', () => {
    const columns = [
      heats.map((at) => textOf(HEATS, at)),
      agrees.map((at) => textOf(AGREES, at)),
      rooms,
      helps,
    ]
    const obs = {
      unit: NAMES.flatMap(() => PEOPLE),
      item: NAMES.flatMap((name) => PEOPLE.map(() => name)),
      value: columns.flat(),
      na: columns.flat().map((value) => (value === null ? '.r' : null)),
    }
    const items = { item: NAMES, position: [1, 2, 3, 4], wording: STEMS }
    expect(readOf({ items, levels: { item: owners, level: codes, label: labels }, obs })).toEqual(TRUTH)
  })

  it('are rows that name item and level by numbers, with tables for both', () => {
    const all = [heats, agrees]
    const answers = {
      person: all.flatMap(() => PEOPLE),
      var: all.flatMap((_, at) => PEOPLE.map(() => NAMES[at])),
      level: all.flatMap((values) => values.map((value) => (value === null ? null : value + 1))),
    }
    const whole = TRUTH.map(([who, one, other]) => [who, one, other, null, null])
    expect(
      readOf({
        vars: { var: NAMES, text: STEMS },
        levels: { var: owners, code: codes, label: labels },
        answers,
      }),
    ).toEqual(whole)
  })
})

describe('columns of numbers that count the words of a code book elsewhere', () => {
  const book = {
    q0: { text: STEMS[0], dtype: 'category', categories: HEATS },
    q1: { text: STEMS[1], dtype: 'category', categories: AGREES },
    q2: { text: STEMS[2], dtype: 'string' },
    q3: { text: STEMS[3], dtype: 'string' },
  }
  const rows = PEOPLE.map((_, p) => [heats[p], agrees[p], rooms[p], helps[p]])

  it('are read from a frame with its columns and its rows apart', () => {
    const frame = { columns: ['q0', 'q1', 'q2', 'q3'], index: PEOPLE, data: rows }
    expect(readOf({ codebook: book, frame }).map((row) => row.slice(1))).toEqual(
      TRUTH.map((row) => row.slice(1)),
    )
  })

  it('are read from records, by a list of fields with their levels, with -1 for a missing answer', () => {
    const fields = Object.values(book).map(({ text, ...field }, at) => ({
      name: `q${at}`,
      label: text,
      ...('categories' in field ? { levels: field.categories } : {}),
    }))
    const records = rows.map(([heat, warm, ...others], p) => ({
      id: PEOPLE[p],
      ...{ q0: heat ?? -1, q1: warm ?? -1, q2: others[0], q3: others[1] },
    }))
    expect(readOf({ fields, records })).toEqual(TRUTH)
  })

  it('are not read where a 0 may be a missing answer', () => {
    const records = PEOPLE.map((id, p) => ({
      id,
      q0: Math.min(heats[p] ?? 0, 1),
      q1: Math.min(agrees[p] ?? 0, 2),
    }))
    expect(readOf({ codebook: book, records }).flatMap((row) => row.slice(1, 3))).toEqual(
      readOf({ codebook: book, records }).flatMap(() => [null, null]),
    )
  })
})
