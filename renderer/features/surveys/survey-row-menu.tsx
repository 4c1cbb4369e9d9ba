import { Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconChartBar,
  IconCopy,
  IconTag,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyPlace } from '../../../shared/models/survey-list.ts'
import { lastTellingRun } from '../../../shared/runs/last-telling-run.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { ExportItems } from '../exchange/export-items.tsx'
import styles from './survey-row-menu.module.css'
import type { SurveyActions } from './use-survey-actions.ts'

interface SurveyRowActionsProps {
  survey: SurveySummary
  place: SurveyPlace
  actions: SurveyActions
  onTag: (surveys: readonly SurveySummary[]) => void
  /** Called before the survey leaves the list, so that the focus moves to the next row. */
  onLeave: () => void
}

interface SurveyRowMenuProps extends SurveyRowActionsProps {
  /** Label of the button. */
  label: string
  tabbable: boolean
}

/** A menu button with the actions on one survey. */
export function SurveyRowMenu({ label, tabbable, ...row }: SurveyRowMenuProps) {
  return (
    <MoreMenu label={label} className={styles.button} tabbable={tabbable}>
      <SurveyRowActions {...row} />
    </MoreMenu>
  )
}

function SurveyRowActions({ survey, place, actions, onTag, onLeave }: SurveyRowActionsProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  const navigate = useNavigate()
  const lastRun = lastTellingRun(survey.runs)
  const leave = (act: (surveys: readonly SurveySummary[]) => void) => () => {
    onLeave()
    act([survey])
  }
  const icon = { size: 16, 'aria-hidden': true } as const
  if (place === 'deleted')
    return (
      <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={leave(actions.restore)}>
        {t('actions.restore')}
      </Menu.Item>
    )
  return (
    <>
      {lastRun && (
        <Menu.Item
          leftSection={<IconChartBar {...icon} />}
          onClick={() => void navigate({ to: '/runs/$runId', params: { runId: lastRun.id } })}
        >
          {t('actions.lastRun')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTag {...icon} />} onClick={() => onTag([survey])}>
        {t('actions.tag')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.duplicate([survey])}>
        {common('actions.duplicate')}
      </Menu.Item>
      {place === 'archived' ? (
        <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={leave(actions.unarchive)}>
          {t('actions.unarchive')}
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconArchive {...icon} />} onClick={leave(actions.archive)}>
          {t('actions.archive')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTrash {...icon} />} onClick={leave(actions.remove)}>
        {common('actions.delete')}
      </Menu.Item>
      <Menu.Divider />
      <ExportItems surveyId={survey.id} />
    </>
  )
}
