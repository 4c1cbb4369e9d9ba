import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChangeSettings } from '../../lib/use-settings.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './welcome-page.module.css'

/** The screen of the first start: what Sonde is, and the two ways to begin. */
export function WelcomePage() {
  const { t } = useTranslation('welcome')
  const navigate = useNavigate()
  const change = useChangeSettings()
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <h2 className={styles.heading}>{t('heading')}</h2>
      <p>{t('what')}</p>
      <p>{t('whatFor')}</p>
      <p>{t('whatNot')}</p>
      <Group mt="xl">
        <Button
          onClick={() => {
            change.mutate({ welcomed: true })
            void navigate({ to: '/surveys' })
          }}
        >
          {t('practise')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            change.mutate({ welcomed: true })
            void navigate({ to: '/connections', search: { add: true } })
          }}
        >
          {t('connect')}
        </Button>
      </Group>
    </div>
  )
}
