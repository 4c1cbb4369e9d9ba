import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question, SurveyDraft } from '../../../../shared/models/draft.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { beginning } from '../found-items.tsx'
import { changedItems } from './changed-items.ts'
import styles from './result.module.css'

/** Options drawn of one item; the others are only counted. */
const SHOWN_OPTIONS = 40
/** Assumed height of an item before it is measured, in pixels. */
const USUAL_HEIGHT = 120
const NONE: ReadonlySet<number> = new Set()

interface ResultingItemsProps {
  draft: SurveyDraft
  /** Whether this is an earlier result, since nothing was read with what is told now. */
  isOld: boolean
  /** Whether the next result is being read. */
  rereading: boolean
  /** The item of the current line, from 1; null for none. */
  current: number | null
  /** Shows the lines of an item. */
  onShow: (item: number) => void
}

/** The survey that results from the lines, beside them. Only the items in view are drawn. */
export function ResultingItems({ draft, isOld, rereading, current, onShow }: ResultingItemsProps) {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const scroller = useRef<HTMLOListElement>(null)
  const changed = useChangedItems(draft)
  const { questions } = draft
  const virtual = useVirtualizer({
    count: questions.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 4,
  })
  useLayoutEffect(() => {
    if (current !== null && current <= questions.length) virtual.scrollToIndex(current - 1, { align: 'auto' })
  }, [virtual, current, questions])
  return (
    <section
      aria-labelledby="repair-result"
      aria-busy={rereading}
      data-old={isOld || undefined}
      className={styles.result}
    >
      <p id="repair-result" className={styles.head}>
        {t(isOld ? 'repair.resultBefore' : 'repair.result')} ·{' '}
        {t('preview.items', { count: questions.length })}
      </p>
      <h3 className={styles.title}>{beginning(draft.title.trim()) || common('untitled')}</h3>
      {draft.context.trim() !== '' && <p className={styles.context}>{beginning(draft.context, 4)}</p>}
      <ol
        ref={scroller}
        aria-labelledby="repair-result"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
        tabIndex={0}
        className={styles.items}
        style={{ '--total': `${virtual.getTotalSize()}px` } as CSSProperties}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const question = questions[index]
          return (
            question && (
              <li
                key={index}
                ref={virtual.measureElement}
                data-index={index}
                className={styles.item}
                data-current={index + 1 === current || undefined}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ResultingItem
                  question={question}
                  number={index + 1}
                  isChanged={changed.has(index)}
                  onShow={onShow}
                />
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

interface ResultingItemProps {
  question: Question
  number: number
  isChanged: boolean
  onShow: (item: number) => void
}

function ResultingItem({ question, number, isChanged, onShow }: ResultingItemProps) {
  const { t } = useTranslation('exchange')
  const { stem, type, options } = question
  const more = options.length - SHOWN_OPTIONS
  return (
    <>
      <PlainButton
        className={styles.itemNumber}
        tabIndex={-1}
        aria-label={t('repair.itemNumber', { item: number })}
        title={t('repair.itemNumber', { item: number })}
        onClick={() => onShow(number)}
      >
        {number}
      </PlainButton>
      <div className={styles.itemText}>
        <span className={styles.stem}>{beginning(stem) || t('preview.noStem')}</span>
        {isChanged && <span className={styles.changed}>{t('repair.changed')}</span>}
        {type === 'open_ended' ? (
          <p className={styles.quiet}>{t('preview.open')}</p>
        ) : (
          <ul className={styles.options}>
            {options.slice(0, SHOWN_OPTIONS).map(({ id, text }) => (
              <li key={id}>{beginning(text)}</li>
            ))}
          </ul>
        )}
        {more > 0 && <p className={styles.quiet}>{t('repair.moreOptions', { count: more })}</p>}
      </div>
    </>
  )
}

/** The items that the newest reading changed. */
function useChangedItems(draft: SurveyDraft): ReadonlySet<number> {
  const [last, setLast] = useState({ draft, changed: NONE })
  if (last.draft === draft) return last.changed
  // The reading before is compared once, when the new one arrives.
  const changed = changedItems(last.draft.questions, draft.questions)
  setLast({ draft, changed })
  return changed
}
