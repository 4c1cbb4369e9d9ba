import { describe, expect, it } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { readResults } from '../../../electron/service/results/read-results.ts'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { until } from '../../support/until.ts'
import { clientOf } from './a-server.ts'

const person = { priority: 'person' } as const
const DRAFT: SurveyDraft = {
  ...emptyDraft(),
  title: 'Urban mobility',
  personas: 12,
  questions: [
    {
      ...{ id: 'a', stem: 'How do you usually get to work?', type: 'single_choice' },
      options: ['On foot', 'By bike', 'By car'].map((text, at) => ({ id: `o${at}`, text })),
    },
    { id: 'b', stem: 'What would make you change?', type: 'open_ended', options: [] },
  ],
}

/** Seeds that cover the five layouts, with codes and without; 200 seeds were tried once. */
const SEEDS = [0, 1, 2, 3, 4, 5, 12, 17]

/** The answers of one run in this shape of the service. */
async function run(shapes: 'plain' | `odd:${number}`) {
  const service = await startPracticeService({ shapes, seed: 11, speed: 10_000 })
  try {
    const client = clientOf(service.baseUrl, { key: service.apiKey })
    const created = await client.createSurvey(DRAFT, person)
    const launched = await client.launchSurvey(created.value.id, person)
    await until('the run is over', async () => {
      const { value } = await client.surveyStatus(created.value.id, person)
      return value.status === 'done'
    })
    const list = await client.listSurveys({ limit: 20, offset: 0 }, person)
    const { value: data } = await client.surveyResults(created.value.id, person)
    return { created, launched, list, results: readResults(data, DRAFT) }
  } finally {
    await service.close()
  }
}

describe('the practice service in its odd form', () => {
  it('is read by what its answers hold: the same answers as in the plain form', async () => {
    const plain = await run('plain')
    for (const seed of SEEDS) {
      const odd = await run(`odd:${seed}`)
      expect(odd.results.answers, `seed ${seed}`).toEqual(plain.results.answers)
      expect(odd.list.value.records, `seed ${seed}`).toMatchObject([{ id: odd.created.value.id }])
      expect(odd.launched.value.status, `seed ${seed}`).toMatch(/^(running|done)$/)
    }
    expect(plain.results.answers).toHaveLength(24)
  })
})
