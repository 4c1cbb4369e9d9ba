import { Modal } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ComparedLine, compareTexts } from '../../../shared/transcripts/compare-texts.ts'
import { type ComparedPart, foldSame } from '../../../shared/transcripts/fold-same.ts'
import { api } from '../../lib/api.ts'
import { Loading } from '../../ui/loading.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './snapshot-difference.module.css'
import { useTextWords } from './use-text-words.ts'

/** A text of the transcript, as received at one time. */
export interface Snapshot {
  id: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** Its number, from 1 for the first text received. Needed because several may have come within one second. */
  number: number
}

interface SnapshotDifferenceProps {
  before: Snapshot
  after: Snapshot
  onClose: () => void
}

/** The differences between one text of the transcript and the next. */
export function SnapshotDifference({ before, after, onClose }: SnapshotDifferenceProps) {
  const { t } = useTranslation(['focus', 'common'])
  const textWords = useTextWords()
  const [old, now] = useQueries({
    queries: [before, after].map(({ id }) =>
      api.focus.snapshot.queryOptions({ input: { snapshotId: id }, staleTime: Number.POSITIVE_INFINITY }),
    ),
  })
  const error = old?.error ?? now?.error
  const title = t('companion.difference', {
    before: textWords(before),
    after: textWords(after),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={title}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {error && (
        <ProblemNotice
          problem={error}
          onRetry={() => {
            void old?.refetch()
            void now?.refetch()
          }}
        />
      )}
      {old?.data && now?.data ? (
        <Difference before={old.data.text} after={now.data.text} label={title} />
      ) : (
        !error && <Loading />
      )}
    </Modal>
  )
}

/** More lines would take too long to render, and nobody would read them. */
const MOST_LINES = 2000

function Difference({ before, after, label }: { before: string; after: string; label: string }) {
  const { t } = useTranslation('focus')
  const lines = useMemo(() => compareTexts(before, after), [before, after])
  const added = lines.filter(({ kind }) => kind === 'added').length
  const removed = lines.filter(({ kind }) => kind === 'removed').length
  if (added + removed === 0) return <p className={styles.summary}>{t('companion.noDifference')}</p>
  const { parts, more } = upToMost(foldSame(lines))
  return (
    <>
      <p className={styles.summary}>
        {t('companion.linesAdded', { count: added })}, {t('companion.linesRemoved', { count: removed })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={label} className={styles.texts} tabIndex={0}>
        {parts.map(({ key, lines: near, hidden }) =>
          hidden > 0 ? (
            <p key={key} className={styles.hidden}>
              {t('companion.linesSame', { count: hidden })}
            </p>
          ) : (
            <div key={key}>
              {near.map((line) => (
                <Line key={line.key} line={line} />
              ))}
            </div>
          ),
        )}
      </section>
      {more > 0 && <p className={styles.summary}>{t('companion.linesMore', { count: more })}</p>}
    </>
  )
}

/** The parts to be rendered, each with a key, and the number of lines that are left out. */
function upToMost(parts: readonly ComparedPart[]) {
  let left = MOST_LINES
  let more = 0
  const drawn = parts.map(({ lines, hidden }, position) => {
    const near = lines.slice(0, left).map((line, place) => ({ ...line, key: `${position}.${place}` }))
    left -= near.length
    more += lines.length - near.length
    return { key: String(position), lines: near, hidden }
  })
  return { parts: drawn.filter(({ lines, hidden }) => lines.length > 0 || (hidden > 0 && left > 0)), more }
}

/** A line with its sign; screen readers get a word instead. */
function Line({ line: { kind, text } }: { line: ComparedLine }) {
  const { t } = useTranslation('focus')
  if (kind === 'same') return <p className={styles.line}>{text}</p>
  const Change = kind === 'added' ? 'ins' : 'del'
  return (
    <p className={styles.line} data-kind={kind}>
      <span className={styles.sign}>{t(`companion.${kind}`)}</span>
      <Change>{text}</Change>
    </p>
  )
}
