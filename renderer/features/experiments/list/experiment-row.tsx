import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ExperimentSummary } from '../../../../shared/models/experiment.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { PracticeTag } from '../../../ui/practice-tag.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import styles from './experiment-table.module.css'
import { useRemovePlan } from './use-remove-plan.ts'

interface ExperimentRowProps {
  experiment: ExperimentSummary
  /** Index in the whole list, from 0. */
  index: number
  /** Height of the rows above it that are not rendered. Pixels. */
  above: number
  onFocus: (index: number) => void
}

/** An experiment in the list: what it asks, its progress, and its connection. */
export function ExperimentRow({ experiment, index, above, onFocus }: ExperimentRowProps) {
  const { t } = useTranslation(['experiments', 'common'])
  const language = useLanguage()
  const navigate = useNavigate()
  const remove = useRemovePlan(experiment)
  const { id, frozen, stem, arms, practice, connectionName, updatedAt } = experiment
  const title = experiment.title || t('common:untitled')
  return (
    <>
      {above > 0 && (
        <tbody aria-hidden="true">
          <tr>
            <td colSpan={6} style={{ height: above, padding: 0 }} />
          </tr>
        </tbody>
      )}
      <tbody>
        <tr
          aria-rowindex={index + 2}
          data-row
          onFocus={() => onFocus(index)}
          onClick={({ target }) => {
            // Links and buttons have their own action.
            if (target instanceof Element && target.closest('a, button')) return
            void navigate({ to: '/experiments/$experimentId', params: { experimentId: id } })
          }}
        >
          <th scope="row">
            <span className={styles.name}>
              <Link to="/experiments/$experimentId" params={{ experimentId: id }} className={styles.link}>
                {title}
              </Link>
              {/* The title of a new plan already has the stem. */}
              {!title.includes(stem.trim()) && (
                <span className={styles.stem} title={stem}>
                  {stem}
                </span>
              )}
            </span>
          </th>
          <td className={styles.arms}>{formatNumber(arms, language)}</td>
          <td className={styles.runs}>
            <RunsDone experiment={experiment} />
          </td>
          <td className={styles.connection}>{practice ? <PracticeTag /> : connectionName}</td>
          <td className={styles.changed}>
            <RelativeTime at={updatedAt} />
          </td>
          <td className={styles.actions}>
            {frozen === null && (
              <ActionIcon
                aria-label={t('removeOf', { title })}
                title={t('remove')}
                loading={remove.isPending}
                onClick={() => remove.mutate()}
              >
                <IconTrash size={16} aria-hidden="true" />
              </ActionIcon>
            )}
          </td>
        </tr>
      </tbody>
    </>
  )
}

function RunsDone({ experiment: { frozen, runs, paused } }: { experiment: ExperimentSummary }) {
  const { t } = useTranslation('experiments')
  const language = useLanguage()
  if (frozen === null) return <span className={styles.soft}>{t('notLaunched')}</span>
  const total = runs.done + runs.underWay + runs.other
  const words = t('runsDone', {
    done: formatNumber(runs.done, language),
    total: formatNumber(total, language),
  })
  return (
    <>
      {words}
      {runs.cutShort > 0 && <span className={styles.soft}> · {t('cutShort', { count: runs.cutShort })}</span>}
      {paused && runs.underWay > 0 && <span className={styles.soft}> · {t('isPaused')}</span>}
    </>
  )
}
