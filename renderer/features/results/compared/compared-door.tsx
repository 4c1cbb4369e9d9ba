import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../shared/models/run.ts'
import { api } from '../../../lib/api.ts'
import { useCommandList } from '../../../lib/commands.ts'
import { comparableRuns } from './other-runs.ts'

/** The way to the comparison with another run; nothing where there is none, or where an experiment compares the run. */
export function ComparedDoor({ run }: { run: Run }) {
  const { t } = useTranslation('compared')
  const navigate = useNavigate()
  const { data = [] } = useQuery(api.runs.list.queryOptions({ input: { surveyId: run.surveyId } }))
  const isOffered = run.experiment === null && comparableRuns(run, data).length > 0
  const compared = { to: '/runs/$runId/compare', params: { runId: run.id } } as const
  useCommandList(isOffered ? [{ name: t('door'), run: () => void navigate(compared) }] : [])
  if (!isOffered) return null
  return (
    <Button variant="subtle" size="compact-sm" renderRoot={(props) => <Link {...compared} {...props} />}>
      {t('door')}
    </Button>
  )
}
