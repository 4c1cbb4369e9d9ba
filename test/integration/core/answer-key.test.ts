import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { openTestCore, practicePort, type TestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const LEADING = 'Ne pensez-vous pas que le tram est utile ?'

/** Opens Sonde on its data folder with a new, empty practice service. */
async function open(folder: string) {
  const service = await startPracticeService({ speed: 10_000, seed: 7 })
  const core = openTestCore({ folder, practice: practicePort(service) })
  onTestFinished(async () => {
    await core.close()
    await service.close()
  })
  return { core, service }
}

/** Runs a survey with this item until its results are here; returns the run's id. */
async function run({ client }: TestCore, stem: string, connectionId = 'practice'): Promise<string> {
  const draft = aSurvey('Trams', [aChoice('tram', stem, ['Oui', 'Non'])], { personas: 4 })
  const survey = await client.surveys.create({ draft })
  const { id } = await client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })
  await until('the run has its results', async () => (await client.runs.get({ id })).results === 'stored')
  return id
}

it('tells what was planted in a practice run, without a call to the service', async () => {
  const { core, service } = await open(tempFolder())
  const id = await run(core, LEADING)
  // From now on the service refuses every call.
  service.setConditions({ rateLimits: { enterprise: 1 } })
  expect(await core.client.practice.answerKey({ runId: id })).toMatchObject({
    state: 'told',
    items: [
      {
        position: 0,
        about: 'public transport',
        direction: 'for',
        options: 'scale',
        planted: [{ effect: 'leading', towards: 'yes', size: 0.5, words: 'Ne pensez-vous pas' }],
        notUnderstood: [],
      },
    ],
  })
})

it('tells nothing of a run over another connection, be it to a practice service that runs elsewhere', async () => {
  const { core } = await open(tempFolder())
  const service = await startPracticeService({ speed: 10_000, seed: 7 })
  onTestFinished(() => service.close())
  const { id: connectionId } = await core.client.connections.add({
    ...{ name: 'Standard', baseUrl: service.baseUrl, key: service.apiKey },
    ...{ plan: 'standard', colour: 'teal' },
  })
  const id = await run(core, LEADING, connectionId)
  await expect(core.client.practice.answerKey({ runId: id })).rejects.toMatchObject({ code: 'MISSING' })
})

it('says so where the practice service has the survey no more, and never tells the key of another', async () => {
  const folder = tempFolder()
  const { core } = await open(folder)
  const id = await run(core, LEADING)
  await core.close()

  // The new practice service starts numbering again, so the first survey gets the same id.
  const again = await open(folder)
  const key = () => again.core.client.practice.answerKey({ runId: id })
  expect(await key()).toEqual({ state: 'gone' })
  const other = await run(again.core, 'Le métro est-il utile ?')
  const { remoteId } = await again.core.client.runs.get({ id: other })
  expect(remoteId).toBe((await again.core.client.runs.get({ id })).remoteId)
  expect(await key()).toEqual({ state: 'gone' })
})
