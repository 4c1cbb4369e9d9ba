import { describe, expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { readZip } from '../../../shared/exchange/archive/read-zip.ts'
import { createReadingMeter } from '../../../shared/exchange/reading-meter.ts'
import { readWorkbook } from '../../../shared/exchange/xlsform/read-workbook.ts'
import { XLSFORM_SHEETS } from '../../../shared/exchange/xlsform/read-xlsform.ts'
import { NO_FILTER } from '../../../shared/models/results-filter.ts'
import { lettersOf } from '../../support/drafts.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { readSav } from '../../support/read-sav.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { ended, launch, liveConnection, practise } from './a-launched-run.ts'

describe('a run, from launch to answers', () => {
  it('goes through its states, tells them, and keeps the answers beside what was received', async () => {
    const core = openTestCore({ folder: tempFolder(), practice: await practise() })
    onTestFinished(() => core.close())
    const stream = await core.client.runs.watch()
    const states: string[] = []
    const watching = (async () => {
      for await (const run of stream) {
        if (states.at(-1) !== run.state) states.push(run.state)
        if (run.results === 'stored') return
      }
    })()
    const launched = await launch(core)
    await watching
    expect(states.filter((state) => state !== 'queued')).toEqual([
      'creating',
      'created',
      'launching',
      'running',
      'done',
    ])

    const { run, version, results } = await core.client.runs.results({ id: launched.id })
    expect(run.practice).toBe(true)
    expect(run.respondents).toBe(12)
    expect(version.number).toBe(1)
    expect(results.respondents).toHaveLength(12)
    expect(results.answers.filter(({ question }) => question === 0)).toHaveLength(12)
    const kinds = (await core.client.runs.payloads({ id: launched.id })).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['creation', 'launch', 'status', 'results']))
    expect(core.announced).toEqual([
      { kind: 'run_ended', title: 'Mobilité urbaine', state: 'done', results: 'stored' },
    ])
    const csv = await core.client.exports.resultsCsv({
      runId: launched.id,
      layout: 'respondents',
      language: 'fr',
      filter: NO_FILTER,
    })
    expect(csv.text.trim().split('\r\n')).toHaveLength(13)
    expect(csv.fileName).toMatch(
      /^mobilite-urbaine-v1-resultats-par-persona-entrainement-synthetique-.*\.csv$/,
    )

    const women = results.respondents.filter(({ attributes }) =>
      attributes.some(({ name, value }) => name === 'sexe' && value === 'femme'),
    ).length
    const some = await core.client.exports.resultsCsv({
      runId: launched.id,
      layout: 'respondents',
      language: 'fr',
      filter: { search: '', attribute: { name: 'sexe', value: 'femme' } },
    })
    expect(some.text.trim().split('\r\n')).toHaveLength(1 + women)
    expect(some.text).toContain(`Sexe = femme,${women},12,`)
    expect(some.fileName).toMatch(/-filtre-femme-entrainement-synthetique-/)
    expect(some.text).not.toContain('age_tranche')

    // Tags and bands are chosen from the stored results of the run.
    const kept = await core.client.annotations.get({ runId: launched.id })
    const variables = { [aSurveyDraft().questions[0]?.id ?? '']: 'transport' }
    const tag = {
      id: 't',
      name: 'Tout',
      colour: 'teal' as const,
      key: null,
      phrases: lettersOf(26),
    }
    await core.client.annotations.save({
      ...{ runId: launched.id, revision: kept.revision },
      annotations: { ...kept.annotations, tags: [tag], bands: { age: [40] }, variables },
    })
    const banded = await core.client.exports.resultsCsv({
      runId: launched.id,
      layout: 'codebook',
      language: 'fr',
      filter: NO_FILTER,
    })
    expect(banded.text).toContain('age_tranche,"tranches de la variable age, qui commencent à : 40"')
    expect(banded.text).toContain('\ntransport,')
    const answered = results.answers.filter(({ kind, question }) => kind === 'text' && question === 1)
    const tagged = await core.client.exports.resultsCsv({
      runId: launched.id,
      layout: 'long',
      language: 'fr',
      filter: { search: '', groups: [[{ kind: 'tag', item: 1, tags: ['t'], not: false }]] },
    })
    expect(tagged.text.match(/,renseignée,Tout,/g)).toHaveLength(answered.length)
    expect(tagged.fileName).toContain('-filtre-etiquette-tout-')

    // The files that hold everything are made of the same.
    const whole = async (file: 'xlsx' | 'sav') => {
      const filter = { search: '', attribute: { name: 'sexe', value: 'femme' } }
      const asked = {
        runId: launched.id,
        file,
        language: 'fr' as const,
        filter,
        by: [{ kind: 'field' as const, name: 'sexe' }],
      }
      const events = []
      for await (const event of await core.client.exports.resultsFile(asked)) events.push(event)
      const made = events.pop()
      if (made?.kind !== 'file') throw new Error('There is no file.')
      expect(events.every(({ kind }) => kind === 'progress')).toBe(true)
      return { ...made, bytes: new Uint8Array(Buffer.from(made.base64, 'base64')) }
    }
    const workbook = await whole('xlsx')
    const day = '[\\d-]+'
    expect(workbook.fileName).toMatch(
      new RegExp(
        `^mobilite-urbaine-v1-resultats-classeur-filtre-femme-entrainement-synthetique-${day}\\.xlsx$`,
      ),
    )
    const meter = createReadingMeter({})
    const { sheets } = await readWorkbook(readZip(workbook.bytes, meter), XLSFORM_SHEETS, meter)
    expect(sheets.get('codes')).toHaveLength(1 + women)
    expect(sheets.get('codes')?.[0]).toEqual(expect.arrayContaining(['transport', 'age_tranche']))
    // The men whom the filter leaves out keep their lines, with nobody in them, as they keep their column on the screen.
    const crossed = sheets.get('tableaux croisés') ?? []
    expect(new Set(crossed.slice(1).map(([, , by, group]) => `${by}: ${group}`))).toEqual(
      new Set(['Sexe: Ensemble', 'Sexe: femme', 'Sexe: homme']),
    )
    const seenUntilCancelled = async (file: 'xlsx' | 'sav') => {
      const cancel = new AbortController()
      const { signal } = cancel
      const seen: string[] = []
      const made = async () => {
        const asked = { runId: launched.id, file, language: 'fr' as const, filter: NO_FILTER }
        for await (const { kind } of await core.client.exports.resultsFile(asked, { signal })) {
          seen.push(kind)
          cancel.abort()
        }
      }
      await expect(made()).rejects.toThrow()
      return seen
    }
    expect(await seenUntilCancelled('xlsx')).toEqual(['progress'])
    expect(await seenUntilCancelled('sav')).toEqual(['progress'])
    const sav = await whole('sav')
    expect(sav.fileName).toMatch(
      new RegExp(`^mobilite-urbaine-v1-resultats-spss-filtre-femme-entrainement-synthetique-${day}\\.sav$`),
    )
    const read = readSav(sav.bytes)
    expect([read.rows.length, read.label]).toEqual([
      women,
      'personas synthétiques (entraînement) – Mobilité urbaine',
    ])
    expect(read.variables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['transport', 'age', 'age_tranche', 'source']),
    )
    expect([workbook.cut, sav.cut]).toEqual([
      { labels: 0, texts: 0 },
      { labels: 0, texts: 0 },
    ])
  })

  it('is taken up again where it stood after Sonde was closed', async () => {
    const folder = tempFolder()
    const practice = await practise(4)
    const first = openTestCore({ folder, practice })
    const { id } = await launch(first)
    await until('the run is under way', async () => (await first.client.runs.get({ id })).progress)
    await first.close()
    const second = openTestCore({ folder, practice })
    onTestFinished(() => second.close())
    const run = await ended(second, id)
    expect([run.state, run.results]).toEqual(['done', 'stored'])
  })

  it('is launched once, however often its answer was lost and the person asked again', async () => {
    const core = openTestCore({ folder: tempFolder(), practice: await practise() })
    onTestFinished(() => core.close())
    const { client } = core
    const survey = await client.surveys.create({ draft: aSurveyDraft() })
    const other = await client.surveys.create({ draft: aSurveyDraft() })
    const asked = {
      surveyId: survey.id,
      revision: 1,
      connectionId: 'practice',
      runId: '7f9c5f0e-7d1c-4a51-9d3a-0f8f2b7f0a11',
    }
    const first = await client.runs.launch(asked)
    const again = await client.runs.launch(asked)
    expect([first.id, again.id]).toEqual([asked.runId, asked.runId])
    expect(await client.runs.list({})).toHaveLength(1)
    await expect(client.runs.launch({ ...asked, surveyId: other.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect((await client.runs.launch({ ...asked, runId: undefined })).id).not.toBe(asked.runId)
  })

  it('ends when its connection is removed, for nobody can ask for it any more', async () => {
    const service = await startPracticeService({ speed: 1, seed: 7 })
    onTestFinished(() => service.close())
    const core = openTestCore({ folder: tempFolder() })
    onTestFinished(() => core.close())
    const connection = await liveConnection(core, service.baseUrl, service.apiKey)
    const { id } = await launch(core, connection.id)
    await until('it runs', async () => (await core.client.runs.get({ id })).state === 'running')
    await core.client.connections.remove({ id: connection.id })
    expect(await ended(core, id)).toMatchObject({ state: 'failed', problem: { code: 'MISSING' } })
  })

  it('freezes what was launched: later changes to the draft change nothing', async () => {
    const core = openTestCore({ folder: tempFolder(), practice: await practise() })
    onTestFinished(() => core.close())
    const survey = await core.client.surveys.create({ draft: aSurveyDraft() })
    const run = await core.client.runs.launch({ surveyId: survey.id, revision: 1, connectionId: 'practice' })
    await core.client.surveys.saveDraft({
      id: survey.id,
      revision: 1,
      draft: aSurveyDraft({ title: 'Autre' }),
    })
    await ended(core, run.id)
    const { version } = await core.client.runs.results({ id: run.id })
    expect(version.draft.title).toBe('Mobilité urbaine')
    const again = await core.client.runs.launch({
      surveyId: survey.id,
      revision: 2,
      connectionId: 'practice',
    })
    expect(again.versionNumber).toBe(2)
  })

  it('refuses a draft that cannot be launched, naming each field, and a revision that is not the newest', async () => {
    const core = openTestCore({ folder: tempFolder(), practice: await practise() })
    onTestFinished(() => core.close())
    const draft = aSurveyDraft({ title: '', personas: 101, audience: { ageRanges: ['40-20'], sex: null } })
    const survey = await core.client.surveys.create({ draft })
    const launchIt = (revision: number) =>
      core.client.runs.launch({ surveyId: survey.id, revision, connectionId: 'practice' })
    await expect(launchIt(1)).rejects.toMatchObject({
      code: 'INVALID',
      defined: true,
      data: {
        fields: [
          { path: ['title'], message: 'title_empty' },
          { path: ['personas'], message: 'personas_out_of_range' },
          { path: ['audience', 'ageRanges', 0], message: 'age_range_order' },
        ],
      },
    })
    await expect(launchIt(0)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await core.client.runs.list({})).toEqual([])
  })
})
