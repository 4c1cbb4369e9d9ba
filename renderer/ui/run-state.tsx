import { useTranslation } from 'react-i18next'
import { isUnderWay, type RunState } from '../../shared/models/run.ts'
import styles from './run-state.module.css'

/** The shape of a state's dot, so that it does not depend on colour alone. */
function shapeOf(state: RunState): 'open' | 'half' | 'full' | 'cross' | 'question' {
  if (state === 'queued') return 'open'
  if (isUnderWay(state)) return 'half'
  if (state === 'done') return 'full'
  if (state === 'unknown') return 'question'
  return 'cross'
}

interface DotProps {
  state: RunState
  practice?: boolean
}

/** The names of dots for long lists, which translate them once. */
export interface RunNames {
  state: Readonly<Record<RunState, string>>
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
  runs: readonly (Required<DotProps> & { id: string })[]
  names: RunNames
}

/** The dots of several runs side by side. */
export function RunDots({ runs, names }: RunDotsProps) {
  return runs.map(({ id, state, practice }) => (
    <Dot
      key={id}
      state={state}
      name={nameOf(names.state[state], practice && names.practice)}
      practice={practice}
    />
  ))
}

function nameOf(state: string, practice: string | false): string {
  return practice ? `${state}, ${practice}` : state
}

function Dot({ state, name, practice }: Required<DotProps> & { name: string }) {
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
