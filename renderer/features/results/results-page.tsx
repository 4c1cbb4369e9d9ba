import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'

export function ResultsPage() {
  const { t } = useTranslation('results')
  return <PageHeader title={t('title')} />
}
