import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RunDot } from '../../ui/run-state.tsx'
import { ExportItems } from '../exchange/export-items.tsx'
import styles from './survey-table.module.css'

interface SurveyRowProps {
  survey: SurveySummary
  /** From 0. */
  index: number
  /** Whether Tab leads here; the arrow keys lead to the others. */
  tabbable: boolean
  onFocus: (index: number) => void
  onDuplicate: (survey: SurveySummary) => void
  onRemove: (survey: SurveySummary) => void
}

/** One survey in the list. */
export const SurveyRow = memo(function SurveyRow({
  survey,
  index,
  tabbable,
  onFocus,
  onDuplicate,
  onRemove,
}: SurveyRowProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const title = survey.title.trim() || common('untitled')
  return (
    <tr aria-rowindex={index + 2} data-row={index} onFocus={() => onFocus(index)}>
      <td>
        <Link
          to="/surveys/$surveyId"
          params={{ surveyId: survey.id }}
          tabIndex={tabbable ? 0 : -1}
          className={styles.link}
          data-untitled={survey.title.trim() === '' || undefined}
        >
          {title}
        </Link>
      </td>
      <td className={styles.about} title={survey.context}>
        {survey.context}
      </td>
      <td className={styles.items}>{formatNumber(survey.questionCount, language)}</td>
      <td className={styles.changed}>
        <RelativeTime at={survey.updatedAt} />
      </td>
      <td className={styles.runs}>
        <span className={styles.dots}>
          {survey.runs.map(({ id, state, practice }) => (
            <RunDot key={id} state={state} practice={practice} />
          ))}
        </span>
      </td>
      <td className={styles.actions}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('actionsOf', { title })} tabIndex={tabbable ? 0 : -1}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => onDuplicate(survey)}
            >
              {common('actions.duplicate')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => onRemove(survey)}
            >
              {common('actions.delete')}
            </Menu.Item>
            <Menu.Divider />
            <ExportItems surveyId={survey.id} />
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  )
})
