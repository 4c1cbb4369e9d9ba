import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitSav, SAV_LIMITS } from '../../../../shared/exchange/spss/fit-sav.ts'
import type { SavCell, SavData, SavVariable } from '../../../../shared/exchange/spss/sav-file.ts'
import { cutBytes, linesOf, utf8 } from '../../../../shared/exchange/spss/sav-text.ts'
import { writeSav } from '../../../../shared/exchange/spss/write-sav.ts'
import { dropUnsafe } from '../../../../shared/exchange/text/clean-text.ts'
import { readSav } from '../../../support/read-sav.ts'

const at = Date.UTC(2026, 0, 2, 3, 4, 5)

function written(data: SavData, documents: string[] = []) {
  const { data: fitted, cut } = fitSav(data)
  return { ...readSav(writeSav({ ...fitted, label: 'synthetic personas', documents, at })), cut, fitted }
}

const text = (name: string, label = '', labels: [string, string][] = []): SavVariable => ({
  ...{ kind: 'text', name, label },
  labels: labels.map(([value, label]) => ({ value, label })),
})
const number = (name: string, labels: [number, string][] = []): SavVariable => ({
  ...{ kind: 'number', name, label: '', measure: 'nominal', decimals: 0, missing: null },
  labels: labels.map(([value, label]) => ({ value, label })),
})

/** Any text, with what is special in the format: spaces at its end, and lengths about those of segments. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .tuple(
      fc.constantFrom(7, 8, 9, 251, 252, 253, 255, 256, 503, 504, 505, 510, 511, 1020),
      fc.constantFrom('a', 'é', '🚲'),
    )
    .map(([length, character]) => character.repeat(length)),
)
const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, max: 1e308, min: -1e308 }),
  fc.integer({ min: -101, max: 153 }),
)
/** What a text becomes where it is written: without what is no character, and spaces at the end cannot be told. */
const asWritten = (cell: SavCell): SavCell =>
  typeof cell === 'string' ? dropUnsafe(cell).replace(/ +$/, '') : cell

const anyVariable = fc.oneof(
  fc.record({
    isText: fc.constant(true),
    label: anyText,
    labels: fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 12 }), anyText, { maxKeys: 4 }),
  }),
  fc.record({ isText: fc.constant(false), label: anyText, labels: fc.constant({}) }),
)

