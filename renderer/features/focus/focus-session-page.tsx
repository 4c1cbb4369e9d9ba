import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'

export function FocusSessionPage() {
  const { t } = useTranslation('focus')
  return <PageHeader title={t('title')} />
}
