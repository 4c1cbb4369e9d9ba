import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AppInfo } from '../../../shared/models/app-info.ts'
import { showShortcuts } from '../shortcuts/show-shortcuts.ts'
import styles from './settings-page.module.css'

/** Sonde's version and the software that it is built on. */
export function AboutSection({ info }: { info: AppInfo }) {
  const { t } = useTranslation('settings')
  return (
    <section aria-labelledby="about" className={styles.section}>
      <h2 id="about">{t('about.heading')}</h2>
      <Button variant="default" mb="sm" onClick={() => showShortcuts()} aria-keyshortcuts="F1">
        {t('about.shortcuts')}
      </Button>
      <dl className={styles.facts}>
        <dt>{t('about.version')}</dt>
        <dd className="tabular">{info.version}</dd>
        <dt>{t('about.host')}</dt>
        <dd>{t(`about.${info.host}`, { platform: info.platform })}</dd>
        <dt>{t('about.keys')}</dt>
        <dd>{t(`about.${info.secretStore}`)}</dd>
        <dt>{t('about.practice')}</dt>
        <dd>
          {info.practiceRunning ? t('about.practiceRunning') : t('about.practiceStopped')}
          {info.practiceRunning && (
            <>
              {' · '}
              <Link to="/practice" className={styles.link}>
                {t('about.practiceConditions')}
              </Link>
            </>
          )}
        </dd>
      </dl>
    </section>
  )
}
