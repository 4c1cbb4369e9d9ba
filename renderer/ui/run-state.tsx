import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isUnderWay, type RunState } from '../../shared/models/run.ts'
import styles from './run-state.module.css'

/** How a state is drawn: the shape tells it as well as the colour. */
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

/** A run as a small dot, its state as the dot's name. */
export function RunDot({ state, practice = false }: DotProps) {
  const { t } = useTranslation('common')
  return <Dot state={state} practice={practice} t={t} />
}

/** Runs side by side. */
export function RunDots({ runs }: { runs: readonly (Required<DotProps> & { id: string })[] }) {
  const { t } = useTranslation('common')
  return runs.map(({ id, state, practice }) => <Dot key={id} state={state} practice={practice} t={t} />)
}

function Dot({ state, practice, t }: Required<DotProps> & { t: TFunction<'common'> }) {
  const name = practice ? `${t(`runState.${state}`)}, ${t('practice')}` : t(`runState.${state}`)
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
