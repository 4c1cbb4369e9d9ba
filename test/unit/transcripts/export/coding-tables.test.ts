import { expect, it } from 'vitest'
import { codebookTable } from '../../../../shared/transcripts/export/codebook-table.ts'
import { passageTable } from '../../../../shared/transcripts/export/passage-table.ts'
import { aPassage, aTurn } from '../../../support/transcript-parts.ts'
import { SOURCE, WORDS } from './coding-parts.ts'

const FROM = ['Bikes & buses', 'synthetic']

it('has a row for each passage and each of its codes, and says which passages are not there any more', () => {
  const { header, rows } = passageTable(SOURCE, WORDS)
  expect(header).toEqual([
    ...['group', 'source', 'code', 'passage', 'memo', 'important quote', 'speaker'],
    ...['speaker (name received)', 'role', 'round', 'turn', 'note', 'Age'],
  ])
  const ana = ['P1', 'Ana', 'participant', 1, 2, null, '54']
  const dear = 'Price / Too "dear"'
  expect(rows).toEqual([
    [...FROM, null, 'day,\r\nthough', 'Why\nthough?', 'yes', ...ana],
    [...FROM, dear, 'too dear', '', null, ...ana],
    [...FROM, 'Price', 'too dear', '', null, ...ana],
    [...FROM, 'Price', '<never>', '', null, 'Ben', 'Ben', 'participant', 2, 3, null, null],
    [...FROM, dear, 'Said before', 'Gone', null, 'P1', 'Ana', null, null, 9, WORDS.lost, '54'],
  ])
})

it('has no column for names as received where all speakers have theirs', () => {
  const notes = { ...SOURCE.notes, speakers: { Ana: ' ', Zoe: 'P9', toString: 'x' } }
  expect(passageTable({ ...SOURCE, notes }, WORDS).header).not.toContain(WORDS.received)
})

it('tells the speaker and the turn where the words stand now', () => {
  const passage = aPassage(aTurn(1, 'never', { speaker: 'Benoît' }), 'never')
  const notes = { ...SOURCE.notes, passages: [passage], speakers: {} }
  const [row] = passageTable({ ...SOURCE, notes }, WORDS).rows
  expect(row).toEqual([...FROM, null, 'never', '', null, 'Ben', 'participant', 2, 3, null, null])
})

it('lists the codebook as a tree, with the number of passages that are there', () => {
  const { header, rows } = codebookTable(SOURCE, WORDS)
  expect(header.slice(2)).toEqual([
    ...['code', 'name', 'parent', 'definition', 'key', 'passages', 'passages, with subcodes'],
  ])
  expect(rows).toEqual([
    [...FROM, 'Price', 'Price', null, '', null, 2, 2],
    [...FROM, 'Price / Too "dear"', 'Too "dear"', 'Price', 'Costs <more> than\nit should', '2', 1, 1],
  ])
})
