import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { type Call, failure, practice, success } from './support/practice-client.ts'
import { ownFolder } from './support/run-practice.ts'
import { aLongTime } from './support/samples.ts'

const yesNo = ['Oui', 'Non']
const questions = [
  { type: 'choix_unique', texte: 'Êtes-vous favorable au nucléaire ?', options: yesNo },
  { type: 'choix_unique', texte: 'Ne pensez-vous pas que le tram est utile ?', options: yesNo },
  { type: 'choix_unique', texte: 'Soutenez-vous cette réforme désastreuse ?', options: yesNo },
  { type: 'choix_unique', texte: 'Avez-vous des enfants ?', options: yesNo },
  { type: 'choix_unique', texte: 'Êtes-vous satisfait des repas et du personnel ?', options: yesNo },
  { type: 'choix_unique', texte: 'Le tram est-il utile ?', options: yesNo },
]

async function create(call: Call): Promise<string> {
  return String(success(await call('POST', '/api/v1/surveys', { questions, nb_personas: 20 })).id)
}

const keyOf = (call: Call, id: string) => call('GET', `/practice/surveys/${id}/key`)

describe('The answer key', () => {
  it('tells what was recognised and planted, question by question', async () => {
    const { standard } = await practice()
    const key = success(await keyOf(standard, await create(standard)))
    expect(key.questions).toMatchObject([
      {
        question: 0,
        about: 'nuclear power',
        direction: 'for',
        options: 'scale',
        planted: [],
        not_understood: [],
      },
      {
        about: 'public transport',
        planted: [{ effect: 'leading', towards: 'yes', size: 0.5, measure: 'stance' }],
      },
      {
        about: null,
        planted: [{ effect: 'loaded', towards: 'no', words: 'désastreuse' }],
        not_understood: ['object'],
      },
      { fact: 'children', planted: [], not_understood: [] },
      { planted: [{ effect: 'doubleBarrelled', size: 0.14, measure: 'share' }] },
      { planted: [{ effect: 'context', towards: 'yes', size: 0.15 }] },
    ])
  })

  it('plants and tells the sizes in force at the launch, whatever is set before the results are read', async () => {
    const dataFile = path.join(ownFolder(), 'practice.sqlite')
    const apiKey = 'spk-strengths-at-the-launch-0001'
    const off = { effects: { leading: 'off' } } as const
    const first = await practice({ dataFile, apiKey, conditions: off })
    const id = await create(first.standard)
    success(await first.standard('POST', `/api/v1/surveys/${id}/launch`))
    await first.service.close()

    const { standard, clock } = await practice({
      dataFile,
      apiKey,
      conditions: { effects: { leading: 'large' } },
    })
    const told = { effects: { leading: 'off' }, questions: [{}, { planted: [] }, {}, {}, {}, {}] }
    expect(success(await keyOf(standard, id))).toMatchObject(told)
    clock.advance(aLongTime)
    success(await standard('GET', `/api/v1/surveys/${id}/results`))
    expect(success(await keyOf(standard, id))).toMatchObject(told)
    const later = await create(standard)
    expect(success(await keyOf(standard, later))).toMatchObject({
      questions: [{}, { planted: [{ effect: 'leading', size: 1 }] }, {}, {}, {}, {}],
    })
  })

  it('opens a data file of an older version, whose launches have no strengths', async () => {
    const dataFile = path.join(ownFolder(), 'practice.sqlite')
    const apiKey = 'spk-older-file-older-file-older-0001'
    const before = await practice({ dataFile, apiKey })
    const id = await create(before.standard)
    success(await before.standard('POST', `/api/v1/surveys/${id}/launch`))
    await before.service.close()
    const db = new DatabaseSync(dataFile)
    db.exec('alter table surveys drop column effects')
    db.close()

    const off = { effects: { leading: 'off' } } as const
    const { standard, service, clock } = await practice({ dataFile, apiKey, conditions: off })
    clock.advance(aLongTime)
    success(await standard('GET', `/api/v1/surveys/${id}/results`))
    service.setConditions({ effects: { leading: 'large' } })
    // The effects that were set when the results were first read: those of the launch are not known.
    expect(success(await keyOf(standard, id))).toMatchObject({ effects: { leading: 'off' } })
  })

  it("is the account's own, and no part of the interface", async () => {
    const { standard, admin, nobody } = await practice()
    const id = await create(standard)
    failure(await keyOf(admin, id), 404)
    expect((await keyOf(nobody, id)).status).toBe(404)
    expect((await nobody('GET', '/openapi.json')).text).not.toContain('/practice/')
    expect((await standard('POST', `/practice/surveys/${id}/key`)).status).toBe(404)
  })

  it('is refused of a run that an older version answered, whose answers stay what they were', async () => {
    const dataFile = path.join(ownFolder(), 'practice.sqlite')
    const before = await practice({ dataFile, apiKey: 'spk-older-run-older-run-older-run-0001' })
    const id = await create(before.standard)
    success(await before.standard('POST', `/api/v1/surveys/${id}/launch`))
    before.clock.advance(aLongTime)
    success(await before.standard('GET', `/api/v1/surveys/${id}/results`))
    await before.service.close()

    // As stored by an older version: with answers that the current one would not give, and without the sizes of
    // effects.
    const db = new DatabaseSync(dataFile)
    const { results } = db.prepare('select results from surveys').get()
    const { personas, answers } = JSON.parse(String(results))
    const older = answers.map((row: unknown[]) => row.map(() => 'Non'))
    db.prepare('update surveys set results = ?').run(JSON.stringify({ personas, answers: older }))
    db.close()

    const after = await practice({ dataFile, apiKey: 'spk-older-run-older-run-older-run-0001' })
    after.clock.advance(2 * aLongTime)
    const read = success(await after.standard('GET', `/api/v1/surveys/${id}/results`))
    expect(JSON.stringify(read.results)).not.toContain('"Oui"')
    failure(await keyOf(after.standard, id), 409)
  })
})
