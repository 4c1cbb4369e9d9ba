import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './signs.module.css'

/** How well the service of a connection shows defects, by its newest calibration. */
export function CalibratedLine({ connectionId }: { connectionId: string }) {
  const { t } = useTranslation('calibration')
  const language = useLanguage()
  const { data } = useQuery(api.experiments.calibrations.queryOptions({ input: { connectionId } }))
  const newest = data?.[0]
  if (!newest) return null
  const { id, at, conclusion, planted, shown } = newest
  const date = formatDay(at, language)
  return (
    <p className={styles.quiet}>
      <Link to="/experiments/$experimentId" params={{ experimentId: id }}>
        {t(`line.${conclusion}`, { count: planted, shown, date })}
      </Link>
    </p>
  )
}
