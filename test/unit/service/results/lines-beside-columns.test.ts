import { describe, expect, it } from 'vitest'
import { draft, isChoice, PEOPLE, readOf, TRUTH, toldBy } from './a-tram-survey.ts'

const VARS = ['AGREM', 'TRAJETS', 'VELO', 'SOUHAIT']
const MISSING = { 997: 'Refus', 998: 'Ne sait pas', 999: 'Sans objet' }
const FEW_MISSING = { 7: 'Refus', 8: 'Ne sait pas', 9: 'Sans objet' }

/** The cells of a persona's line; 8 and 998 stand for no answer, and 1 for words that a list of their own has. */
function cellsOf(p: number, words = false): string[] {
  const cells = VARS.map((_, item) => {
    const told = toldBy(p, item)
    if (item === 1) return String(told ?? 998)
    if (told === null) return '8'
    return isChoice(item) ? String(Number(told) + 1) : words ? String(told) : '1'
  })
  return [PEOPLE[p] ?? '', p % 2 === 0 ? 'F' : 'H', `${30 + 5 * (p % 3)}-${34 + 5 * (p % 3)}`, ...cells]
}
const lines = (sign: string, words = false) => PEOPLE.map((_, p) => cellsOf(p, words).join(sign))
/** A field that describes the column of an item. */
const itemColumn = (name: string, item: number) => {
  const options = draft.questions[item]?.options ?? []
  return {
    [name]: VARS[item],
    label: draft.questions[item]?.stem,
    ...(options.length > 0 && {
      codes: Object.fromEntries(options.map(({ text }, at) => [at + 1, text])),
    }),
    reserved: item === 1 ? MISSING : FEW_MISSING,
  }
}
const columns = (name: string) => [
  { [name]: 'IDENT', label: "Identifiant de l'unité" },
  { [name]: 'SEXE', label: 'Sexe' },
  { [name]: 'AGE', label: "Tranche d'âge" },
  ...VARS.map((_, item) => itemColumn(name, item)),
]
const verbatims = (name: string) =>
  PEOPLE.flatMap((unite, p) => {
    const texte = toldBy(p, 3)
    return texte === null ? [] : [{ unite, [name]: 'SOUHAIT', texte }]
  })

describe('lines without a heading, beside a list that describes their columns', () => {
  it('are read by the numbers of the columns, with the words in a list of their own', () => {
    for (const col of ['col', 'position']) {
      const dessin = columns('var').map((one, at) => ({ [col]: at + 1, ...one }))
      const told = { separateur: ';', lignes: lines(';'), verbatims: verbatims('var') }
      expect(readOf({ dessin, ...told })).toEqual(TRUTH)
      expect(readOf({ dessin: dessin.toReversed(), ...told })).toEqual(TRUTH)
    }
  })

  it('are read in the order of the list, by a sign that the payload does not tell', () => {
    for (const sign of ['\t', '|', ';'])
      expect(readOf({ layout: columns('name'), file: lines(sign, true).join('\r\n') })).toEqual(TRUTH)
  })

  it('are read where only some of the columns are described', () => {
    const layout = Object.fromEntries(VARS.map((name, item) => [name, itemColumn('short', item)]))
    expect(readOf({ layout, delimiter: 'tab', rows: lines('\t', true) })).toEqual(TRUTH)
  })

  it('are read in a map of the personas', () => {
    const rows = Object.fromEntries(PEOPLE.map((id, p) => [id, cellsOf(p, true).slice(1).join('|')]))
    expect(readOf({ columns: columns('id').slice(1), rows })).toEqual(TRUTH)
  })

  it('are read below a heading that is a line among them', () => {
    const head = ['IDENT', 'SEXE', 'AGE', ...VARS].join(';')
    expect(readOf({ columns: columns('id').toReversed(), rows: [head, ...lines(';', true)] })).toEqual(TRUTH)
  })

  it('are left where the columns may stand in two orders, or where the codes are others', () => {
    const bare = columns('var').map(({ codes, ...one }, at) => ({ rank: 7 - at, ...one }))
    const read = readOf({ bare, lignes: lines(';') })
    expect(read.map((row) => [row[0], row[2]])).toEqual(PEOPLE.map(() => [null, null]))
    const other = columns('var').map((one) =>
      'codes' in one ? { ...one, codes: { A: 'Very well', B: 'Fairly well' } } : one,
    )
    expect(
      readOf({ other, lignes: lines(';') })
        .flat()
        .every((one) => one === null),
    ).toBe(true)
    // The list is in another order than the columns, and tells no numbers.
    const swapped = columns('var')
    const [first] = swapped.splice(3, 1)
    const moved = [...swapped.slice(0, 5), ...(first ? [first] : []), ...swapped.slice(5)]
    expect(
      readOf({ moved, lignes: lines(';') })
        .flat()
        .every((one) => one === null),
    ).toBe(true)
  })
})

describe('words of personas that have the same signs in them', () => {
  it('are no lines of cells', () => {
    for (const sign of [', ', '; ', ' | ', ' § ', ' ~ ']) {
      const words = (p: number) => ['So', 'well', `no ${p}`, 'more'].join(sign)
      const data = draft.questions.map(({ stem, options }, item) => ({
        id: VARS[item],
        stem,
        ...(options.length > 0 && { options: options.map(({ text }) => text) }),
        answers: Object.fromEntries(PEOPLE.map((id, p) => [id, item === 3 ? words(p) : toldBy(p, item)])),
      }))
      const read = readOf({ results: data })
      expect(read.map((row) => row[3])).toEqual(PEOPLE.map((_, p) => words(p)))
    }
  })
})
