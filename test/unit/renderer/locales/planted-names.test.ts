import { expect, it } from 'vitest'
import { factNames } from '../../../../electron/practice/answers/facts/read-closed.ts'
import { issues } from '../../../../electron/practice/answers/opinion/concepts-issues.ts'
import { things } from '../../../../electron/practice/answers/opinion/concepts-things.ts'
import { planted } from '../../../../renderer/locales/fr/planted.ts'

it('whatever the answer key may name has words, and nothing else has', () => {
  expect(Object.keys(planted.facts).toSorted()).toEqual(factNames.toSorted())
  const subjects = [...issues, ...things].map(({ id }) => id.replaceAll(' ', '_'))
  expect(Object.keys(planted.subjects).toSorted()).toEqual(subjects.toSorted())
})
