import type { Storage } from '../../electron/storage/storage.ts'
import type { Question } from '../../shared/models/draft.ts'
import type { ArmKind } from '../../shared/models/experiment.ts'
import { anArm, aPlan } from '../support/a-plan.ts'
import { storeAnsweredExperiment } from '../support/an-experiment-in-store.ts'

const KINDS: readonly ArmKind[] = ['base', 'again', 'reversed', 'equivalent', 'rewording', 'rewording']
const ITEMS = 30

/** Stores an experiment of six arms with four runs each, all with the answers of 100 personas to 30 items. */
export function storeExperimentOf24Runs(store: Storage, id: string): void {
  const { draft } = aPlan()
  const questions = Array.from({ length: ITEMS }, (_, at) => anItem(at))
  const [own] = questions
  if (!own) throw new Error('There is no item.')
  const arms = KINDS.map((kind, at) => {
    const options = kind === 'reversed' ? own.options.toReversed() : own.options
    const stem = at > 2 ? `${own.stem} ${at}` : own.stem
    return anArm(`arm-${at}`, { ...own, stem, options }, { kind })
  })
  const plan = aPlan({
    alone: false,
    draft: { ...draft, questions },
    personas: 100,
    runs: 4,
    arms,
    item: own.id,
  })
  storeAnsweredExperiment(store, id, { ...plan, comparison: { from: 'arm-0', to: 'arm-4' } })
}

/** One in six is open-ended. */
function anItem(at: number): Question {
  const [choice] = aPlan().draft.questions
  if (!choice) throw new Error('There is no item.')
  const item = { ...choice, id: `item-${at}`, stem: `${choice.stem} (${at})` }
  return at % 6 === 5 ? { ...item, type: 'open_ended', options: [] } : item
}
