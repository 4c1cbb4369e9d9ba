import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { writeExport } from '../../../shared/exchange/write-export.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** A core whose store holds one survey; from then on SQLite refuses to write into the table `refused`. */
async function coreRefusing(refused: string): Promise<{ client: TestCore['client']; id: string }> {
  const folder = tempFolder()
  const before = openTestCore({ folder })
  const { id } = await before.client.surveys.create({ draft: aSurveyDraft() })
  await before.close()
  const file = new DatabaseSync(path.join(folder, 'sonde.sqlite'))
  file.exec(`CREATE TRIGGER refuse BEFORE INSERT ON ${refused} BEGIN SELECT RAISE(ABORT, 'refused'); END`)
  file.close()
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  return { client: core.client, id }
}

/** The state before the attempt: one survey, and nothing in the archive or the bin. */
const ONE = { current: 1, archived: 0, deleted: 0 }

describe('a copy', () => {
  it('is made of several surveys at once, with tags, in the order asked, and says what it was made of', async () => {
    const core = openTestCore({ folder: tempFolder() })
    onTestFinished(() => core.close())
    const { client } = core
    const first = await client.surveys.create({ draft: aSurveyDraft() })
    const second = await client.surveys.create({ draft: aSurveyDraft({ title: 'Second' }) })
    await client.surveys.setTags({ surveys: [{ id: first.id, tags: ['wave 1'] }] })
    const { version } = await client.versions.save({
      surveyId: first.id,
      revision: first.revision,
      name: 'Pilot',
      note: '',
      before: null,
    })
    const going = { versionId: version.id, runId: null, at: 1 }
    const draft = { ...first.draft, base: going }
    await client.surveys.saveDraft({ id: first.id, revision: first.revision, draft })

    const [of2, of1] = await client.surveys.duplicate({ ids: [second.id, first.id] })
    const copy = await client.surveys.get({ id: of1 ?? '' })
    // The original's draft is based on one of its versions, which the copy does not have.
    expect(copy).toMatchObject({ draft: first.draft, tags: ['wave 1'], revision: 1, archivedAt: null })
    expect(copy.draft.base ?? null).toBeNull()
    expect((await client.surveys.get({ id: of2 ?? '' })).draft.title).toBe('Second')
    expect(await client.versions.list({ surveyId: first.id })).toHaveLength(1)

    const template = await client.surveys.saveAsTemplate({ id: copy.id, tag: 'template' })
    expect(template).toMatchObject({ tags: ['template'], archivedAt: expect.any(Number) })
    const started = await client.surveys.startFromTemplate({ id: template.id })
    expect(started).toMatchObject({ tags: [], archivedAt: null, draft: first.draft })
    const { sources } = await client.exchange.exportSource({ surveyId: started.id })
    expect(sources.map(({ surveyId }) => surveyId)).toEqual([template.id, copy.id, first.id])
    expect(sources.map(({ version: label }) => label)).toEqual([
      '',
      '',
      expect.stringMatching(/^v1 · Pilot · /),
    ])
    await expect(client.surveys.duplicate({ ids: [first.id, 'nobody'] })).rejects.toMatchObject({
      code: 'MISSING',
    })
    expect(await client.surveys.places()).toEqual({ current: 5, archived: 1, deleted: 0 })
  })
})

describe('a copy of a survey with a damaged record', () => {
  /** A survey that is a copy of another and has a version; afterwards `sql` damages the store. */
  async function coreAfter(sql: string): Promise<{ client: TestCore['client']; id: string }> {
    const folder = tempFolder()
    const before = openTestCore({ folder })
    const original = await before.client.surveys.create({ draft: aSurveyDraft() })
    const [id = ''] = await before.client.surveys.duplicate({ ids: [original.id] })
    await before.client.versions.save({ surveyId: id, revision: 1, name: 'Pilot', note: '', before: null })
    await before.close()
    const file = new DatabaseSync(path.join(folder, 'sonde.sqlite'))
    file.exec(sql)
    file.close()
    const core = openTestCore({ folder })
    onTestFinished(() => core.close())
    return { client: core.client, id }
  }

  it.each([
    ['a version without its draft', "UPDATE survey_versions SET document = '{broken'", ['', '']],
    ['a version without its facts', "UPDATE survey_versions SET facts = '{broken'", ['', '']],
    ['sources', "UPDATE survey_sources SET document = '{broken'", [expect.stringMatching(/^v1 · Pilot/)]],
  ])('is made all the same, without what does not read: %s', async (_, sql, labels) => {
    const { client, id } = await coreAfter(sql)
    const { draft } = await client.surveys.get({ id })
    const [copy = ''] = await client.surveys.duplicate({ ids: [id] })
    expect((await client.surveys.get({ id: copy })).draft).toEqual(draft)
    const { sources } = await client.exchange.exportSource({ surveyId: copy })
    expect(sources.map(({ version }) => version)).toEqual(labels)
    expect(await client.surveys.saveAsTemplate({ id, tag: 'template' })).toMatchObject({ draft })
    expect(await client.surveys.startFromTemplate({ id })).toMatchObject({ draft })
  })
})

describe('a write that the store refuses half way', () => {
  it.each(['survey_versions', 'survey_sources', 'survey_tags'])(
    'leaves nothing of an import: %s',
    async (table) => {
      const { client: there } = await coreRefusing(table)
      const whole = openTestCore({ folder: tempFolder() })
      onTestFinished(() => whole.close())
      const { client: here } = whole
      const { id } = await here.surveys.create({ draft: aSurveyDraft() })
      await here.surveys.setTags({ surveys: [{ id, tags: ['wave 1'] }] })
      const file = writeExport(await here.exchange.exportSource({ surveyId: id }), 'sonde', 'en')
      const bytes = new TextEncoder().encode(String(file.content))
      const read = await readImport({ fileName: file.fileName, bytes }, { newId: () => 'x', language: 'en' })

      await expect(there.exchange.importSurvey(read)).rejects.toThrow()
      expect(await there.surveys.places()).toEqual(ONE)
      expect(await there.surveys.tags()).toEqual([])
    },
  )

  it.each(['survey_sources', 'survey_tags'])('leaves no stray copy of a template: %s', async (table) => {
    const { client, id } = await coreRefusing(table)
    await expect(client.surveys.saveAsTemplate({ id, tag: 'template' })).rejects.toThrow()
    expect(await client.surveys.places()).toEqual(ONE)
  })
})
