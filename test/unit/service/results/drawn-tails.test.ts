import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const OPTIONS = ['Très satisfait', 'Plutôt satisfait', 'Pas satisfait']
const draft = aDraft(10, ['Êtes-vous satisfait ?', ...OPTIONS], ['Et du déneigement ?', ...OPTIONS])
const rowsOf = (ids: readonly string[]) =>
  ids.map((id, p) => ({ id, a: OPTIONS[p % 3], b: OPTIONS[(p + 1) % 3] }))
const idsRead = (ids: readonly string[]) => {
  const [one, other] = draft.questions.map(({ stem }) => stem)
  const rows = rowsOf(ids).map(({ id, a, b }) => ({ id, [one ?? '']: a, [other ?? '']: b }))
  return readResults({ rows }, draft, { personas: 10 }).respondents.map(({ id }) => id)
}
const TAILED = [
  'ana-9de',
  'bo-9c7',
  'luc-beb',
  'eva-d4b',
  'max-7e2',
  'lea-bb1',
  'tom-24e',
  'ida-e3c',
  'zoe-ac4',
  'guy-1db',
]

describe('ids of personas', () => {
  it('may end in letters alone where others end in drawn letters and digits', () => {
    expect(idsRead(TAILED)).toEqual(TAILED)
    const ends = TAILED.map((id) => id.replace('-', '_'))
    expect(idsRead(ends)).toEqual(ends)
  })

  it('end in no word that has other letters, or is as long as no other end', () => {
    const others = (id: string) => TAILED.map((one) => (one === 'luc-beb' ? id : one))
    for (const id of ['le-mix', 'vote-bebe', 'de-tous']) expect(idsRead(others(id))).not.toContain(id)
  })

  it('may end in an initial, where a word for all personas is none', () => {
    const names = ['ana-p', 'bo-n', 'luc-m', 'eva-t', 'max-n', 'lea-b', 'tom-s', 'ida-r', 'zoe-k']
    expect(idsRead([...names, 'guy-d'])).toEqual([...names, 'guy-d'])
    expect(idsRead([...names, 'total-n'])).toEqual(names)
  })
})
