import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RunDecision } from '../../../shared/contract/runs.ts'
import type { Run } from '../../../shared/models/run.ts'
import { api } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { CandidatesDialog } from '../candidates-dialog.tsx'
import { useRunActions } from './use-run-actions.ts'

interface DecideDialogProps {
  run: Run
  opened: boolean
  onClose: () => void
}

/**
 * The decision after an interrupted creation, or one that may have been sent: which survey at the service, if any, it
 * made.
 */
export function DecideDialog({ run, opened, onClose }: DecideDialogProps) {
  const { t } = useTranslation('runs')
  const language = useLanguage()
  const { decide } = useRunActions()
  const candidates = useQuery(
    api.runs.candidates.queryOptions({ input: { id: run.id }, enabled: opened, staleTime: 0 }),
  )
  /** The question that the person must answer about the run, and the reason for it. */
  function askAbout({ title, sentAt, remoteId, problem }: Run): { title: string; text: string } {
    if (remoteId !== null) return { title: t('otherKey.title'), text: t('otherKey.text', { title }) }
    if (sentAt === null) return { title: t('perhapsSent.title'), text: t('perhapsSent.text', { title }) }
    const at = formatMoment(sentAt, language)
    const text = t(problem?.cause === 'no_id' ? 'decide.noIdText' : 'decide.text', { title, at })
    return { title: t('decide.title'), text }
  }

  const say = (decision: RunDecision) => decide.mutate({ id: run.id, decision }, { onSettled: onClose })
  const question = askAbout(run)
  return (
    <CandidatesDialog
      opened={opened}
      onClose={onClose}
      words={{
        title: question.title,
        explain: run.doubt === null ? question.text : `${question.text} ${t(`doubt.${run.doubt}`)}`,
        look: t('decide.look'),
        none: t('decide.none'),
        untitled: t('decide.untitled'),
        raw: t('decide.raw'),
        adopt: t('decide.adopt'),
        facts: ({ remoteId, status, createdAt, createdTold, marked }) => [
          marked ? t('decide.marked') : null,
          t('decide.id', { id: remoteId }),
          status === null ? null : t('decide.status', { status }),
          createdAt === null
            ? createdTold && t('decide.createdTold', { told: createdTold })
            : t('decide.created', { at: formatMoment(createdAt, language) }),
        ],
      }}
      candidates={candidates}
      busy={decide.isPending}
      onAdopt={(remoteId) => say({ kind: 'adopt', remoteId })}
    >
      <Button variant="default" onClick={() => say({ kind: 'give_up' })} disabled={decide.isPending}>
        {t('decide.giveUp')}
      </Button>
      <Button
        variant="default"
        onClick={() => say({ kind: 'create_again' })}
        disabled={decide.isPending || !candidates.data}
      >
        {t('decide.again')}
      </Button>
    </CandidatesDialog>
  )
}
