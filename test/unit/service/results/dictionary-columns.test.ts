import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const TENURES = ['Tenant', 'Owner', 'Member of a cooperative']
const NOISES = ['Quiet', 'Bearable', 'Loud']
const draft = aDraft(
  12,
  ['Do you rent your flat?', ...TENURES],
  ['What is your rent per month?'],
  ['How do you find the noise?', ...NOISES],
  ['What would you tell your landlord?'],
)
const tenure = [0, 0, 1, 2, 0, 1, 0, 2, 0, 0, 1, 0]
const rent = [1050, 995, null, 1450, 2250, null, 890, 1600, 1195, 2100, null, 12400]
const noise = [2, 1, 0, null, 2, 1, 1, 0, 2, 1, 0, 2]
const said = tenure.map((_, p) => (p === 7 ? null : `Please mend the lift on floor ${p + 1}.`))
const IDS = tenure.map((_, p) => `k-${311 + p * 7}`)
const textOf = (texts: readonly string[], at: number | null | undefined) => texts[at ?? -1] ?? null
const truthWith = (rents: readonly (string | null)[]) =>
  tenure.map((at, p) => [textOf(TENURES, at), rents[p], textOf(NOISES, noise[p]), said[p]])

/** A column of texts as places in a list of them, in the order in which they come. */
function encoded(values: readonly (string | null)[], [list, places]: readonly [string, string]) {
  const texts = [...new Set(values.filter((value) => value !== null))]
  return { [list]: texts, [places]: values.map((value) => (value === null ? null : texts.indexOf(value))) }
}
const columnsOf = (
  names: readonly [string, string],
  { ids, rents }: { ids: readonly string[]; rents: readonly (string | number | null)[] },
) => [
  { name: 'respondent', type: 'utf8', values: ids },
  {
    name: 'q1',
    type: 'dictionary',
    ...encoded(
      tenure.map((at) => textOf(TENURES, at)),
      names,
    ),
  },
  { name: 'q2', type: 'utf8', values: rents },
  {
    name: 'q3',
    type: 'dictionary',
    ...encoded(
      noise.map((at) => textOf(NOISES, at)),
      names,
    ),
  },
  { name: 'q4', type: 'utf8', values: said },
]

describe('amounts in columns', () => {
  it('are read with whatever stands between groups of three digits', () => {
    for (const sign of ["'", '’', ' ', '\u00a0', '\u202f']) {
      const rents = rent.map((amount) => amount?.toString().replace(/\B(?=\d{3}$)/, sign) ?? null)
      const columns = columnsOf(['dictionary', 'indices'], { ids: IDS, rents })
      expect(toldAnswers({ batch: { columns } }, draft)).toEqual(truthWith(rents))
    }
  })
})

describe('places in lists of texts', () => {
  it('are read under other names, with what lists say of missing values', () => {
    const rents = rent.map((amount) => amount?.toString() ?? null)
    for (const names of [
      ['categories', 'codes'],
      ['vocab', 'refs'],
    ] as const) {
      const columns = columnsOf(names, { ids: IDS, rents })
      const nulls = { column: ['q2', 'q3'], row: [2, 3], reason: ['not_applicable', 'dont_know'] }
      expect(toldAnswers({ columns, nulls }, draft)).toEqual(truthWith(rents))
    }
  })
})

describe('ids drawn at random', () => {
  const HEX =
    'r1662e2 r8833d9 r56f45a r6300fe rced7e0 rfbef72 r8d2ac6 r6dd1ba rbfedfb r83bb26 rea0edd r0900c3'
  const rents = rent.map((amount) => amount?.toString() ?? null)
  const read = (ids: readonly string[]) =>
    readResults({ columns: columnsOf(['dictionary', 'indices'], { ids, rents }) }, draft)

  it('may lack a digit by chance', () => {
    for (const ids of [HEX.split(' '), HEX.replaceAll('r', 'rsp_').toUpperCase().split(' ')])
      expect(read(ids).respondents.map(({ id }) => id)).toEqual(ids)
  })

  it('are unlike a name among ids with numbers, which is of nobody', () => {
    for (const name of ['k-all', 'k-avg', 'k-ref']) {
      const ids = IDS.map((id, p) => (p === 8 ? name : id))
      expect(read(ids).respondents.map(({ id }) => id)).not.toContain(name)
    }
  })
})
