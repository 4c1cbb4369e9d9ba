import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addCodes, codesInOrder } from '../../../../../shared/transcripts/change-codes.ts'
import { api } from '../../../../lib/api.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { Loading } from '../../../../ui/loading.tsx'
import { PracticeTag } from '../../../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { useNotesPart } from '../notes-context.ts'
import styles from './companion.module.css'
import { useAddCodes } from './use-add-codes.ts'

/** Adds the codes of another group's codebook, as one undo step. */
export function TakeCodes({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { t } = useTranslation(['codebook', 'common'])
  const language = useLanguage()
  const add = useAddCodes('take-codes')
  const codes = useNotesPart((notes) => notes.codes)
  const { data, error, refetch } = useQuery(
    api.transcriptNotes.codebooks.queryOptions({ input: { id: sessionId }, staleTime: 0 }),
  )
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('take.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {!data && error && <ProblemNotice problem={error} onRetry={() => void refetch()} inline />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <p>{t('take.none')}</p>}
      {data && data.length > 0 && (
        <>
          <p className={styles.hint}>{t('take.hint')}</p>
          <ul className={styles.books} aria-label={t('take.groups')}>
            {data.map((book) => {
              const next = addCodes(codes, book.codes, newId)
              const count = next.length - codes.length
              const title = book.title.trim() || t('common:untitled')
              const action = t('take.action', { count, number: formatNumber(count, language) })
              return (
                <li key={book.id} className={styles.book}>
                  <div className={styles.bookWords}>
                    <strong>{title}</strong> {book.practice && <PracticeTag />}
                    <p className={styles.names}>
                      {t('take.codes', {
                        count: book.codes.length,
                        number: formatNumber(book.codes.length, language),
                        names: codesInOrder(book.codes)
                          .map(({ code }) => code.name)
                          .join(', '),
                      })}
                    </p>
                  </div>
                  {count === 0 ? (
                    <p className="caption">{t('take.allThere')}</p>
                  ) : (
                    <Button
                      variant="default"
                      aria-label={t('take.actionOf', { action, title })}
                      onClick={() => add(next) && onClose()}
                    >
                      {action}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Modal>
  )
}
