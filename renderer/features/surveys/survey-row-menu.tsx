import { Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconChartBar,
  IconCopy,
  IconDots,
  IconTag,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyPlace } from '../../../shared/models/survey-list.ts'
import { ExportItems } from '../exchange/export-items.tsx'
import styles from './survey-row-menu.module.css'
import type { SurveyActions } from './use-survey-actions.ts'

const DOTS = <IconDots size={16} aria-hidden="true" />

interface SurveyRowActionsProps {
  survey: SurveySummary
  place: SurveyPlace
  actions: SurveyActions
  onTag: (surveys: readonly SurveySummary[]) => void
  /** Called before the row goes elsewhere, so that the cursor finds the next one. */
  onLeave: () => void
}

interface SurveyRowMenuProps extends SurveyRowActionsProps {
  /** Of the button. */
  label: string
  tabbable: boolean
}

/** A button for what can be done to one survey. The menu is made when it is first asked for: most never are. */
export function SurveyRowMenu({ label, tabbable, ...row }: SurveyRowMenuProps) {
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!asked) return
    // React draws a new button once there is a menu: the focus goes to it, so that closing the menu brings the focus
    // back.
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [asked])
  const shared = {
    ref: button,
    type: 'button',
    className: styles.button,
    'aria-label': label,
    tabIndex: tabbable ? 0 : -1,
    children: DOTS,
  } as const
  if (!asked)
    return <button {...shared} aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button {...shared} />
      </Menu.Target>
      <Menu.Dropdown>
        <SurveyRowActions {...row} />
      </Menu.Dropdown>
    </Menu>
  )
}

function SurveyRowActions({ survey, place, actions, onTag, onLeave }: SurveyRowActionsProps) {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  const navigate = useNavigate()
  const [lastRun] = survey.runs
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
