import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { writeExport } from '../../../shared/exchange/write-export.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { anyDraft, anyText } from '../storage/samples.ts'

function openCore(): TestCore['client'] {
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  return core.client
}

const NO_WORDS = { name: null, note: '', before: null }

describe('versions', () => {
  it('are saved by hand once, named then or later, and told from those that a launch froze', async () => {
    const client = openCore()
    const { id: surveyId, revision } = await client.surveys.create({ draft: aSurveyDraft() })
    const saved = await client.versions.save({ ...NO_WORDS, surveyId, revision, name: '  Pilot ' })
    expect(saved).toMatchObject({ made: true, version: { number: 1, name: 'Pilot', origin: 'saved' } })
    const again = await client.versions.save({ ...NO_WORDS, surveyId, revision, name: 'Other' })
    expect(again).toMatchObject({ made: false, version: { id: saved.version.id, name: 'Pilot' } })

    const run = await client.runs.launch({ surveyId, revision, connectionId: 'practice' })
    expect(run.versionId).toBe(saved.version.id)
    const changed = await client.surveys.saveDraft({
      id: surveyId,
      revision,
      draft: aSurveyDraft({ title: 'Changed' }),
    })
    await client.runs.launch({ surveyId, revision: changed.revision, connectionId: 'practice' })
    const [newest] = await client.versions.list({ surveyId })
    expect(newest).toMatchObject({ number: 2, name: null, origin: 'launch', parent: { number: 1 } })
    expect(newest?.runs).toHaveLength(1)
    await client.versions.describe({ versionId: newest?.id ?? '', name: ' ', note: ' As sent ' })
    expect(await client.versions.get({ versionId: newest?.id ?? '' })).toMatchObject({
      name: null,
      note: 'As sent',
    })
  })

  it('are not saved of a text that another window changed meanwhile', async () => {
    const client = openCore()
    const { id: surveyId, revision } = await client.surveys.create({ draft: aSurveyDraft() })
    await client.surveys.saveDraft({ id: surveyId, revision, draft: aSurveyDraft({ title: 'Newer' }) })
    await expect(client.versions.save({ ...NO_WORDS, surveyId, revision })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await client.versions.list({ surveyId })).toEqual([])
    await expect(client.versions.get({ versionId: 'none' })).rejects.toMatchObject({ code: 'MISSING' })
  })

  it('keep the draft before another one takes its place, and say which', async () => {
    const client = openCore()
    const { id: surveyId, revision } = await client.surveys.create({ draft: aSurveyDraft() })
    const kept = await client.versions.save({ ...NO_WORDS, surveyId, revision, before: 7 })
    expect(kept.version).toMatchObject({ origin: 'before_return', target: 7 })
  })
})

describe('a Sonde file', () => {
  /** The Sonde file that a survey is exported to. */
  async function whole(client: TestCore['client'], surveyId: string) {
    const source = await client.exchange.exportSource({ surveyId })
    const { fileName, content } = writeExport(source, 'sonde', 'en')
    return { fileName, text: String(content) }
  }

  it('goes from one Sonde to another and on without losing anything: export, import, export', async () => {
    const [here, there] = [openCore(), openCore()]
    const step = fc.record({ draft: anyDraft, name: fc.option(anyText), note: anyText, named: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const { id: surveyId, revision } = await here.surveys.create({})
        let now = revision
        for (const { draft, named, ...words } of steps) {
          const saved = await here.surveys.saveDraft({ id: surveyId, revision: now, draft })
          now = saved.revision
          if (named) await here.versions.save({ surveyId, revision: now, before: null, ...words })
        }
        await here.surveys.setTags({ surveys: [{ id: surveyId, tags: ['Vague 1', 'wave'] }] })
        const first = await whole(here, surveyId)
        const bytes = new TextEncoder().encode(first.text)
        const read = await readImport(
          { fileName: first.fileName, bytes },
          { newId: () => 'x', language: 'en' },
        )
        expect(read.notes).toEqual([])
        const brought = await there.exchange.importSurvey(read)
        const second = await whole(there, brought.id)
        const [one, two] = [JSON.parse(first.text), JSON.parse(second.text)]
        expect(two.draft).toEqual(one.draft)
        expect(two.tags).toEqual(one.tags)
        expect(two.versions).toEqual(one.versions)
        expect(two.sources).toEqual([one.provenance, ...one.sources])
        expect(second.fileName).toBe(first.fileName)
      }),
      { numRuns: 15 },
    )
  })

  it('of another kind becomes a version of its own, to compare with', async () => {
    const client = openCore()
    const read = await readImport({ text: '1. How?\n- A\n- B' }, { newId: () => 'x', language: 'en' })
    const { id: surveyId } = await client.exchange.importSurvey(read)
    expect(await client.versions.list({ surveyId })).toMatchObject([{ number: 1, origin: 'import' }])
  })
})
