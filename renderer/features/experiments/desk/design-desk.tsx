import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { useCommand } from '../../../lib/commands.ts'
import { Panes } from '../../../ui/panes.tsx'
import { UndoButtons } from '../../draft/undo-buttons.tsx'
import { useUndoKeys } from '../../draft/use-undo-keys.ts'
import styles from '../design/design.module.css'
import { DesignCompanion } from '../design/design-companion.tsx'
import type { PlanSession } from '../design/plan-session.ts'
import { usePlanProblems } from '../design/use-plan-problems.ts'
import { LaunchDialog } from '../launch/launch-dialog.tsx'
import { DesignForm } from './design-form.tsx'

interface DesignDeskProps {
  experiment: Pick<Experiment, 'id'>
  session: PlanSession
  /** Notices about the draft: see `DraftNotices`. */
  notices?: ReactNode
}

/** The plan, with the companion beside it and the launch button above. */
export function DesignDesk({ experiment, session, notices }: DesignDeskProps) {
  const { t } = useTranslation('experiments')
  const plan = useStore(session, (state) => state.history.present)
  const problems = usePlanProblems(plan)
  const [launching, setLaunching] = useState(false)
  useUndoKeys(session)
  useCommand(t('design.launchCommand'), () => setLaunching(true))
  return (
    <div className={styles.desk}>
      <div role="toolbar" aria-label={t('design.toolbar')} className={styles.toolbar}>
        <UndoButtons session={session} signsAlone />
        <span className={styles.gap} />
        <Button onClick={() => setLaunching(true)}>{t('design.launch')}</Button>
      </div>
      {notices}
      <Panes
        name="experiment"
        companion={{
          label: t('design.companion'),
          width: 304,
          // People look at what the plan can detect while they write it.
          stays: true,
          content: <DesignCompanion plan={plan} problems={problems} />,
        }}
      >
        <DesignForm plan={plan} session={session} problems={problems} />
      </Panes>
      <LaunchDialog
        id={experiment.id}
        session={session}
        problems={problems}
        opened={launching}
        onClose={() => setLaunching(false)}
      />
    </div>
  )
}
