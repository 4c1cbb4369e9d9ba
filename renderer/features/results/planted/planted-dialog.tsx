import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import { api } from '../../../lib/api.ts'
import { failedWith } from '../../../lib/problem-of.ts'
import { Loading } from '../../../ui/loading.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import styles from './planted.module.css'
import { PlantedItem } from './planted-item.tsx'

interface PlantedDialogProps {
  opened: boolean
  runId: string
  questions: readonly Question[]
  /** The item behind the dialog, whose part is scrolled into view. */
  position: number
  onClose: () => void
}

/** What the practice service recognised and planted, item by item. */
export function PlantedDialog({ opened, runId, questions, position, onClose }: PlantedDialogProps) {
  const { t } = useTranslation(['planted', 'common'])
  const { data, error, refetch } = useQuery(
    // The answer key of a run never changes.
    api.practice.answerKey.queryOptions({
      input: { runId },
      enabled: opened,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {!data && !error && <Loading />}
      {error && failedWith(error, 'MISSING') && <p>{t('notRunning')}</p>}
      {error && !failedWith(error, 'MISSING') && (
        <ProblemNotice problem={error} onRetry={() => void refetch()} />
      )}
      {data && data.state !== 'told' && <p>{t(`notThere.${data.state}`)}</p>}
      {data?.state === 'told' && (
        <>
          <p className={styles.intro}>{t('intro')}</p>
          <p className={styles.intro}>{t('yes')}</p>
          <ol className={styles.items}>
            {data.items.map((item) => (
              <PlantedItem
                key={item.position}
                item={item}
                stem={questions[item.position]?.stem ?? ''}
                isInView={item.position === position}
              />
            ))}
          </ol>
        </>
      )}
    </Modal>
  )
}
