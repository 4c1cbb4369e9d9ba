import { expect, test } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'

/** Far more than an item takes (5 ms), and far less than reading it took while words could be cut in many ways. */
const LIMIT_MS = 200

const LONG = 'anticonstitutionnellement incomprehensiblement '.repeat(4)

test.each([
  ['a purpose', `Pensez-vous que pour ${LONG}?`],
  ['two things alike', `Le prix compte-t-il autant pour ${LONG}?`],
])('after %s, many long words are read in little time', (_name, stem) => {
  const read = () => checkItem({ lang: 'fr', type: 'single_choice', stem, options: ['Oui', 'Non'] })
  read()
  const before = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(LIMIT_MS)
})
