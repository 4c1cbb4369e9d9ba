import { describe, expect, it } from 'vitest'
import { nameSpeakers } from '../../../../electron/service/reading/name-speakers.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTaughtProfiles, taughtId } from '../../../../electron/service/recipes/read-taught-answers.ts'
import { readTaughtStatus } from '../../../../electron/service/recipes/read-taught-status.ts'
import { readTaughtTranscript } from '../../../../electron/service/recipes/read-taught-transcript.ts'
import { type Step, taught, ways } from './teaching-steps.ts'

describe('teach, of a status that is the name of what stands under it', () => {
  const running = { id: 'k7', etat: { EnCours: { reponses: 12 } } }

  it.each(['$.etat', '$.etat.Fini'])('pointed at as %s', (path) => {
    const recipe = taught({ id: 'k7', etat: { Fini: { le: 1795689377 } } }, [{ need: 'status' }, path])
    const words = { ...recipe, statusWords: { fini: 'done', encours: 'running' } as const }
    expect(readTaughtStatus(running, words)).toMatchObject({ status: 'running', word: 'EnCours' })
    expect(readTaughtStatus({ id: 'k7', etat: { Fini: {} } }, words)).toMatchObject({ status: 'done' })
    expect(readTaughtStatus({ id: 'k7', etat: 'Fini' }, words)).toMatchObject({ status: 'done' })
  })
})

describe('teach, of the id of what was created', () => {
  it.each<[string, unknown, string, unknown, string]>([
    ['deep', { zz: { n: 4, qq: 41 } }, '$.zz.qq', { zz: { n: 9, qq: 57 } }, '57'],
    [
      'in an address, which is not asked for as a whole',
      { ou: '/v2/bidules/41' },
      '$.ou',
      { ou: '/v2/bidules/57' },
      '57',
    ],
    [
      'under itself',
      { crees: { x41: { ref: 'x41' } } },
      '$.crees.x41.ref',
      { crees: { x57: { ref: 'x57' } } },
      'x57',
    ],
    [
      'in the only row of a list',
      [{ mot: 'ok', numero: 41 }],
      '$[0].numero',
      [{ mot: 'ok', numero: 57 }],
      '57',
    ],
    [
      'in the entry of a list that has a name',
      {
        liens: [
          { sorte: 'modèle', cle: 7 },
          { sorte: 'enquête', cle: 41 },
        ],
      },
      '$.liens[1].cle',
      {
        liens: [
          { sorte: 'enquête', cle: 57 },
          { sorte: 'modèle', cle: 7 },
        ],
      },
      '57',
    ],
  ])('%s', (_, data, path, next, id) => {
    expect(taughtId(next, taught(data, [{ need: 'survey_id' }, path]).createdSurveyId)).toBe(id)
    expect(taughtId(next, taught(data, [{ need: 'session_id' }, path]).createdSessionId)).toBe(id)
  })

  it('is no map, no list and no truth value', () => {
    for (const path of ['$', '$.a', '$.b', '$.c'])
      expect(ways({ a: {}, b: [1], c: true }, [{ need: 'survey_id' }, path])).toEqual([])
  })
})

