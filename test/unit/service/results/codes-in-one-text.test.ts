import { describe, expect, it } from 'vitest'
import { draft, isChoice, PEOPLE, readOf, TRUTH, toldBy, without } from './a-tram-survey.ts'

const FIELDS = ['agrement', 'trajets', 'velo', 'souhait']
/** Where a persona gave no answer, this stands in its place. */
interface Told {
  entry: (code: string | number, text: string) => string
  between: string
  missing: unknown
  codes: readonly [string | number, string | number]
}

/** A dictionary with the options of each item in one text, and a row for each field of each persona, answers or traits. */
function exportOf({ entry, between, missing, codes }: Told, names = ['record', 'field_name', 'value']) {
  const [who = '', field = '', value = ''] = names
  const book = draft.questions.map(({ stem, options }, item) => ({
    [field]: FIELDS[item],
    field_label: stem,
    choices: options.map(({ text }, at) => entry(at + 1, text)).join(between),
  }))
  const rows = PEOPLE.flatMap((id, p) => [
    { [who]: id, [field]: 'age', [value]: `${30 + p}` },
    { [who]: id, [field]: 'sexe', [value]: p % 2 === 0 ? 'F' : 'H' },
    ...FIELDS.map((name, item) => {
      const told = toldBy(p, item)
      const code = isChoice(item) && told !== null ? Number(told) + 1 : told
      return { [who]: id, [field]: name, [value]: String(code ?? codes[p % 2]) }
    }),
  ])
  return { dictionary: book, missing, rows }
}

describe('codes of missing answers to all items in one text, beside options in one text', () => {
  it('are read as those of REDCap are', () => {
    const told: Told = {
      entry: (code, text) => `${code}, ${text}`,
      between: ' | ',
      missing: 'NSP, Ne sait pas | REF, Refus de répondre',
      codes: ['NSP', 'REF'],
    }
    expect(readOf(exportOf(told))).toEqual(TRUTH)
    expect(readOf(exportOf(told, ['sujet', 'champ', 'reponse']))).toEqual(TRUTH)
  })

  it('are read with other signs between them', () => {
    const equals: Told = {
      entry: (code, text) => `${code}=${text}`,
      between: ';',
      missing: 'DK=Does not know;RF=Refused',
      codes: ['DK', 'RF'],
    }
    const colons: Told = {
      entry: (code, text) => `${code}: ${text}`,
      between: ' / ',
      missing: '998: Ne sait pas / 999: Refus',
      codes: [998, 999],
    }
    const lines: Told = {
      entry: (code, text) => `${code} = ${text}`,
      between: '\n',
      missing: 'X = Not asked\nY = Prefers not to answer',
      codes: ['X', 'Y'],
    }
    for (const told of [equals, colons, lines]) expect(readOf(exportOf(told))).toEqual(TRUTH)
  })

  it('are read in a list of such texts', () => {
    const told: Told = {
      entry: (code, text) => `${code}, ${text}`,
      between: ' | ',
      missing: ['IDK: Does not know', 'REF: Refused'],
      codes: ['IDK', 'REF'],
    }
    expect(readOf(exportOf(told))).toEqual(TRUTH)
  })

  it('are read where one digit is a code for all items, and where nobody has a row for some item', () => {
    const told: Told = {
      entry: (code, text) => `${code}, ${text}`,
      between: ' | ',
      missing: '5, Ne sait pas | 6, Refus de répondre',
      codes: [5, 6],
    }
    const choices = (row: readonly unknown[]) => [row[0], row[2]]
    expect(readOf(exportOf(told)).map(choices)).toEqual(TRUTH.map(choices))
    const whole = exportOf({ ...told, missing: 'NSP, Ne sait pas | REF, Refus', codes: ['NSP', 'REF'] })
    const rows = whole.rows.filter((row) => !Object.values(row).includes('velo'))
    expect(readOf({ ...whole, rows })).toEqual(without(2))
  })
})

describe('words of somebody that look like a dictionary of reasons', () => {
  it('stay as they are', () => {
    const words = 'prix: refus de baisser / bruit: sans réponse de la mairie'
    const told: Told = {
      entry: (code, text) => `${code}=${text}`,
      between: ';',
      missing: 'NSP=Ne sait pas;REF=Refus',
      codes: ['NSP', 'REF'],
    }
    const whole = exportOf(told)
    const rows = whole.rows.map((row) =>
      row.record === PEOPLE[0] && row.field_name === 'souhait' ? { ...row, value: words } : row,
    )
    expect(readOf({ ...whole, rows })[0]?.[3]).toBe(words)
  })
})
