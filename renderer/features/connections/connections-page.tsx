import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'

export function ConnectionsPage() {
  const { t } = useTranslation('shell')
  return <PageHeader title={t('nav.surveys')} />
}
