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
    /** What happened, and what is asked of the person. */
    explain: string
    /** Asks the service again. */
    look: string
  }
  candidates: UseQueryResult<readonly Candidate[]>
  /** A decision is on its way. */
  busy: boolean
  onAdopt: (remoteId: string) => void
  /** Buttons for the other decisions. */
  children: ReactNode
}

/** A creation was cut: shows what the service knows, and lets the person say which it is. */
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
