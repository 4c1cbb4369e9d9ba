import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

it('shows the request that is then sent, to the letter, and learns from the run what the next one takes', async () => {
  const service = await startPracticeService({ speed: 40, seed: 7 })
  onTestFinished(() => service.close())
  const created: { url: string; body: unknown }[] = []
  const core = openTestCore({
    folder: tempFolder(),
    practice: practicePort(service),
    fetch: (url, init) => {
      if (init?.method === 'POST' && String(url).endsWith('/surveys'))
        created.push({ url: String(url), body: init.body })
      return fetch(url, init)
    },
  })
  onTestFinished(() => core.close())
  const { client } = core
  const draft = aSurveyDraft({ audience: { ageRanges: ['18 – 64', '65-100'], sex: 'femme' } })
  const size = { connectionId: 'practice', personas: 24, questions: 2 }
  expect(await client.runs.estimate(size)).toEqual({
    runs: 0,
    ms: null,
    ahead: null,
    calls: null,
    waiting: 0,
  })

  const survey = await client.surveys.create({ draft })
  const shown = await client.runs.request({ surveyId: survey.id, connectionId: 'practice', draft })
  expect(JSON.parse(shown.body).titre).toBe(`·${shown.mark} ${draft.title}`)
  const launched = await client.runs.launch({
    surveyId: survey.id,
    revision: survey.revision,
    connectionId: 'practice',
  })
  const run = await until('the answers are here', async () => {
    const now = await client.runs.get({ id: launched.id })
    return now.results === 'stored' ? now : null
  })
  expect(run.title).toBe(draft.title)
  expect(created).toEqual([{ url: `${service.baseUrl}${shown.path}`, body: shown.body }])

  const { runs, ms, calls, waiting } = await client.runs.estimate(size)
  expect({ runs, waiting }).toEqual({ runs: 1, waiting: 0 })
  const lasted = (run.finishedAt ?? 0) - (run.launchedAt ?? 0)
  const before = (run.launchedAt ?? 0) - (run.sentAt ?? run.createdAt)
  expect(ms?.typical).toBe(Math.round(before + 2 * lasted))
  expect(calls).toBeGreaterThanOrEqual(4)
})
