import { afterEach, expect, test } from 'vitest'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { writeExport } from '../../../shared/exchange/write-export.ts'
import { emptyDraft } from '../../../shared/models/draft.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const opened: TestCore[] = []
afterEach(async () => {
  for (const core of opened.splice(0)) await core.close()
})

function openCore(): TestCore['client'] {
  const core = openTestCore({ folder: tempFolder() })
  opened.push(core)
  return core.client
}

const draft = {
  ...emptyDraft(),
  title: 'Mobility',
  questions: [{ id: 'q1', stem: 'How?', type: 'open_ended' as const, options: [] }],
}

test('a survey goes to another Sonde by file, with its versions, and the export names the draft as a version', async () => {
  const here = openCore()
  const { id, revision } = await here.surveys.create({ draft })
  const first = await here.exchange.exportSource({ surveyId: id })
  expect(first.version.number).toBe(1)
  // Exporting an unchanged survey again makes no new version.
  expect((await here.exchange.exportSource({ surveyId: id })).version.id).toBe(first.version.id)
  const changed = { ...draft, context: 'Daily trips' }
  await here.surveys.saveDraft({ id, revision, draft: changed })
  const source = await here.exchange.exportSource({ surveyId: id })
  expect(source.version).toMatchObject({ number: 2, draft: changed })
  expect(JSON.parse(source.request)).toEqual({
    titre: 'Mobility',
    contexte: 'Daily trips',
    questions: [{ texte: 'How?', type: 'libre' }],
    nb_personas: 50,
  })

  const { fileName, content } = writeExport(source, 'sonde', 'en')
  const bytes = new TextEncoder().encode(String(content))
  const read = await readImport({ fileName, bytes }, { newId: () => 'unused', language: 'en' })
  const there = openCore()
  const survey = await there.exchange.importSurvey(read)
  expect(survey.draft).toEqual(changed)
  const versions = (await there.exchange.exportSource({ surveyId: survey.id })).versions
  const facts = ({ id: _, surveyId: __, importedAt: ___, ...rest }: (typeof versions)[number]) => rest
  expect(versions.map(facts)).toEqual(source.versions.map(facts))
})

test('a survey that is not there cannot be exported', async () => {
  await expect(openCore().exchange.exportSource({ surveyId: 'none' })).rejects.toMatchObject({
    code: 'MISSING',
  })
})
