import { expect, it } from 'vitest'
import { findDeclared } from '../../../../electron/service/results/structure/declared/declarations.ts'
import { expand } from '../../../../electron/service/results/structure/expand.ts'
import { knownTexts } from '../../../../electron/service/results/structure/item-refs.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(8, ['Do you take the bus?', 'Yes', 'No'])

/** The option of the only item that a code is declared for; null where none is. */
function optionOf(data: unknown, code: string): number | null {
  const known = knownTexts(draft)
  return findDeclared(expand(data, known, 8), { draft, known, personas: 8 }).optionOf(0, code)
}

const CODES = [
  { code: 'a', label: 'Yes' },
  { code: 'b', label: 'No' },
]

it('codes beside the texts of options are declared, also where each stands in a map of its own', () => {
  expect(optionOf({ legend: CODES }, 'b')).toBe(1)
  expect(
    optionOf({ legend: CODES.map(({ code, label }) => ({ key: { code }, text: { label } })) }, 'b'),
  ).toBe(1)
})

it('what comes again apart from the answers is about the personas, who happened to answer alike', () => {
  const rows = [...CODES, ...CODES].map(({ code, label }) => ({ who: { team: code }, said: { label } }))
  expect(optionOf({ rows }, 'b')).toBeNull()
})

it('what comes again beside the answers declares codes', () => {
  expect(optionOf({ rows: [...CODES, ...CODES] }, 'b')).toBe(1)
})

it('no code is declared by more codes of a text than items have it as an option', () => {
  const answers = [...CODES, ...CODES].map(({ label }, at) => ({ id: `r${at}`, label }))
  expect(optionOf({ answers }, 'r1')).toBeNull()
})
