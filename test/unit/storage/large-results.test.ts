import { expect, it } from 'vitest'
import { storedAttributesSchema, storedResultsSchema } from '../../../shared/models/large-results.ts'
import { respondentSchema, runResultsSchema } from '../../../shared/models/results.ts'
import { resultsOf } from '../../support/results-of.ts'

const ANSWER = { respondent: 0, question: 1, kind: 'option', option: 2, text: null }
const PERSONA = { id: 'p1', attributes: [{ name: 'age', value: '34' }] }

/** Values of which each member takes some that fit and some that do not. */
const STRANGE = [undefined, null, 0, 1, -1, 1.5, Number.NaN, 2 ** 60, '', '1', 'option', 'else', true, [], {}]

/** The object with each member replaced by each strange value in turn, and without it. */
function spoilt(sound: object): unknown[] {
  return [
    ...STRANGE,
    ...Object.keys(sound).flatMap((name) => [
      ...STRANGE.map((value) => ({ ...sound, [name]: value })),
      Object.fromEntries(Object.entries(sound).filter(([own]) => own !== name)),
    ]),
  ]
}

it('accepts and refuses the same stored answers as the schema of results', () => {
  const kinds = ['option', 'text', 'blank', 'unread'].map((kind) => ({ ...ANSWER, kind }))
  const lists = [...spoilt(ANSWER), ...kinds].map((answer) => [ANSWER, answer])
  for (const answers of [...lists, [], null, {}, undefined]) {
    const results = { ...resultsOf({}), answers }
    const { success } = runResultsSchema.safeParse(results)
    expect([answers, storedResultsSchema.safeParse(results).success]).toEqual([answers, success])
  }
})

it('accepts and refuses the same stored personas as the schema of results', () => {
  const fields = spoilt({ name: 'age', value: '34' }).map((field) => ({ ...PERSONA, attributes: [field] }))
  for (const persona of [...spoilt(PERSONA), ...fields]) {
    const results = { ...resultsOf({}), respondents: [PERSONA, persona] }
    const { success } = runResultsSchema.safeParse(results)
    expect([persona, storedResultsSchema.safeParse(results).success]).toEqual([persona, success])
    const attributes = (persona as { attributes?: unknown } | null | undefined)?.attributes
    expect(storedAttributesSchema.safeParse(attributes).success).toBe(
      respondentSchema.shape.attributes.safeParse(attributes).success,
    )
  }
})

it('keeps what it accepts as it is', () => {
  const results = resultsOf({ respondents: [PERSONA], answers: [{ ...ANSWER, kind: 'option' }] })
  expect(storedResultsSchema.parse(results)).toEqual(runResultsSchema.parse(results))
})
