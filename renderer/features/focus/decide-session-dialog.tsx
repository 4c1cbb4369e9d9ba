import { Button, Group, Modal } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { api } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { CandidateList } from '../../ui/candidate-list.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'

interface DecideSessionDialogProps {
  session: FocusSession
  opened: boolean
  onClose: () => void
}

/** A creation was cut: shows what the service knows, and lets the person say which it is. */
export function DecideSessionDialog({ session, opened, onClose }: DecideSessionDialogProps) {
  const { t } = useTranslation(['focus', 'common'])
  const language = useLanguage()
  const cache = useQueryClient()
  const { id } = session
  const { data, error, isFetching, refetch } = useQuery(
    api.focus.candidates.queryOptions({ input: { id }, enabled: opened, staleTime: 0 }),
  )
  const decide = useMutation(
    api.focus.decide.mutationOptions({
      onSuccess: () => void cache.invalidateQueries({ queryKey: api.focus.key() }),
      onError: tellProblem,
      onSettled: onClose,
    }),
  )
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('unknown.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <p>{t('unknown.explain')}</p>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <CandidateList
          candidates={data}
          words={{
            none: t('unknown.none'),
            untitled: t('unknown.untitled'),
            raw: t('unknown.raw'),
            adopt: t('unknown.adopt'),
            facts: ({ remoteId, status, createdAt }) =>
              [
                t('unknown.id', { id: remoteId }),
                status,
                createdAt === null ? null : formatMoment(createdAt, language),
              ]
                .filter((each) => each !== null)
                .join(' · '),
          }}
          busy={decide.isPending}
          onAdopt={(remoteId) => decide.mutate({ id, remoteId })}
        />
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
          {t('unknown.look')}
        </Button>
        <Button
          variant="default"
          onClick={() => decide.mutate({ id, remoteId: null })}
          disabled={decide.isPending || !data}
        >
          {t('unknown.notCreated')}
        </Button>
      </Group>
    </Modal>
  )
}
