import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeReport } from '../../../shared/report/docx/write-report.ts'
import { heading, paragraph, type Report, type ReportBlock } from '../../../shared/report/report.ts'
import { readWord } from '../../support/read-word.ts'

const REPORT: Report = {
  title: 'Cars & "trams" <2026>',
  lines: ['Report on a run, version 3', 'Practice'],
  practice: 'Practice',
  part: null,
  foot: 'Synthetic answers help find weak items.',
  language: 'en',
  version: 'v3',
  at: Date.UTC(2026, 10, 30),
  blocks: [],
}
const PICTURE: ReportBlock = {
  ...{ kind: 'picture', width: 620, height: 100, description: 'Bars of "item" 1' },
  png: new Uint8Array([137, 80, 78, 71]),
}
const TABLE: ReportBlock = {
  ...{ kind: 'table', caption: 'Base: 12', head: ['Option', 'Count'] },
  rows: [{ cells: ['On foot', '5'] }, { tone: 'total', cells: ['Base', '12'] }],
  ...{ numbers: [1], widths: [3, 1] },
}

const written = (blocks: readonly ReportBlock[], more: Partial<Report> = {}) =>
  readWord(writeReport({ ...REPORT, ...more, blocks }))

test('a report has its title, its lines and its parts in their order', async () => {
  const { body, tables } = await written([
    heading(1, 'In short'),
    paragraph('Synthetic.', 'notice'),
    paragraph('It is loaded.', 'plain', 'Loaded:'),
    TABLE,
    paragraph('“I would walk.”', 'quote'),
  ])
  expect(body.map(({ style, text }) => [style, text])).toEqual([
    ['Title', 'Cars & "trams" <2026>'],
    ['Subtitle', 'Report on a run, version 3'],
    ['Subtitle', 'Practice'],
    ['Heading1', 'In short'],
    ['Notice', 'Synthetic.'],
    ['Normal', 'Loaded: It is loaded.'],
    ['TableCaption', 'Base: 12'],
    ['Said', '“I would walk.”'],
  ])
  expect(tables).toEqual([
    [
      ['Option', 'Count'],
      ['On foot', '5'],
      ['Base', '12'],
    ],
  ])
})

test('every page says what the answers are, and that they are practice', async () => {
  const practice = await written([])
  expect(practice.footer).toBe(REPORT.foot)
  expect(practice.header).toMatch(/^Practice · Cars/)
  expect((await written([], { practice: null })).header).toMatch(/^Cars/)
  expect((await written([], { part: 'filtered' })).header).toMatch(/^Practice · Cars.* · filtered/)
})

test('pictures are in the file, described for those who do not see them', async () => {
  const { body, names } = await written([PICTURE, paragraph('between'), PICTURE])
  expect(body.flatMap(({ pictures }) => pictures)).toEqual(['Bars of "item" 1', 'Bars of "item" 1'])
  expect(names.filter((name) => name.endsWith('.png'))).toEqual(['word/media/1.png', 'word/media/2.png'])
})

test('tables that follow each other stay two tables', async () => {
  const xml = new TextDecoder().decode(writeReport({ ...REPORT, blocks: [TABLE, TABLE] }))
  expect(xml).not.toContain('</w:tbl><w:tbl>')
  expect(
    (
      await written([
        { ...TABLE, caption: '' },
        { ...TABLE, caption: '' },
      ])
    ).tables,
  ).toHaveLength(2)
})

test('any texts make a document that can be opened, and stay as they are but for control characters', async () => {
  const text = fc.string({ unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(text, text, text, async (title, words, cell) => {
      const { body, tables } = await written(
        [paragraph(words), { ...TABLE, caption: '', head: [], rows: [{ cells: [cell, words] }] }],
        { title },
      )
      const kept = (each: string) => each.replace(/[\n]/g, '')
      expect(body[0]?.text).toBe(kept(title))
      expect(tables[0]?.[0]).toEqual([kept(cell), kept(words)])
    }),
  )
})
