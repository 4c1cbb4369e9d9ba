import { useTranslation } from 'react-i18next'
import { isUnderWay, type RunMark, type RunState } from '../../shared/models/run.ts'
import styles from './run-state.module.css'

/** The states of runs that dots tell apart. */
export type DotState = RunState | 'done_lacking'

/** What the dot of a run shows. */
export function dotState<S extends string>(run: {
  state: S
  lacksAnswers?: true | undefined
}): S | 'done_lacking' {
  return run.state === 'done' && run.lacksAnswers ? 'done_lacking' : run.state
}

/** The shape of a state's dot, so that it does not depend on colour alone. */
function shapeOf(state: DotState): 'open' | 'half' | 'full' | 'part' | 'cross' | 'square' | 'question' {
  if (state === 'queued') return 'open'
  if (state === 'done_lacking') return 'part'
  if (state === 'stopped') return 'square'
  if (isUnderWay(state)) return 'half'
  if (state === 'done') return 'full'
  if (state === 'unknown') return 'question'
  return 'cross'
}

interface DotProps {
  state: DotState
  practice?: boolean
}

/** The names of dots for long lists, which translate them once. */
export interface RunNames {
  state: Readonly<Record<DotState, string>>
  practice: string
}

/** A run as a small dot whose name is the run's state. */
export function RunDot({ state, practice = false }: DotProps) {
  const { t } = useTranslation('common')
  return (
    <Dot state={state} name={nameOf(t(`runState.${state}`), practice && t('practice'))} practice={practice} />
  )
}

interface RunDotsProps {
  runs: readonly RunMark[]
  names: RunNames
}

/** The dots of several runs side by side. */
export function RunDots({ runs, names }: RunDotsProps) {
  return runs.map((run) => {
    const { id, practice } = run
    const state = dotState(run)
    const name = nameOf(names.state[state], practice && names.practice)
    return <Dot key={id} state={state} name={name} practice={practice} />
  })
}

function nameOf(state: string, practice: string | false): string {
  return practice ? `${state}, ${practice}` : state
}

/** A dot with a name that is already translated. */
export function Dot({ state, name, practice }: Required<DotProps> & { name: string }) {
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={styles.dot}
      data-shape={shapeOf(state)}
      data-practice={practice || undefined}
    />
  )
}
