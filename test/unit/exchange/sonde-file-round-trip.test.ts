import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SondeProvenance, sondeFileSchema } from '../../../shared/exchange/sonde-file/sonde-file.ts'
import { writeExport } from '../../../shared/exchange/write-export.ts'
import { emptyDraft } from '../../../shared/models/draft.ts'
import { tagSchema } from '../../../shared/models/tag.ts'
import { type VersionFacts, versionOriginSchema } from '../../../shared/models/version.ts'
import { anyDraft, anyText } from '../../integration/storage/samples.ts'
import { EXPORTED_AT, exportSourceOf, NOTHING_SAID } from '../../support/export-source-of.ts'
import { throughFile } from './through-file.ts'

const anyFacts: fc.Arbitrary<VersionFacts> = fc.record({
  name: fc.option(anyText),
  note: anyText,
  origin: fc.constantFrom(...versionOriginSchema.options),
  target: fc.option(fc.nat()),
  parent: fc.option(
    fc.record({
      number: fc.nat(),
      run: fc.option(
        fc.record({
          id: anyText,
          title: anyText,
          connectionName: anyText,
          practice: fc.boolean(),
          createdAt: fc.nat(),
        }),
      ),
    }),
  ),
})
const anyProvenance: fc.Arbitrary<SondeProvenance> = fc.record({
  program: anyText,
  programVersion: anyText,
  exportedAt: fc.nat(),
  surveyId: anyText,
  createdAt: fc.nat(),
  updatedAt: fc.nat(),
  version: anyText,
})

test('a Sonde file brings back every draft, version, id, odd character and all that is said of them', async () => {
  const versions = fc.array(
    fc.tuple(anyFacts, anyDraft).map(([facts, draft]) => ({ ...facts, draft })),
    { maxLength: 3 },
  )
  const sources = fc.array(anyProvenance, { maxLength: 2 })
  const tags = fc.array(
    anyText.map((text) => tagSchema.safeParse(text).data ?? 'tag'),
    { maxLength: 3 },
  )
  await fc.assert(
    fc.asyncProperty(anyDraft, versions, sources, tags, async (draft, older, sources, tags) => {
      const result = await throughFile(exportSourceOf(draft, older, sources, tags), 'sonde')
      expect(result.kind).toBe('sonde')
      expect(result.notes).toEqual([])
      expect(result.draft).toEqual(draft)
      expect(result.tags).toEqual(tags)
      expect(result.versions).toEqual(
        [...older, { ...NOTHING_SAID, name: 'Pilot', draft }].map((version, index) => ({
          number: index + 1,
          createdAt: EXPORTED_AT + index,
          ...version,
        })),
      )
      expect(result.sources.slice(1)).toEqual(sources)
      expect(result.sources[0]).toMatchObject({
        surveyId: 's',
        exportedAt: EXPORTED_AT,
        programVersion: '0.1.0',
      })
    }),
    { numRuns: 100 },
  )
})

test('a Sonde file of before tags travelled is read as it was, and one with tags by a Sonde of then', () => {
  const { content } = writeExport(exportSourceOf(emptyDraft(), [], [], ['pilot']), 'sonde', 'en')
  const { tags, ...before } = JSON.parse(String(content))
  expect(tags).toEqual(['pilot'])
  expect(before.formatVersion).toBe(2)
  expect(sondeFileSchema.parse(before)).toEqual({ ...before, tags: [] })
  expect(sondeFileSchema.omit({ tags: true }).parse({ tags, ...before })).toEqual(before)
})

test('the rules that are off travel in a Sonde file, with the draft and with each version', async () => {
  const off = { ...emptyDraft(), title: 'Buses', rulesOff: ['jargon', 'of_tomorrow'] }
  const result = await throughFile(
    exportSourceOf(off, [{ ...NOTHING_SAID, draft: emptyDraft() }], [], []),
    'sonde',
  )
  expect(result.notes).toEqual([])
  expect(result.draft).toEqual(off)
  expect(result.versions.map(({ draft }) => draft.rulesOff)).toEqual([undefined, off.rulesOff])
})
