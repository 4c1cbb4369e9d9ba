import { describe, expect, it } from 'vitest'
import { practiceConditionsSchema } from '../../../electron/practice/conditions.ts'
import { failure, practice, success } from './support/practice-client.ts'
import { aLongTime, smallSurvey } from './support/samples.ts'

const path = '/api/v1/surveys'

describe('Faults on demand', () => {
  it('a connection dropped before: nothing was done', async () => {
    const { standard } = await practice({
      conditions: { faults: { dropBefore: { next: 1 } }, only: ['createSurvey'] },
    })
    await expect(standard('POST', path, smallSurvey)).rejects.toThrow()
    expect(success(await standard('GET', path)).total).toBe(0)
  })

  it('a connection dropped after: it was done, and nobody was told', async () => {
    const { standard } = await practice({
      conditions: { faults: { dropAfter: { next: 1 } }, only: ['createSurvey'] },
    })
    await expect(standard('POST', path, smallSurvey)).rejects.toThrow()
    expect(success(await standard('GET', path)).total).toBe(1)
  })

  it('401, 429 and 500 in the envelope, with nothing done, and then all is well', async () => {
    const { standard } = await practice({
      conditions: {
        faults: { unauthorized: { next: 1 }, rateLimited: { next: 1 }, serverError: { next: 1 } },
        rateLimitedSeconds: 9,
      },
    })
    failure(await standard('POST', path, smallSurvey), 401)
    const limited = await standard('POST', path, smallSurvey)
    failure(limited, 429)
    expect(limited.headers.get('x-ratelimit-reset')).toBe('9')
    failure(await standard('POST', path, smallSurvey), 500)
    expect(success(await standard('GET', path)).total).toBe(0)
  })

  it('HTML in place of JSON, with the status asked for', async () => {
    const { standard } = await practice({ conditions: { faults: { html: { next: 1 } }, htmlStatus: 200 } })
    const page = await standard('GET', path)
    expect([page.status, page.headers.get('content-type')]).toStrictEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<html>')
  })

  it('JSON cut in the middle, after the thing was done', async () => {
    const { standard } = await practice({ conditions: { faults: { cutJson: { next: 1 } } } })
    await expect(standard('POST', path, smallSurvey)).rejects.toThrow(SyntaxError)
    expect(success(await standard('GET', path)).total).toBe(1)
  })

  it('a request never answered, until the service closes', async () => {
    const { standard, service } = await practice({ conditions: { faults: { hang: { next: 1 } } } })
    const hanging = expect(standard('GET', path)).rejects.toThrow()
    await expect.poll(() => service.getConditions().faults.hang.next).toBe(0)
    success(await standard('GET', path))
    await service.close()
    await hanging
  })

  it('slow answers, within the range', async () => {
    const { standard, clock } = await practice({ conditions: { latencyMs: { min: 200, max: 300 } } })
    const delays: number[] = []
    for (let i = 0; i < 20; i++) {
      const before = clock.now()
      success(await standard('GET', path))
      delays.push(clock.now() - before)
    }
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(200)
    expect(Math.max(...delays)).toBeLessThanOrEqual(300)
    expect(new Set(delays).size).toBeGreaterThan(5)
  })

  it('only the operations named are touched', async () => {
    const { standard } = await practice({
      conditions: { faults: { serverError: { probability: 1 } }, only: ['listFocus'] },
    })
    success(await standard('GET', path))
    failure(await standard('GET', '/api/v1/focus'), 500)
  })

  it('the same seed strikes the same requests, another seed others', async () => {
    const course = async (seed: number) => {
      const { standard } = await practice({
        seed,
        conditions: { faults: { serverError: { probability: 0.3 } } },
      })
      const out: number[] = []
      for (let i = 0; i < 60; i++) out.push((await standard('GET', path)).status)
      return out
    }
    const first = await course(5)
    expect(await course(5)).toStrictEqual(first)
    expect(await course(6)).not.toStrictEqual(first)
    const struck = first.filter((status) => status === 500).length
    expect(struck).toBeGreaterThan(6)
    expect(struck).toBeLessThan(32)
  })

  it('a run that never ends, however long one waits', async () => {
    const { standard, clock } = await practice({ conditions: { runs: { stuck: { next: 1 } } } })
    const { id } = success(await standard('POST', path, smallSurvey))
    success(await standard('POST', `${path}/${id}/launch`))
    clock.advance(100 * aLongTime)
    const status = success(await standard('GET', `${path}/${id}/status`))
    expect(status.status).toBe('running')
    expect(Number(status.progress)).toBeGreaterThan(0)
    expect(Number(status.progress)).toBeLessThan(100)
  })

  it('partial results: done, with personas and answers missing', async () => {
    const { standard, clock } = await practice({ conditions: { runs: { partial: { next: 1 } } } })
    const body = { ...smallSurvey, nb_personas: 40 }
    const results = async () => {
      const { id } = success(await standard('POST', path, body))
      success(await standard('POST', `${path}/${id}/launch`))
      clock.advance(aLongTime)
      const data = success(await standard('GET', `${path}/${id}/results`))
      expect(data.status).toBe('done')
      return data.results as { answers: unknown[] }[]
    }
    const partial = await results()
    expect(partial.length).toBeLessThan(40)
    expect(partial.length).toBeGreaterThan(5)
    expect(partial.at(-1)?.answers.at(-1)).toBeNull()
    expect(await results()).toHaveLength(40)
  })

  it('conditions are patched member by member, given back as plain JSON, and refused as a whole when not valid', async () => {
    const { service } = await practice()
    const calm = practiceConditionsSchema.parse({})
    expect(service.getConditions()).toStrictEqual(calm)
    const patched = service.setConditions({
      latencyMs: { max: 50 },
      faults: { html: { probability: 0.5 } },
      only: ['listKeys'],
    })
    expect(patched).toStrictEqual({
      ...calm,
      latencyMs: { min: 0, max: 50 },
      only: ['listKeys'],
      faults: { ...calm.faults, html: { probability: 0.5, next: 0 } },
    })
    expect(JSON.parse(JSON.stringify(patched))).toStrictEqual(patched)
    expect(() => service.setConditions({ speed: 4, latencyMs: { min: 60 } })).toThrow()
    expect(service.getConditions()).toStrictEqual(patched)
  })
})