describe('an SPSS file', () => {
  it('holds any numbers and texts', () => {
    const data = fc.array(anyVariable, { minLength: 1, maxLength: 8 }).chain((drawn) =>
      fc.record({
        variables: fc.constant(
          drawn.map(({ isText, label, labels }, at) =>
            isText ? text(`v${at}`, label, Object.entries(labels)) : { ...number(`v${at}`), label },
          ),
        ),
        rows: fc.array(
          fc.tuple(
            ...drawn.map(
              ({ isText }): fc.Arbitrary<SavCell> => (isText ? fc.option(anyText) : fc.option(anyNumber)),
            ),
          ),
          { maxLength: 6 },
        ),
      }),
    )
    fc.assert(
      fc.property(data, fc.array(anyText, { maxLength: 3 }), (data, documents) => {
        const { variables, rows, fitted } = written(data, documents)
        expect(variables.map(({ name }) => name)).toEqual(data.variables.map(({ name }) => name))
        expect(variables.map(({ label }) => label)).toEqual(fitted.variables.map(({ label }) => label))
        expect(rows).toEqual(
          data.rows.map((row) =>
            row.map((cell, at) =>
              data.variables[at]?.kind === 'text' ? asWritten(cell ?? '') : asWritten(cell),
            ),
          ),
        )
      }),
    )
  })

  it('has no control characters, which would end a text for some programs', () => {
    const { variables, rows, cut } = written({
      variables: [text('a', 'Why\u0000 not?', [['x\u0007', 'I\u0000ks']]), number('b', [[1, 'Y\u001bes']])],
      rows: [
        ['before\u0000after\r\nnext', 1],
        ['x\u0007', 1],
      ],
    })
    expect(rows.map(([cell]) => cell)).toEqual(['beforeafter\nnext', 'x'])
    expect(variables.map(({ label }) => label)).toEqual(['Why not?', ''])
    expect(variables.map(({ labels }) => [...labels])).toEqual([[['x', 'Iks']], [[1, 'Yes']]])
    expect(cut).toEqual({ labels: [], texts: 0 })
  })

  it('labels numbers, short texts and long ones', () => {
    const { variables } = written({
      variables: [
        {
          ...number('a', [
            [1, 'Yes'],
            [-0.5, 'é'.repeat(60)],
          ]),
          measure: 'ordinal',
        } as SavVariable,
        text('b', '', [
          ['x', 'Iks'],
          ['x ', 'the same for the format'],
          ['y', ''],
        ]),
        text('c', '', [['agriculteurs', 'Farmers']]),
      ],
      rows: [],
    })
    expect(variables.map(({ labels }) => [...labels])).toEqual([
      [
        [1, 'Yes'],
        [-0.5, 'é'.repeat(60)],
      ],
      [['x', 'the same for the format']],
      [['agriculteurs', 'Farmers']],
    ])
    expect(variables.map(({ measure, width }) => [measure, width])).toEqual([
      [2, 0],
      [1, 2],
      [1, 12],
    ])
  })

  it('cuts labels and texts at whole characters, and tells where', () => {
    const long = `a${'🚲'.repeat(20_000)}`
    const { variables, rows, cut } = written({
      variables: [
        text('a', 'é'.repeat(128)),
        number('b', [[1, 'é'.repeat(61)]]),
        text('c', 'fits'.repeat(63)),
      ],
      rows: [
        ['', 1, long],
        ['', 2, 'x'.repeat(SAV_LIMITS.text)],
        [null, null, 'x'.repeat(SAV_LIMITS.text + 1)],
      ],
    })
    expect(cut).toEqual({ labels: ['a', 'b'], texts: 2 })
    expect(variables[0]?.label).toBe(`${'é'.repeat(126)}…`)
    expect(variables[1]?.labels.get(1)).toBe(`${'é'.repeat(58)}…`)
    const [bikes, whole, beginning] = rows.map((row) => String(row[2]))
    expect(bikes).toBe(`a${'🚲'.repeat(8190)}…`)
    expect(whole).toHaveLength(SAV_LIMITS.text)
    expect(beginning).toBe(`${'x'.repeat(SAV_LIMITS.text - 3)}…`)
  })

  it('can have 200 variables and 1000 cases', () => {
    const names = Array.from({ length: 200 }, (_, at) => `v${at}`)
    const rows = Array.from({ length: 1000 }, (_, row) =>
      names.map((_, at) => (at % 4 === 3 ? `answer ${row} `.repeat(at % 31) : (row + at) % 7)),
    )
    const read = written({
      variables: names.map((name, at) => (at % 4 === 3 ? text(name) : number(name))),
      rows,
    })
    expect(read.rows[999]).toEqual(rows[999]?.map((cell) => asWritten(cell)))
    expect(read.rows).toHaveLength(1000)
  })

  it('says what it is in its documents, in lines of 80 bytes', () => {
    expect(written({ variables: [number('a')], rows: [] }, ['one', 'é '.repeat(60)]).documents).toEqual([
      'one',
      'é '.repeat(27).trimEnd(),
      'é '.repeat(27).trimEnd(),
      'é '.repeat(6).trimEnd(),
    ])
  })

  it('halves no character, whatever is cut', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 90 }), (text, longest) => {
        const kept = cutBytes(text, longest)
        expect(text.startsWith(kept)).toBe(true)
        expect(utf8(kept).length).toBeLessThanOrEqual(longest)
        const next = [...text.slice(kept.length)][0]
        if (next) expect(utf8(kept).length + utf8(next).length).toBeGreaterThan(longest)
        for (const line of linesOf(text, 80)) expect(utf8(line).length).toBeLessThanOrEqual(80)
        expect(linesOf(text, 80).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      }),
    )
  })
})
