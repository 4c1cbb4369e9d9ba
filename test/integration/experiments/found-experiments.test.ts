import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { testedStem } from '../../../shared/experiments/told-title.ts'
import { emptyAnnotations } from '../../../shared/models/annotations.ts'
import { storeLaunchedExperiment } from '../../support/a-launched-experiment.ts'
import { aPlan } from '../../support/a-plan.ts'
import { tempFolder } from '../../support/temp-folder.ts'

it('finds an experiment once, however many of its runs have the words, and says how far it is', () => {
  const store = openStorage({ folder: tempFolder(), now: () => 1 })
  onTestFinished(() => store.close())
  const { experiment, runs } = storeLaunchedExperiment(
    store,
    'e1',
    aPlan({ title: 'Another wording' }),
    'stored',
  )
  const [last] = runs.slice(-1)
  if (last) store.runs.save({ ...last.run, state: 'failed', results: 'none' })
  const word = runs[0]?.run.title.split(' ')[0] ?? ''
  const hits = store.find(word, 12).filter(({ kind }) => kind === 'run' || kind === 'experiment')
  expect(hits).toEqual([
    {
      ...{ kind: 'experiment', id: 'e1', title: 'Another wording', practice: true },
      experiment: { at: expect.any(Number), done: experiment.runs.length - 1, total: experiment.runs.length },
    },
  ])
  expect(store.countFound(word).total).toBe(store.find(word, 200).length)
})

it('finds an experiment by any word of its own title, launched or not', () => {
  const store = openStorage({ folder: tempFolder(), now: () => 1 })
  onTestFinished(() => store.close())
  const plan = aPlan({ title: 'Mobilité · Ne pensez-vous pas que le bus est trop cher ?' })
  const { experiment } = storeLaunchedExperiment(store, 'e1', plan, 'stored')
  store.experiments.insert({ ...experiment, id: 'e2', frozen: null, runs: [] })
  for (const words of ['trop cher', 'pensez-vous', 'mobilité']) {
    const found = store.find(words, 12).filter(({ kind }) => kind === 'experiment')
    expect(new Set(found.map(({ id }) => id)), words).toEqual(new Set(['e1', 'e2']))
    expect(store.countFound(words).total).toBe(store.find(words, 200).length)
  }
  expect(store.find('trop petit', 12)).toEqual([])
})

it('tells a title that an older version gave with the stem first, also beside the notes of its runs', () => {
  const store = openStorage({ folder: tempFolder(), now: () => 1 })
  onTestFinished(() => store.close())
  const stem = testedStem(aPlan())
  const plan = aPlan({ title: `Mobilité · ${stem}` })
  const { runs } = storeLaunchedExperiment(store, 'e1', plan, 'stored')
  const [first] = runs
  if (!first || plan.item === null) throw new Error('An experiment without a run or an item.')
  const item = first.version.draft.questions[0]?.id ?? ''
  const annotations = {
    ...emptyAnnotations(),
    items: { [item]: { decision: 'fix', note: 'Zeugma' } },
  } as const
  store.annotations.save(first.run.id, 0, annotations, 1)
  const told = `${stem} · Mobilité`
  const titles = store
    .find('mobilité', 12)
    .flatMap(({ kind, title }) => (kind === 'experiment' ? [title] : []))
  expect(titles).toEqual([told])
  expect(store.find('zeugma', 12).map(({ run }) => run?.experiment)).toEqual([told])
})
