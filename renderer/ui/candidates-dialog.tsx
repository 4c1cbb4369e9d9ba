import { Button, Modal } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Candidate } from '../../shared/models/candidate.ts'
import { CandidateList, type CandidateWords } from './candidate-list.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { Loading } from './loading.tsx'
import { ProblemNotice } from './problem-notice.tsx'

interface CandidatesDialogProps {
  opened: boolean
  onClose: () => void
  words: CandidateWords & {
    title: string
    /** What happened, and what the person must decide. */
    explain: string
    /** Label of the button that asks the service again. */
    look: string
  }
  candidates: UseQueryResult<readonly Candidate[]>
  /** Whether a decision is being sent. */
  busy: boolean
  onAdopt: (remoteId: string) => void
  /** Buttons for the other decisions. */
  children: ReactNode
}

/** After an interrupted creation: shows the candidates at the service, and lets the person choose the right one. */
export function CandidatesDialog({
  opened,
  onClose,
  words,
  candidates: { data, error, isFetching, refetch },
  busy,
  onAdopt,
  children,
}: CandidatesDialogProps) {
  const { t: common } = useTranslation('common')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={words.title}
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      <p>{words.explain}</p>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <CandidateList candidates={data} words={words} busy={busy} onAdopt={onAdopt} />}
      <DialogFoot>
        <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
          {words.look}
        </Button>
        {children}
      </DialogFoot>
    </Modal>
  )
}
