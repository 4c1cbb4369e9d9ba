import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['h11', 'h12', 'h13', 'h14', 'h15', 'h16', 'h17', 'h18']
const SAVES = ['Every single month of the year', 'A few times a year', 'Hardly ever', 'Never']
const TRUSTS = ['Yes, without any reservation', 'Yes, up to a limit that I set', 'No, I decide alone']
const draft = aDraft(
  8,
  ['How often do you save?', ...SAVES],
  ['How much last month, in euros?'],
  ['Would you let your bank do it?', ...TRUSTS],
  ['What would you expect?'],
)
const STEMS = draft.questions.map(({ stem }) => stem)
const saves = [0, 1, 2, 3, null, 1, 0, 2]
const amounts = ['250,00', '0,00', '1 200,00', null, '60,00', '0,00', '35,50', '400,00']
const trusts = [2, 0, 1, 1, 0, null, 2, 1]
const expects = PEOPLE.map((_, p) => `That it stops at ${p + 1} hundred.`)
const at = (texts: readonly string[], place: number | null | undefined) =>
  place === null || place === undefined ? null : texts[place]
const TRUTH = PEOPLE.map((who, p) => [
  who,
  at(SAVES, saves[p]),
  amounts[p],
  at(TRUSTS, trusts[p]),
  expects[p],
])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft)
  return respondents.map(({ id }, respondent) => [
    id,
    ...draft.questions.map(({ options }, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      if (own?.kind === 'option') return options[own.option ?? -1]?.text
      return own?.kind === 'text' ? own.text : null
    }),
  ])
}

const cut = (text: string | null | undefined) => text?.slice(0, 16) ?? 'REFUSED'
const code = (place: number | null | undefined) => (place === null ? '99' : `0${(place ?? 0) + 1}`)

describe('columns that are called after the numbers of the items', () => {
  const rows = (more: (p: number) => object = () => ({})) =>
    PEOPLE.map((REF, p) => ({
      ...{ REF, AGE: `0${30 + p}` },
      ...{ Q01_CD: code(saves[p]), Q01_LB: cut(at(SAVES, saves[p])) },
      ...{ Q02_AM: amounts[p] ?? '', Q02_CUR: 'EUR', Q02_CD: amounts[p] === null ? '98' : '00' },
      ...{ Q03_CD: code(trusts[p]), Q03_LB: cut(at(TRUSTS, trusts[p])) },
      ...{ Q04_TX: expects[p], Q04_CD: '00' },
      ...more(p),
    }))

  it('are read by labels that were cut short, beside codes, amounts and words', () => {
    expect(readOf({ records: rows() })).toEqual(TRUTH)
  })

  it('are read under other names, counted from 0, with one column for each item', () => {
    const records = PEOPLE.map((ref, p) => ({
      ...{ ref, item0: at(SAVES, saves[p])?.toUpperCase() ?? '', item1: amounts[p] },
      ...{ item2: at(TRUSTS, trusts[p])?.toUpperCase() ?? '', item3: expects[p] },
    }))
    expect(readOf({ records }).map(([, ...answers]) => answers)).toEqual(
      TRUTH.map(([, ...answers]) => answers),
    )
    const points = PEOPLE.map((ref, p) => ({
      ...{ ref, 'v1.label': cut(at(SAVES, saves[p])), 'v2.value': amounts[p], 'v2.unit': '€' },
      ...{ 'v3.label': cut(at(TRUSTS, trusts[p])), 'v4.text': expects[p] },
    }))
    expect(readOf({ points })).toEqual(TRUTH)
  })

  it('are not read where the numbers leave an item out, where codes say something else, or two columns have options', () => {
    const none = (read: ReturnType<typeof readOf>) =>
      read.flatMap((row) => [row[1], row[3]]).every((one) => one === null)
    const renamed = rows().map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key.replace('Q04', 'Q05'), value])),
    )
    expect(none(readOf({ records: renamed }))).toBe(true)
    expect(none(readOf({ records: rows((p) => ({ Q01_CD: `0${((p * 3) % 7) + 1}` })) }))).toBe(true)
    expect(none(readOf({ records: rows((p) => ({ Q01_GUESS: SAVES[p % 4] })) }))).toBe(true)
  })
})

describe('columns of one option each, whose names a code book gives beside the options', () => {
  const columns = (item: number, options: readonly string[]) => [
    ...options.map((label, place) => ({
      column: `V${item}_${place + 1}`,
      label: { en: label, fr: `(${label})` },
    })),
    { column: `V${item}_99`, label: { en: 'Prefer not to answer', fr: 'Refus' } },
  ]
  const flags = (item: number, count: number, place: number | null | undefined) =>
    Object.fromEntries([
      ...Array.from({ length: count }, (_, one) => [`V${item}_${one + 1}`, one === place ? 1 : 0]),
      [`V${item}_99`, place === null ? 1 : 0],
    ])

  it('are read', () => {
    const codebook = [
      { item: 'V1', text: STEMS[0], columns: columns(1, SAVES) },
      { item: 'V2', text: STEMS[1], columns: [{ column: 'V2', label: { en: 'Amount', fr: 'Montant' } }] },
      { item: 'V3', text: STEMS[2], columns: columns(3, TRUSTS) },
      { item: 'V4', text: STEMS[3], columns: [{ column: 'V4', label: { en: 'Words', fr: 'Mots' } }] },
    ]
    const cases = PEOPLE.map((resp, p) => ({
      resp,
      ...flags(1, 4, saves[p]),
      V2: amounts[p],
      ...flags(3, 3, trusts[p]),
      V4: expects[p],
    }))
    expect(readOf({ codebook, cases })).toEqual(TRUTH)
  })
})