describe('teach, of a status and its progress', () => {
  it.each<[string, unknown, string, unknown, string]>([
    ['a word', { zz: { bulle: 'mijote' } }, '$.zz.bulle', { zz: { bulle: 'cuit' } }, 'cuit'],
    ['a number', { e: 2 }, '$.e', { e: 3 }, '3'],
    ['a truth value', { cuit: false }, '$.cuit', { cuit: true }, 'true'],
    ['under the id of the survey', { s41: { e: 'mijote' } }, '$.s41.e', { s57: { e: 'cuit' } }, 'cuit'],
    [
      'the newest of a history, which grows',
      { suite: [{ e: 'cru' }, { e: 'mijote' }].map((one, at) => ({ ...one, a: `2026-11-2${at}` })) },
      '$.suite[1].e',
      { suite: [{ e: 'cru' }, { e: 'mijote' }, { e: 'cuit' }] },
      'cuit',
    ],
  ])('%s', (_, data, path, next, word) => {
    const recipe = taught(data, [{ need: 'status' }, path])
    expect(readTaughtStatus(next, recipe).word).toBe(word)
    const told = { ...recipe, statusWords: { [word]: 'done' as const } }
    expect(readTaughtStatus(next, told).status).toBe('done')
  })

  it('says of a history that its last entry or this place may be meant', () => {
    const data = { suite: [{ e: 'cru' }, { e: 'mijote' }] }
    const named = ways({ suite: ['cru', 'mijote'] }, [{ need: 'status' }, '$.suite[1]'])
    expect(named.map(({ how }) => how)).toEqual(['last_entry', 'same_entry'])
    expect(new Set(named.map(({ place }) => place)).size).toBe(2)
    expect(ways(data, [{ need: 'status' }, '$.suite'])).toEqual([])
  })

  it.each<[string, unknown, Step[], object]>([
    [
      'two counts',
      { a: { fait: '3', prevu: 12 } },
      [
        [{ need: 'progress_done' }, '$.a.fait'],
        [{ need: 'progress_total' }, '$.a.prevu'],
      ],
      { answered: 3, total: 12, fraction: 0.25 },
    ],
    [
      'a pair in a text',
      { ou: '3 sur 12' },
      [
        [{ need: 'progress_done' }, '$.ou'],
        [{ need: 'progress_total' }, '$.ou'],
      ],
      { answered: 3, total: 12, fraction: 0.25 },
    ],
    [
      'a list of those who are done',
      { faits: ['p1', 'p2', 'p3'], prevu: 12 },
      [
        [{ need: 'progress_done' }, '$.faits'],
        [{ need: 'progress_total' }, '$.prevu'],
      ],
      { answered: 3, total: 12 },
    ],
    [
      'counts that have names beside them',
      {
        zz: [
          { quoi: 'prévues', n: 12 },
          { quoi: 'reçues', n: 3 },
        ],
      },
      [
        [{ need: 'progress_done' }, '$.zz[1].n'],
        [{ need: 'progress_total' }, '$.zz[0].n'],
      ],
      { answered: 3, total: 12 },
    ],
    ['a percentage', { p: '25 %' }, [[{ need: 'progress_share' }, '$.p']], { fraction: 0.25 }],
    ['a comma', { p: '0,25' }, [[{ need: 'progress_share' }, '$.p']], { fraction: 0.25 }],
  ])('%s', (_, data, steps, expected) => {
    expect(readTaughtStatus(data, taught(data, ...steps)).progress).toMatchObject(expected)
  })

  it('asks what all would be where 1 may be either, and not where a percent sign tells', () => {
    const hows = (p: unknown) => ways({ p }, [{ need: 'progress_share' }, '$.p']).map(({ how }) => how)
    expect(hows(1)).toEqual(['whole_is_100', 'whole_is_1'])
    expect(hows('1 %')).toEqual(['this_value_only'])
    expect(hows('bientôt')).toEqual([])
    expect(hows(140)).toEqual([])
  })
})

const SAID = [
  ['Inès', 'Je viens à vélo, presque toujours.'],
  ['Luc', 'Moi, le bus me va très bien.'],
  ['Inès', 'Même quand il pleut des cordes ?'],
  ['Luc', 'Surtout quand il pleut, voyons.'],
] as const

