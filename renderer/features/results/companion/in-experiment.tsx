import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Where a run of an experiment is compared: on the experiment's own page, which judges it once and with its plan. */
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
