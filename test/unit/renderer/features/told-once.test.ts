import { expect, it } from 'vitest'
import { toldOnce } from '../../../../renderer/features/results/told-once.ts'
import { personaWordsBy } from '../../../../shared/personas/persona-words.ts'

it('tells a field that came under two names once, and different values of it both', () => {
  const words = personaWordsBy((key) => key)
  const attribute = (name: string, value: string) => ({ name, value })
  const once = (...attributes: ReturnType<typeof attribute>[]) => toldOnce(attributes, words)
  expect(once(attribute('age', '34'), attribute('âge', '34'), attribute('prenom', 'Inès'))).toEqual([0, 2])
  expect(once(attribute('prenom', 'Inès'), attribute('first_name', 'Inès'))).toEqual([0])
  expect(once(attribute('age', '34'), attribute('âge', '35'))).toEqual([0, 1])
})
