import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'

export function RunsPage() {
  const { t } = useTranslation('runs')
  return <PageHeader title={t('title')} />
}
