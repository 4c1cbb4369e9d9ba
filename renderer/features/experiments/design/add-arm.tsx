import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addArm, kindsToAdd, WRITTEN } from '../../../../shared/experiments/edit-arms.ts'
import type { ArmKind, ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { newId } from '../../../lib/new-id.ts'
import { focusNow } from '../focus-soon.ts'
import styles from './design.module.css'
import type { PlanSession } from './plan-session.ts'

interface AddArmProps {
  plan: ExperimentPlan
  session: PlanSession
}

const B = 'B'.charCodeAt(0)

/** Offers the arms that the plan does not have yet, with the purpose of each. */
export function AddArm({ plan, session }: AddArmProps) {
  const { t } = useTranslation('experiments')
  const kinds = kindsToAdd(plan)
  const rewordings = plan.arms.filter(({ kind }) => kind === 'rewording').length
  if (kinds.length === 0) return null
  const letterOf = (kind: ArmKind) => (kind === 'rewording' ? String.fromCharCode(B + rewordings) : 'A')
  const add = (kind: ArmKind) => {
    const id = newId()
    session.edit('arms', (draft) => addArm(draft, kind, id))
    focusNow(WRITTEN.has(kind) ? `[data-arm="${id}"] textarea` : `[data-arm="${id}"] h3`)
  }
  return (
    <Menu position="bottom-start" width={400} returnFocus={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />}>
          {t('design.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => add(kind)}>
            <span className={styles.kind}>{t(`arm.name.${kind}`, { letter: letterOf(kind) })}</span>
            <span className={styles.kindPurpose}>{t(`arm.purpose.${kind}`)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
