import { expect, test } from 'vitest'
import { TRANSCRIPT_WORDS } from '../../../../electron/core/exports/transcript-words.ts'
import { codingReport } from '../../../../shared/transcripts/export/coding-report.ts'
import { SOURCE } from './coding-parts.ts'

const WORDS = TRANSCRIPT_WORDS.en.report
const blocks = codingReport(SOURCE, WORDS)
const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []))

test('a report by code has the memo, the codebook with its counts, and the passages below their codes', () => {
  expect(texts).toEqual([
    ...['Memo on the discussion', 'A lively group.', 'Codebook', 'Passages by code'],
    ...['Price', '“too dear”', '— P1, turn 2', '“<never>”', '— Ben, turn 3'],
    ...['Price / Too "dear"', 'Costs <more> than\nit should', '“too dear”', '— P1, turn 2'],
    ...['Without a code', '“day,\r\nthough”', '— P1, turn 2 · important quote · memo: Why\nthough?'],
    ...['Passages no longer in the transcript', '“Said before”', '— P1, turn 9 · memo: Gone'],
    'Participants',
  ])
  const [table, people] = blocks.filter(({ kind }) => kind === 'table')
  expect(people).toMatchObject({ rows: [{ cells: ['P1', 'Age: 54'] }] })
  expect(table).toMatchObject({
    caption: expect.stringContaining('not shares of a population'),
    head: ['Code', 'Definition', 'Passages', 'With subcodes', 'Participants'],
    rows: [
      { cells: ['Price', '–', '2', '2', '2'] },
      { cells: ['\u2003Too "dear"', 'Costs <more> than\nit should', '1', '1', '1'] },
    ],
  })
})

test('it is not known how many participants raised a code where the transcript does not name them', () => {
  const turns = SOURCE.turns.map((turn) => (turn.speaker === 'Ben' ? { ...turn, speaker: null } : turn))
  const passages = SOURCE.notes.passages.map((each) =>
    each.speaker === 'Ben' ? { ...each, speaker: null } : each,
  )
  const unnamed = codingReport({ ...SOURCE, turns, notes: { ...SOURCE.notes, passages } }, WORDS)
  const rows = unnamed.flatMap((block) =>
    block.kind === 'table' && block.head.length > 0 ? block.rows.map(({ cells }) => cells.at(-1)) : [],
  )
  expect(rows).toEqual(['?', '1'])
  expect(unnamed.flatMap((block) => ('text' in block ? [block.text] : []))).toContain(WORDS.unknownMeans)
})

test('without codes there is no codebook, and all passages stand together', () => {
  const bare = codingReport({ ...SOURCE, notes: { ...SOURCE.notes, codes: [], memo: '' } }, WORDS)
  expect(bare.filter(({ kind }) => kind === 'table')).toHaveLength(1)
  const headings = bare.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  expect(headings).toEqual([
    'Passages by code',
    'Without a code',
    'Passages no longer in the transcript',
    'Participants',
  ])
})
