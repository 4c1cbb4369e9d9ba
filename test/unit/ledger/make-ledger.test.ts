import { expect, it } from 'vitest'
import type { Suspicion } from '../../../shared/analysis/diagnostics/suspicion.ts'
import type { LedgerMatter, TracedItem } from '../../../shared/ledger/ledger.ts'
import { makeLedger } from '../../../shared/ledger/make-ledger.ts'
import type { Probe } from '../../../shared/models/experiment.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'
import { anArm, anExperiment, aPlan, evidenceOf, ITEM } from '../experiments/experiments.ts'

const PROBE: Probe = { kind: 'reason', question: anOpenEnded('p', 'Why?') }
const MARK: Suspicion = {
  weight: 'look',
  item: 0,
  base: 60,
  evidence: { kind: 'unchosen_option', options: [1], optionCount: 2, chance: 0.01, leftOut: [] },
}

const traced = (patch: Partial<TracedItem>): TracedItem => ({
  id: ITEM.id,
  ids: [ITEM.id],
  at: 0,
  wordings: [{ question: ITEM, since: { id: 'v1', number: 1 }, version: { id: 'v1', number: 1 } }],
  ...patch,
})

const matterOf = (patch: Partial<LedgerMatter> = {}): LedgerMatter => ({
  ...{ title: 'Support', items: [traced({})], dismissals: [], seen: null, decisions: [], trials: [] },
  ...patch,
})

it('finds signs, decisions and trials by every id that an item has had', () => {
  const items = [
    traced({ id: 'new', ids: ['new', ITEM.id] }),
    traced({ id: 'gone', ids: ['gone'], at: null }),
  ]
  const decided = (item: string, createdAt: number) => ({
    ...{ item, run: aRun({ id: `run-${createdAt}`, createdAt }), decision: 'fix' as const, note: '' },
  })
  const across = { repeats: null, move: null }
  const [row, dropped] = makeLedger({
    reports: null,
    said: new Map(),
    matter: matterOf({
      items,
      seen: {
        run: aRun(),
        items: [{ question: ITEM, state: 'judged', signs: [{ suspicion: MARK, dismissed: null }], across }],
      },
      decisions: [decided(ITEM.id, 1), decided('new', 2)],
      trials: [
        {
          experiment: anExperiment(aPlan()),
          evidence: { planChanged: false, runs: [] },
          codes: [],
          practice: true,
          connectionName: 'P',
        },
      ],
    }),
  })
  expect(row?.answers?.signs).toHaveLength(1)
  expect(row?.decision?.run.id).toBe('run-2')
  expect(row?.trials).toHaveLength(1)
  expect(row?.said).toEqual([])
  // The checker does not report on an item that was dropped, and nothing of the other item is attributed to it.
  expect(dropped).toMatchObject({ said: null, answers: null, decision: null, trials: [] })
})

it('judges what was launched, and counts the personas whose probes were read, and the codes given', () => {
  const plan = aPlan({ arms: [...aPlan().arms, { ...anArm('probe'), probes: [PROBE, PROBE] }] })
  const launched = anExperiment(plan)
  const evidence = evidenceOf({
    base: [[25, 25]],
    rewording: [[40, 10]],
    probe: [
      [10, 10],
      [5, 5],
    ],
  })
  const runs = evidence.runs.map((run) =>
    run.arm === 'probe' && run.repeat === 2 ? { ...run, hasAnswers: false } : run,
  )
  const begun = { ...launched, id: 'begun', frozen: null, plan: aPlan() }
  const common = { practice: true, connectionName: 'P' }
  const [row] = makeLedger({
    reports: null,
    said: null,
    matter: matterOf({
      trials: [
        {
          experiment: launched,
          evidence: { planChanged: false, runs },
          ...common,
          codes: ['7f', '3a', '7f'],
        },
        { experiment: begun, evidence: { planChanged: false, runs: [] }, ...common, codes: [] },
      ],
    }),
  })
  const [first, second] = row?.trials ?? []
  expect(first?.verdict).not.toBeNull()
  expect(first?.probes).toEqual({
    kinds: ['reason'],
    personas: 20,
    codes: [
      { code: '3a', count: 1 },
      { code: '7f', count: 2 },
    ],
  })
  expect(second).toMatchObject({ verdict: null, probes: null })
  // The checker's findings are not known yet.
  expect(row?.said).toBeNull()
})

it('gives an item of another survey nothing', () => {
  const other = aChoice('other', 'Do you cycle?', ['Yes', 'No'])
  const matter = matterOf({
    items: [
      traced({ id: 'other', ids: ['other'], wordings: [{ question: other, since: null, version: null }] }),
    ],
  })
  const trials = [
    {
      experiment: anExperiment(aPlan()),
      evidence: { planChanged: false, runs: [] },
      codes: [],
      practice: true,
      connectionName: '',
    },
  ]
  expect(makeLedger({ reports: null, said: null, matter: { ...matter, trials } })[0]?.trials).toEqual([])
})

it('knows of each item whether the wording checker can read it, a short one by the others', () => {
  const asked = (id: string, stem: string) =>
    traced({
      id,
      ids: [id],
      wordings: [{ question: aChoice(id, stem, ['1', '2']), since: null, version: null }],
    })
  const items = [
    asked('a', '¿Con qué frecuencia usa usted el autobús?'),
    asked('d', '¿Está usted de acuerdo con la siguiente afirmación?'),
    asked('b', '¿Usa redes sociales?'),
    asked('c', 'How old are you?'),
  ]
  const rows = makeLedger({ reports: null, said: new Map(), matter: matterOf({ items }) })
  expect(rows.map(({ unread }) => unread)).toEqual([true, true, true, false])
})