describe('teach, of a discussion', () => {
  it.each<[string, unknown, string, string | null]>([
    ['rows', { f: SAID.map(([q, d]) => ({ q, d })) }, '$.f[1].d', '$.f[2].q'],
    [
      'rows, deeper',
      { f: SAID.map(([n, t]) => ({ q: { n }, d: { t, l: 'fr' } })) },
      '$.f[0].d.t',
      '$.f[0].q.n',
    ],
    ['rows, words alone in a map', { f: SAID.map(([q, t]) => ({ q, d: { t } })) }, '$.f[0].d.t', '$.f[0].q'],
    ['pairs', { f: SAID }, '$.f[1][1]', '$.f[1][0]'],
    [
      'rows of rounds',
      { m: [0, 2].map((at) => ({ n: at, f: SAID.slice(at, at + 2).map(([q, d]) => ({ q, d })) })) },
      '$.m[0].f[1].d',
      '$.m[1].f[0].q',
    ],
    [
      'rounds by their names',
      {
        tour_1: SAID.slice(0, 2).map(([q, d]) => ({ q, d })),
        tour_2: SAID.slice(2).map(([q, d]) => ({ q, d })),
      },
      '$.tour_1[1].d',
      '$.tour_1[0].q',
    ],
    [
      'maps from names to words, a round each',
      { m: [0, 2].map((at) => Object.fromEntries(SAID.slice(at, at + 2))) },
      '$.m[0].Luc',
      '$.m[0].Luc',
    ],
    [
      'a map of turns',
      { f: Object.fromEntries(SAID.map(([q, d], at) => [`t${at}`, { q, d }])) },
      '$.f.t1.d',
      '$.f.t1.q',
    ],
  ])('%s', (_, data, words, speaker) => {
    const steps: Step[] = [[{ need: 'turn_words' }, words]]
    if (speaker !== null) steps.push([{ need: 'turn_speaker' }, speaker])
    for (const order of [steps, steps.toReversed()]) {
      const [way] = ways(data, order[0] as Step)
      expect(way).toMatchObject({ how: 'each_turn' })
      const { turns } = readTranscript(readTaughtTranscript(data, taught(data, ...order)))
      expect(turns.map(({ speaker: who, text }) => [who, text])).toEqual(SAID)
    }
  })

  it('a text, and a list of lines', () => {
    const text = SAID.map((turn) => turn.join(' : ')).join('\n')
    for (const data of [{ zz: { t: text, titre: 'Vélo' } }, { zz: { t: text.split('\n'), titre: 'Vélo' } }]) {
      const recipe = taught(data, [{ need: 'transcript' }, '$.zz.t'])
      const { turns } = readTranscript(readTaughtTranscript(data, recipe))
      expect(turns.map(({ speaker, text: said }) => [speaker, said])).toEqual(SAID)
    }
  })

  it('speakers by number, named by their profiles, or shown as they came', () => {
    const data = { f: SAID.map(([q, d]) => ({ q: q === 'Inès' ? 3 : 12, d })) }
    const recipe = taught(data, [{ need: 'turn_words' }, '$.f[0].d'], [{ need: 'turn_speaker' }, '$.f[0].q'])
    const { turns } = readTranscript(readTaughtTranscript(data, recipe))
    expect(turns.map(({ speaker }) => speaker)).toEqual(['3', '12', '3', '12'])
    expect(turns.map(({ text }) => text)).toEqual(SAID.map(([, said]) => said))
    const profiles = [
      { id: '3', name: 'Inès', attributes: [] },
      { id: '12', name: 'Luc', attributes: [] },
    ]
    expect(nameSpeakers(turns, profiles).map(({ speaker }) => speaker)).toEqual(SAID.map(([who]) => who))
  })
})

describe('teach, of the participants of a group', () => {
  const NAMES = ['Inès', 'Luc', 'Maya']
  it.each<[string, unknown, string, string, string]>([
    [
      'rows',
      { zz: NAMES.map((q, p) => ({ c: `x${p}`, q, v: { a: 20 + p } })) },
      '$.zz[1]',
      '$.zz[1].c',
      '$.zz[1].v.a',
    ],
    [
      'a map',
      { zz: Object.fromEntries(NAMES.map((q, p) => [`x${p}`, { q, v: { a: 20 + p } }])) },
      '$.zz.x1',
      '$.zz.x1',
      '$.zz.x1.v.a',
    ],
    ['lists', { zz: NAMES.map((q, p) => [`x${p}`, q, 20 + p]) }, '$.zz[1]', '$.zz[1][0]', '$.zz[1][2]'],
  ])('%s', (_, data, profile, id, age) => {
    const steps: Step[] = [
      [{ need: 'profile' }, profile],
      [{ need: 'persona_id' }, id],
      [{ need: 'field', name: 'âge' }, age],
    ]
    for (const order of [steps, steps.slice(1), steps.toReversed()]) {
      const read = readTaughtProfiles(data, taught(data, ...order))
      expect(read.map((one) => one.id)).toEqual(['x0', 'x1', 'x2'])
      expect(read.map(({ attributes }) => attributes.find(({ name }) => name === 'âge')?.value)).toEqual([
        '20',
        '21',
        '22',
      ])
    }
  })
})
