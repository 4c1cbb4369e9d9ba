import { expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const WHO = ['sujet-4', 'sujet-9', 'sujet-12', 'sujet-17']

it('an expected answer that is a number or a yes marks no row as one that does not count', () => {
  const draft = aDraft(4, ['Combien ?', '0', '1', '2', '3 ou plus'], ['Encore ?', 'Oui', 'Un peu', 'Non'])
  const said = [
    ['1', 'Oui'],
    ['0', 'Un peu'],
    ['2', 'Non'],
    ['1', 'Oui'],
  ]
  const guesses = [
    ['1', 'Oui'],
    ['2', 'Non'],
    ['1', 'Oui'],
    ['0', 'Un peu'],
  ]
  const rows = WHO.flatMap((persona_id, at) =>
    draft.questions.map(({ stem }, item) => ({
      persona_id,
      question: stem,
      answer: said[at]?.[item],
      attendu: guesses[at]?.[item],
    })),
  )
  const { unplaced } = readResults({ rows }, draft, { personas: 4 })
  expect(unplaced.filter(({ path }) => /^\$\.rows\[\d+\]$/.test(path))).toEqual([])
  // A flag of rows of which no other value is an option still marks them.
  const marked = readResults({ rows: rows.map((row) => ({ ...row, attendu: 'oui' })) }, draft, {
    personas: 4,
  })
  expect(marked.answers).toEqual([])
})
