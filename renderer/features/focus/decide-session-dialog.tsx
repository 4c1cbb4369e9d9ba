import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { api } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { CandidatesDialog } from '../../ui/candidates-dialog.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'

interface DecideSessionDialogProps {
  session: FocusSession
  opened: boolean
  onClose: () => void
}

/** The decision after an interrupted creation: which session at the service, if any, it made. */
export function DecideSessionDialog({ session, opened, onClose }: DecideSessionDialogProps) {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  const cache = useQueryClient()
  const { id } = session
  const candidates = useQuery(
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
    <CandidatesDialog
      opened={opened}
      onClose={onClose}
      words={{
        title: t('unknown.title'),
        explain: t('unknown.explain'),
        look: t('unknown.look'),
        none: t('unknown.none'),
        untitled: t('unknown.untitled'),
        raw: t('unknown.raw'),
        adopt: t('unknown.adopt'),
        facts: ({ remoteId, status, createdAt, createdTold, marked }) => [
          marked ? t('unknown.marked') : null,
          t('unknown.id', { id: remoteId }),
          status,
          createdAt === null
            ? createdTold && t('unknown.createdTold', { told: createdTold })
            : formatMoment(createdAt, language),
        ],
      }}
      candidates={candidates}
      busy={decide.isPending}
      onAdopt={(remoteId) => decide.mutate({ id, remoteId })}
    >
      <Button
        variant="default"
        onClick={() => decide.mutate({ id, remoteId: null })}
        disabled={decide.isPending || !candidates.data}
      >
        {t('unknown.notCreated')}
      </Button>
    </CandidatesDialog>
  )
}
