import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { formatNumber, formatTimeToSecond } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useLastingDialog } from '../../ui/lasting-dialog.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PayloadDialog } from '../../ui/received/payload-dialog.tsx'
import styles from '../../ui/received/received.module.css'
import differenceStyles from './snapshot-difference.module.css'
import { type Snapshot, SnapshotDifference } from './snapshot-difference.tsx'
import { useTextWords } from './use-text-words.ts'

/**
 * All different texts of the transcript that were received, newest first. Each can be opened as received, or compared
 * with the one before.
 */
export function Snapshots({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  const { dialog, show } = useLastingDialog()
  const list = useRef<HTMLUListElement>(null)
  const returnFocus = useReturnFocus(list)
  const { data, error, refetch } = useQuery(
    api.focus.snapshots.queryOptions({ input: { id: sessionId }, staleTime: 0 }),
  )
  const textWords = useTextWords()
  const open = (snapshot: Snapshot) => {
    const title = t('companion.snapshotTitle', { at: textWords(snapshot) })
    show((close) => (
      <PayloadDialog payloadId={snapshot.id} title={title} onClose={returnFocus.after(close)} />
    ))
  }
  const compare = (pair: { before: Snapshot; after: Snapshot }) =>
    show((close) => <SnapshotDifference {...pair} onClose={returnFocus.after(close)} />)
  // Newest first; the first text received has number 1.
  const texts = data?.map((text, position) => ({ ...text, number: data.length - position }))
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} inline />
  if (data?.length === 0) return <p>{t('companion.noSnapshots')}</p>
  return (
    <>
      <ul ref={list} className={styles.payloads} onFocus={returnFocus.remember}>
        {texts?.map((snapshot, position) => (
          <li key={snapshot.id}>
            <button
              type="button"
              className={styles.payload}
              title={t('companion.snapshot', {
                at: textWords(snapshot),
                size: formatNumber(snapshot.length, language),
              })}
              onClick={() => open(snapshot)}
            >
              <span className="tabular">
                {t('companion.textName', {
                  number: snapshot.number,
                  at: formatTimeToSecond(snapshot.receivedAt, language),
                })}
              </span>
              <span className="caption tabular">
                {t('companion.characters', { size: formatNumber(snapshot.length, language) })}
              </span>
            </button>
            <CompareButton snapshot={snapshot} before={texts[position + 1]} onCompare={compare} />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** Returns the focus to the button that opened a dialog from a list, once the dialog has closed. */
function useReturnFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null)
  return {
    remember: () => {
      last.current = document.activeElement
    },
    after: (close: () => void) => () => {
      close()
      requestAnimationFrame(() => {
        const button = last.current
        if (button instanceof HTMLElement && list.current?.contains(button)) button.focus()
      })
    },
  }
}

interface CompareButtonProps {
  snapshot: Snapshot
  /** Undefined for the first text. */
  before: Snapshot | undefined
  onCompare: (pair: { before: Snapshot; after: Snapshot }) => void
}

function CompareButton({ snapshot, before, onCompare }: CompareButtonProps) {
  const { t } = useTranslation('focus')
  const textWords = useTextWords()
  if (!before) return null
  const at = textWords(snapshot)
  return (
    <button
      type="button"
      className={differenceStyles.compare}
      aria-label={t('companion.compareOne', { at })}
      onClick={() => onCompare({ before, after: snapshot })}
    >
      {t('companion.compare')}
    </button>
  )
}
