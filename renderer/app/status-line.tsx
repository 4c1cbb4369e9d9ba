import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '../../shared/models/run.ts'
import { api, useLineState } from '../lib/api.ts'
import { formatTime } from '../lib/format.ts'
import { isDown } from '../lib/rpc/line.ts'
import { useSaveStatus } from '../lib/save-status.ts'
import { useLanguage } from '../lib/use-language.ts'
import styles from './status-line.module.css'
import { Told } from './told.tsx'

/** How many runs are searched for those under way, which are among the newest. */
export const LOOKED_THROUGH = 100

/** The line at the foot of the page: saving, the line to Sonde, notifications, and runs under way. */
export function StatusLine() {
  const { t } = useTranslation('shell')
  const lineState = useLineState()
  const { data: runs = [] } = useQuery(api.runs.list.queryOptions({ input: { limit: LOOKED_THROUGH } }))
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const underWay = runs.filter(({ state }) => isUnderWay(state)).length
  return (
    <footer className={styles.line}>
      <span role="status" className={styles.saving}>
        <SaveWords />
      </span>
      {isDown(lineState) && <span className={styles.trouble}>{t('status.offline')}</span>}
      <Told />
      {underWay > 0 && <Link to="/runs">{t('status.underWay', { count: underWay })}</Link>}
      {info && <span>{t('status.version', { version: info.version })}</span>}
    </footer>
  )
}

function SaveWords() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { state, at } = useSaveStatus()
  if (state === 'none') return null
  if (state === 'saved') return t('status.saved', { time: formatTime(at ?? Date.now(), language) })
  return <span data-state={state}>{t(`status.${state}`)}</span>
}
