import { Button, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RunDecision } from '../../../shared/contract/runs.ts'
import type { Run } from '../../../shared/models/run.ts'
import { api } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { CandidateList } from '../candidate-list.tsx'
import { Loading } from '../loading.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { useRunActions } from './use-run-actions.ts'

interface DecideDialogProps {
  run: Run
  opened: boolean
  onClose: () => void
}

/** A creation was cut: shows what the service knows, and lets the person say which it is. */
export function DecideDialog({ run, opened, onClose }: DecideDialogProps) {
  const { t } = useTranslation(['runs', 'common'])
  const language = useLanguage()
  const { decide } = useRunActions()
  const { data, error, isFetching, refetch } = useQuery(
    api.runs.candidates.queryOptions({ input: { id: run.id }, enabled: opened, staleTime: 0 }),
  )
  const say = (decision: RunDecision) => decide.mutate({ id: run.id, decision }, { onSettled: onClose })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('decide.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <p>{t('decide.text', { title: run.title, at: formatMoment(run.createdAt, language) })}</p>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <CandidateList
          candidates={data}
          words={{
            none: t('decide.none'),
            untitled: t('decide.untitled'),
            raw: t('decide.raw'),
            adopt: t('decide.adopt'),
            facts: ({ remoteId, status, createdAt }) =>
              [
                t('decide.id', { id: remoteId }),
                status === null ? null : t('decide.status', { status }),
                createdAt === null ? null : t('decide.created', { at: formatMoment(createdAt, language) }),
              ]
                .filter((each) => each !== null)
                .join(' · '),
          }}
          busy={decide.isPending}
          onAdopt={(remoteId) => say({ kind: 'adopt', remoteId })}
        />
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
          {t('decide.look')}
        </Button>
        <Button variant="default" onClick={() => say({ kind: 'give_up' })} disabled={decide.isPending}>
          {t('decide.giveUp')}
        </Button>
        <Button
          variant="default"
          onClick={() => say({ kind: 'create_again' })}
          disabled={decide.isPending || !data}
        >
          {t('decide.again')}
        </Button>
      </Group>
    </Modal>
  )
}
