import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { lastTellingRun } from '../../../shared/runs/last-telling-run.ts'
import { api } from '../../lib/api.ts'

/** How many of the newest runs are loaded to find one that was not given up. */
const LOOKED_AT = 8

/** A link to the survey's last run, with its state; renders nothing before the first run. */
export function LastRun({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('builder')
  const { data } = useQuery(
    api.runs.list.queryOptions({ input: { surveyId, limit: LOOKED_AT }, staleTime: 0 }),
  )
  const run = lastTellingRun(data ?? [])
  if (!run) return null
  return (
    <Button
      variant="subtle"
      classNames={{ label: 'unseen-if-small' }}
      title={t('lastRun')}
      leftSection={<IconChartBar size={16} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/runs/$runId" params={{ runId: run.id }} {...props} />}
    >
      {t('lastRun')}
    </Button>
  )
}
