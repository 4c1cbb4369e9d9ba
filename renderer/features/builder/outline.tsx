import { IconAlertTriangle, IconCircleDot, IconHighlight, IconTextSize } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { stemField } from './fields.ts'
import { focusField } from './focus-field.ts'
import styles from './outline.module.css'
import { useDraft } from './use-draft.ts'
import { useWording } from './wording-context.ts'
import { openFindings } from './wording-findings.ts'

/** The items at a glance; each leads to its place on the page. */
export function Outline() {
  const { t } = useTranslation('builder')
  const count = useDraft((state) => state.history.present.questions.length)
  return (
    <div className={styles.outline}>
      <h2 className={styles.heading}>{t('itemCount', { count })}</h2>
      <ol className={styles.list}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is the n-th item, whichever that is.
          <OutlineRow key={index} index={index} />
        ))}
      </ol>
    </div>
  )
}

const OutlineRow = memo(function OutlineRow({ index }: { index: number }) {
  const { t } = useTranslation('builder')
  const { t: wording } = useTranslation('wording')
  const [question, focused, unsound, dismissals] = useDraft(
    useShallow((state) => {
      const question = state.history.present.questions[index]
      const unsound = state.problems.some((problem) => problem.question === index)
      return [
        question,
        question?.id === state.focusedItem,
        unsound,
        state.history.present.dismissals,
      ] as const
    }),
  )
  const checked = useWording((state) => state.items.get(question?.id ?? ''))
  const open = useMemo(() => openFindings(checked, dismissals).length, [checked, dismissals])
  if (!question) return null
  const words = question.stem.split(/\s+/).filter((word) => word !== '').length
  const Icon = question.type === 'single_choice' ? IconCircleDot : IconTextSize
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={focused || undefined}
        onClick={() => focusField(stemField(question.id))}
      >
        <span className={styles.number}>{index + 1}</span>
        <Icon size={14} stroke={1.5} role="img" aria-label={t(`type.${question.type}`)} />
        <span className={styles.stem}>{question.stem.trim() || t('item.stemPlaceholder')}</span>
        {open > 0 && (
          <span className={styles.open} title={wording('open', { count: open })}>
            <IconHighlight size={14} role="img" aria-label={wording('open', { count: open })} />
            <span aria-hidden="true">{open}</span>
          </span>
        )}
        {unsound && (
          <IconAlertTriangle size={14} role="img" aria-label={wording('blocked')} className={styles.mark} />
        )}
        <span className={styles.words} title={t('item.words', { count: words })}>
          {words}
        </span>
      </button>
    </li>
  )
})
