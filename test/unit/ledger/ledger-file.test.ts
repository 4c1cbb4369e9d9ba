import papaparse from 'papaparse'
import { expect, it } from 'vitest'
import { type LedgerFileWords, ledgerCsv, ledgerMarkdown } from '../../../shared/ledger/ledger-file.ts'
import type { ToldRow } from '../../../shared/ledger/told-row.ts'

const WORDS: LedgerFileWords = {
  ...{ title: 'Revision log: Parks', notice: 'Synthetic answers help find weak items.', note: 'note' },
  ...{ number: 'number', stem: 'stem', rules: 'Rules', answers: 'Answers', probes: 'Probes' },
  ...{ rewording: 'Rewordings', trials: 'Trials', decision: 'Decision', own: 'Own words' },
  ...{ practice: 'practice', untitled: 'Untitled' },
  labelled: (label, value) => `${label}: ${value}`,
}
const RUN = { name: 'Run of v2', practice: true }
const ROW: ToldRow = {
  ...{ number: 1, stem: 'Do you *walk*?', dropped: null, state: null },
  rules: [
    { text: 'Leading: it says so.', dismissed: null },
    { text: 'Jargon: a word.', dismissed: 'Dismissed: usual here' },
  ],
  answers: [{ text: 'No opinion: 30 of 60.', dismissed: null }],
  seenIn: RUN,
  across: ['They differ by 50 points.'],
  wordings: [
    { of: 'v2', stem: 'Do you *walk*?', options: 'Yes / No', revised: ['Mended: leading', 'New: too long'] },
    { of: 'v1', stem: 'Walk?', options: '', revised: [] },
  ],
  trials: [
    {
      id: 'e',
      title: '',
      practice: false,
      verdict: 'B moved “Yes” up by 18 points.',
      probes: 'Reason: 20 personas.',
    },
  ],
  decision: { text: 'Fix', note: 'Say which days', run: RUN },
  own: '=2+2\nmy words',
}
const DROPPED: ToldRow = {
  ...{ number: null, stem: 'Gone?', dropped: 'Dropped after version 1', state: null, rules: [], answers: [] },
  ...{ seenIn: null, across: [], wordings: [], trials: [], decision: null, own: '' },
}

it('writes a section an item, and says on top what is synthetic', () => {
  expect(ledgerMarkdown([ROW, DROPPED], WORDS)).toBe(`# Revision log: Parks

> Synthetic answers help find weak items.

## 1. Do you \\*walk\\*?

### Rules

- Leading: it says so.
- Jargon: a word. Dismissed: usual here

### Answers

- Run of v2 (practice): No opinion: 30 of 60.

### Probes

- Untitled: Reason: 20 personas.

### Rewordings

- v2: Do you \\*walk\\*? \\[Yes / No\\] · Mended: leading · New: too long
- v1: Walk?

### Trials

- Untitled: B moved “Yes” up by 18 points.
- Run of v2 (practice): They differ by 50 points.

### Decision

- Run of v2 (practice): Fix. Say which days

### Own words

- =2+2 my words

## Gone?

*Dropped after version 1*
`)
})

it('writes a row an item, each with the notice, and no formula', () => {
  const text = ledgerCsv([ROW, DROPPED], WORDS, 'semicolon')
  const { data } = papaparse.parse<string[]>(text.slice(1).trim(), { delimiter: ';' })
  const [head, first, second] = data
  expect(head).toEqual([
    ...[
      'number',
      'stem',
      'Rules',
      'Answers',
      'Probes',
      'Rewordings',
      'Trials',
      'Decision',
      'Own words',
      'note',
    ],
  ])
  expect(first?.[2]).toBe('Leading: it says so.\nJargon: a word. Dismissed: usual here')
  expect(first?.[8]).toBe("'=2+2\nmy words")
  expect(second?.[1]).toBe('Gone?\nDropped after version 1')
  expect([first, second].map((row) => row?.at(-1))).toEqual([WORDS.notice, WORDS.notice])
})
