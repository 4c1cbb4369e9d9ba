import { describe, expect, it } from 'vitest'
import { shapeNames } from '../../../electron/practice/shapes/shape.ts'
import { type Call, failure, practice, success } from './support/practice-client.ts'
import { smallSession } from './support/samples.ts'
import { wires } from './support/wire.ts'

describe.each(shapeNames)('Focus groups in the reading "%s"', (shapes) => {
  const wire = wires[shapes]
  const create = async (call: Call, body: unknown) => success(await call('POST', '/api/v1/focus', body))
  const start = async (call: Call, body: unknown) => wire.sessionId(await create(call, body))
  const transcript = async (call: Call, id: string) =>
    wire.transcript(success(await call('GET', `/api/v1/focus/${id}/transcript`)))

  it("Focus session: profiles are drawn at creation, 6 by default, and are the session's for good", async () => {
    const { standard } = await practice({ shapes })
    const created = await create(standard, { titre: 'Le marché' })
    expect(wire.profiles(created)).toHaveLength(6)
    for (const profile of wire.profiles(created)) {
      expect(profile).toMatchObject({
        prenom: expect.any(String),
        age: expect.any(Number),
        sexe: expect.stringMatching(/^(?:femme|homme)$/),
        densite: expect.any(String),
        occupation: expect.any(String),
        description: expect.stringMatching(/^\p{Lu}.{20,}\.$/u),
      })
    }
    const read = success(await standard('GET', `/api/v1/focus/${wire.sessionId(created)}`))
    expect(wire.profiles(read)).toStrictEqual(wire.profiles(created))
  })

  it('Focus session: nb_personas is 2 to 8, max_turns an integer from 1, titre is required', async () => {
    const { standard } = await practice({ shapes })
    for (const nb_personas of [2, 8]) {
      expect(wire.profiles(await create(standard, { titre: 'x', nb_personas }))).toHaveLength(nb_personas)
    }
    const broken: [object, string][] = [
      [{}, 'titre'],
      [{ titre: '' }, 'titre'],
      [{ titre: 3 }, 'titre'],
      [{ titre: 'x', nb_personas: 1 }, 'nb_personas'],
      [{ titre: 'x', nb_personas: 9 }, 'nb_personas'],
      [{ titre: 'x', max_turns: 0 }, 'max_turns'],
      [{ titre: 'x', max_turns: 'six' }, 'max_turns'],
      [{ titre: 'x', guide: [] }, 'guide'],
    ]
    for (const [body, field] of broken) {
      const refused = await standard('POST', '/api/v1/focus', body)
      expect(refused.status).toBe(422)
      expect(wire.detail(refused.body)[0]?.loc).toStrictEqual(['body', field])
    }
  })

  it('Focus session, filtres: every profile drawn matches all of them', async () => {
    const { standard } = await practice({ shapes })
    const filtres = {
      ages: ['30-39', '50-59'],
      sexe: 'Femmes',
      densites: ['Peu dense', 'très peu dense'],
      occupations: ['employés', 'Ouvriers'],
    }
    const created = await create(standard, { titre: 'x', nb_personas: 8, filtres })
    expect(wire.profiles(created)).toHaveLength(8)
    for (const { age, sexe, densite, occupation } of wire.profiles(created)) {
      expect((Number(age) >= 30 && Number(age) <= 39) || (Number(age) >= 50 && Number(age) <= 59)).toBe(true)
      expect([sexe, ['peu_dense', 'tres_peu_dense'].includes(String(densite))]).toStrictEqual(['femme', true])
      expect(['employes', 'ouvriers']).toContain(occupation)
    }
  })

  it.each([
    ['nobody', { ages: ['0-17'] }, ['body', 'filtres'], /no profile/],
    ['nobody together', { ages: ['18-19'], occupations: ['retraites'] }, ['body', 'filtres'], /no profile/],
    [
      'an unknown density',
      { densites: ['lunaire'] },
      ['body', 'filtres', 'densites', 0],
      /dense, intermediaire, peu_dense/,
    ],
    [
      'an unknown occupation',
      { occupations: ['pirate'] },
      ['body', 'filtres', 'occupations', 0],
      /cadres, professions/,
    ],
    ['an unknown sex', { sexe: 'robot' }, ['body', 'filtres', 'sexe'], /femme, homme/],
    ['a range turned round', { ages: ['40-20'] }, ['body', 'filtres', 'ages', 0], /<min>-<max>/],
    ['a key of surveys', { sex: 'F' }, ['body', 'filtres', 'sex'], /ages, sexe, densites, occupations/],
  ])('Focus session, filtres: %s is 422, and says why', async (_name, filtres, loc, why) => {
    const { standard } = await practice({ shapes })
    const refused = await standard('POST', '/api/v1/focus', { titre: 'x', filtres })
    expect(refused.status).toBe(422)
    expect(wire.detail(refused.body)[0]).toMatchObject({ loc, msg: expect.stringMatching(why) })
  })

  it('Transcript: empty until rounds have run', async () => {
    const { standard } = await practice({ shapes, conditions: { faults: { noRound: { next: 1 } } } })
    const id = await start(standard, smallSession)
    expect(await transcript(standard, id)).toBe('')
    expect(await transcript(standard, id)).not.toBe('')
  })

  it('Transcript: a round on each request until max_turns, then the same; HEAD runs none', async () => {
    const { standard } = await practice({ shapes })
    const id = await start(standard, smallSession)
    await standard('HEAD', `/api/v1/focus/${id}/transcript`)
    const [first, second, third] = [
      await transcript(standard, id),
      await transcript(standard, id),
      await transcript(standard, id),
    ]
    expect(first).toContain('Comment vous déplacez-vous ?')
    expect(first).not.toContain('pistes cyclables ?')
    expect(second.startsWith(first)).toBe(true)
    expect(second).toContain('Que pensez-vous des pistes cyclables ?')
    expect(third).toBe(second)
  })

  it('Transcript: requests of one session wait for each other, those of others do not', async () => {
    const { standard, clock } = await practice({ shapes })
    const [one, other] = [await start(standard, smallSession), await start(standard, smallSession)]
    clock.hold()
    const both = [transcript(standard, one), transcript(standard, one)]
    const apart = transcript(standard, other)
    await expect.poll(() => clock.sleeping).toBe(2)
    clock.release()
    const [first = '', second = ''] = (await Promise.all(both)).sort((a, b) => a.length - b.length)
    expect(second.startsWith(first) && second.length > first.length && first.length > 0).toBe(true)
    expect(await apart).not.toBe('')
    expect(await transcript(standard, one)).toBe(second)
  })

  it('Endpoints: a page is 20 sessions by default, filtered by q and status, oldest first', async () => {
    const { admin } = await practice({ shapes })
    const ids: string[] = []
    for (let i = 0; i < 22; i++) {
      ids.push(
        await start(admin, { titre: `Séance ${i}`, guide: i === 3 ? 'Parler du CINÉMA.' : '', max_turns: 2 }),
      )
    }
    const page = async (query: string) => wire.sessions(success(await admin('GET', `/api/v1/focus${query}`)))
    expect(await page('')).toStrictEqual(ids.slice(0, 20))
    expect(await page('?limit=5&offset=20')).toStrictEqual(ids.slice(20))
    expect(await page(`?q=${encodeURIComponent('séance 21')}`)).toStrictEqual([ids[21]])
    expect(await page('?q=cinema')).toStrictEqual([ids[3]])
    const [one = '', two = ''] = ids
    await transcript(admin, one)
    await transcript(admin, two)
    await transcript(admin, two)
    expect(await page('?status=in_progress')).toStrictEqual([one])
    expect(await page('?status=done')).toStrictEqual([two])
    expect(await page('?status=created&limit=200')).toStrictEqual(ids.slice(2))
    expect(await page('?status=whatever')).toStrictEqual([])
    expect((await admin('GET', '/api/v1/focus?limit=0')).status).toBe(422)
  })

  it('Focus session: deletion removes session, profiles and messages', async () => {
    const { standard } = await practice({ shapes })
    const id = await start(standard, smallSession)
    await transcript(standard, id)
    success(await standard('DELETE', `/api/v1/focus/${id}`))
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/transcript'],
      ['DELETE', ''],
    ] as const) {
      failure(await standard(method, `/api/v1/focus/${id}${path}`), 404)
    }
    expect(wire.sessions(success(await standard('GET', '/api/v1/focus')))).toStrictEqual([])
  })

  it('Transcript: a session deleted while its round runs is 404, and leaves nothing', async () => {
    const { standard, clock } = await practice({ shapes })
    const id = await start(standard, smallSession)
    clock.hold()
    const asked = standard('GET', `/api/v1/focus/${id}/transcript`)
    await expect.poll(() => clock.sleeping).toBe(1)
    success(await standard('DELETE', `/api/v1/focus/${id}`))
    clock.release()
    failure(await asked, 404)
  })
})
