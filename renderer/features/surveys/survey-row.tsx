import { type MouseEvent, memo } from 'react'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyPlace } from '../../../shared/models/survey-list.ts'
import { formatDay, formatNumber } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import { TimeAgo } from '../../ui/relative-time.tsx'
import { dotState, RunDots } from '../../ui/run-state.tsx'
import { SurveyRowMenu } from './survey-row-menu.tsx'
import { SurveyStateMark } from './survey-state-mark.tsx'
import styles from './survey-table.module.css'
import { SurveyTags } from './survey-tags.tsx'
import type { RowWords } from './use-row-words.ts'
import type { SurveyActions } from './use-survey-actions.ts'

interface SurveyRowProps {
  survey: SurveySummary
  /** Index in the list, from 0. */
  index: number
  place: SurveyPlace
  /** Whether the Tab key stops at this row; the arrow keys lead to the others. */
  tabbable: boolean
  selected: boolean
  language: Language
  words: RowWords
  /** Milliseconds since 1970. */
  now: number
  actions: SurveyActions
  onFocus: (index: number) => void
  /** `extend`: select all rows from the one selected before. */
  onSelect: (index: number, extend: boolean) => void
  onTag: (surveys: readonly SurveySummary[]) => void
  onLeave: () => void
}

/**
 * One survey in the list. Uses plain elements instead of Mantine's and the router's, and a shared clock and texts,
 * since each search must render a screen full of rows within a few frames.
 */
export const SurveyRow = memo(function SurveyRow({
  survey,
  index,
  place,
  tabbable,
  selected,
  language,
  words,
  now,
  actions,
  onFocus,
  onSelect,
  onTag,
  onLeave,
}: SurveyRowProps) {
  const title = survey.title.trim() || words.untitled
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      data-selected={selected || undefined}
      onFocus={() => onFocus(index)}
      onClick={openBy}
    >
      <td className={styles.select} data-no-open>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={words.select(title)}
          tabIndex={tabbable ? 0 : -1}
          checked={selected}
          onChange={({ nativeEvent }) =>
            onSelect(index, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      </td>
      <td>
        <span className={styles.name}>
          <a
            href={`#/surveys/${encodeURIComponent(survey.id)}`}
            tabIndex={tabbable ? 0 : -1}
            className={styles.link}
            data-main
            data-untitled={survey.title.trim() === '' || undefined}
          >
            <KeptText text={title} />
          </a>
          <SurveyTags tags={survey.tags} />
        </span>
      </td>
      <td className={styles.about} title={survey.context}>
        {survey.context}
      </td>
      <td className={styles.state}>
        <SurveyStateMark
          state={dotState(survey)}
          changedSince={survey.changedSince}
          connectionId={survey.connection?.id}
          connectionName={survey.connection?.name}
          practice={survey.connection?.practice}
          words={words}
        />
      </td>
      <td className={styles.items}>{formatNumber(survey.questionCount, language)}</td>
      <td className={styles.changed}>
        <TimeAgo at={survey.updatedAt} now={now} language={language} />
      </td>
      <td className={styles.created}>{formatDay(survey.createdAt, language)}</td>
      <td className={styles.runs}>
        <span className={styles.dots}>
          <RunDots runs={survey.runs} names={words.run} />
        </span>
      </td>
      <td className={styles.actions} data-no-open>
        <SurveyRowMenu
          // Keyed by survey, since another survey that moves into this row must not inherit an open menu.
          key={survey.id}
          label={words.actionsOf(title)}
          survey={survey}
          place={place}
          tabbable={tabbable}
          actions={actions}
          onTag={onTag}
          onLeave={onLeave}
        />
      </td>
    </tr>
  )
})

/**
 * Treats a click anywhere in a row as a click on its link, with the same modifier keys; not on elements with their own
 * action.
 */
function openBy(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest('a, button, input, [data-no-open]')) return
  // In a menu of the row, which is elsewhere in the document.
  if (!currentTarget.contains(target)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = currentTarget.querySelector('[data-main]')
  link?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
