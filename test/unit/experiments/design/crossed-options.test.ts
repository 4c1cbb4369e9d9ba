import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findCrossedOption, pairByText } from '../../../../shared/experiments/design/crossed-options.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { aChoice } from '../../../support/drafts.ts'

const A = aChoice('a', 'Satisfied?', ['Très', 'Assez', 'Pas du tout'])

/** A with these texts typed into its options' fields; further texts are new options. */
const retyped = (...texts: string[]): Question => ({
  ...A,
  options: texts.map((text, at) => ({ id: A.options[at]?.id ?? `new-${at}`, text })),
})

it('finds an option that says what another option of A says, whatever its case and accents', () => {
  expect(findCrossedOption(A, A)).toBeNull()
  expect(findCrossedOption(retyped('Tout à fait', 'Plutôt', 'Non'), A)).toBeNull()
  expect(findCrossedOption(retyped('pas du tout ', 'Assez', 'TRES'), A)).toEqual({
    ...{ text: 'pas du tout', countedWith: 'Très' },
  })
  // In the field of a new option, its answers would be counted with no option of A.
  expect(findCrossedOption(retyped('Un peu', 'Assez', 'Non', 'Très'), A)).toEqual({
    ...{ text: 'Très', countedWith: null },
  })
  expect(
    findCrossedOption(retyped('', 'Assez', 'Non'), { ...A, options: retyped('x', '').options }),
  ).toBeNull()
})

it('pairs by text whatever is typed, and leaves every word and place as they are', () => {
  const text = fc.constantFrom(' tres', 'Assez', 'Pas du tout', 'Un peu', 'Non', '')
  fc.assert(
    fc.property(
      fc.uniqueArray(text, { maxLength: 5 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4]),
      (texts, order) => {
        let made = 0
        const asked = retyped(...texts)
        const shuffled = { ...asked, options: order.flatMap((at) => asked.options[at] ?? []) }
        const paired = pairByText(shuffled, A, () => {
          made += 1
          return `made-${made}`
        })
        const ids = paired.options.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(paired.options.map((option) => option.text)).toEqual(
          shuffled.options.map((option) => option.text),
        )
        expect(findCrossedOption(paired, A)).toBeNull()
      },
    ),
  )
})
