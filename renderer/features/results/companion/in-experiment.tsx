import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Links to the experiment of a run: its runs are compared only there, according to the plan. */
export function InExperiment({ id }: { id: string }) {
  const { t } = useTranslation(['diagnosis', 'runs'])
  return (
    <section aria-labelledby="across-title">
      <h2 id="across-title">{t('across.title')}</h2>
      <p>{t('across.inExperiment')}</p>
      <Link to="/experiments/$experimentId" params={{ experimentId: id }}>
        {t('runs:actions.experiment')}
      </Link>
    </section>
  )
}
