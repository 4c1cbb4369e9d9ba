import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { armLetter } from '../../../../shared/experiments/arm-letter.ts'
import {
  addReversed,
  canReverse,
  pairOptions,
  removeArm,
  setProbes,
  WRITTEN,
} from '../../../../shared/experiments/edit-arms.ts'
import type { ExperimentArm } from '../../../../shared/models/experiment.ts'
import { newId } from '../../../lib/new-id.ts'
import { AskedItem } from '../asked-item.tsx'
import { focusNow } from '../focus-soon.ts'
import { ProbeEditor } from '../probes/probe-editor.tsx'
import { useArmNames } from '../use-arm-names.ts'
import { ArmFields } from './arm-fields.tsx'
import { ArmRemarks } from './arm-remarks.tsx'
import styles from './design.module.css'
import type { PlanFieldsProps } from './plan-session.ts'
import type { CheckedArm } from './use-arm-wording.ts'

interface ArmCardProps extends PlanFieldsProps {
  arm: ExperimentArm
  /** The wording checker's findings; undefined where the arm was not read. */
  checked: CheckedArm | undefined
}

const QUIET = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const

/** One arm: its name, its purpose, what it asks, and the actions on it. */
export function ArmCard({ arm, plan, session, problems, checked }: ArmCardProps) {
  const { t } = useTranslation('experiments')
  const { id, kind, question } = arm
  const letter = armLetter(plan.arms, arm)
  const name = useArmNames(plan.arms)(arm)
  const own = problems.filter((problem) => problem.arm === id)
  const isWritten = WRITTEN.has(kind)
  const remove = () => {
    session.edit('arms', (draft) => removeArm(draft, id))
    focusNow('#experiment-arms')
  }
  const pair = () => {
    session.edit('arms', (draft) => pairOptions(draft, id, newId))
    focusNow(`[data-arm="${id}"] h3`)
  }
  const reverse = () => {
    const added = newId()
    session.edit('arms', (draft) => addReversed(draft, id, added))
    focusNow(`[data-arm="${added}"] h3`)
  }
  return (
    <article data-arm={id} aria-labelledby={`arm-${id}`} className={styles.arm}>
      <div className={styles.armHead}>
        <h3 id={`arm-${id}`} tabIndex={-1} className={styles.armName}>
          {name}
        </h3>
        <p className={styles.purpose}>{t(`arm.purpose.${kind}`)}</p>
        {kind !== 'base' && (
          <Button
            {...QUIET}
            leftSection={<IconX size={16} aria-hidden="true" />}
            aria-label={t('arm.removeOf', { arm: name })}
            onClick={remove}
          >
            {t('arm.remove')}
          </Button>
        )}
      </div>
      <div className={styles.armBody}>
        <div className={styles.armAsked}>
          {question && isWritten && <ArmFields arm={arm} name={name} session={session} />}
          {question && !isWritten && <AskedItem question={question} />}
          {question && kind === 'probe' && (
            <ProbeEditor
              probes={arm.probes}
              item={question}
              onChange={(probes, typing) =>
                session.edit(
                  `${id}:probes ${typing ?? ''}`,
                  (draft) => setProbes(draft, id, probes),
                  typing !== null,
                )
              }
            />
          )}
          {own.length > 0 && (
            <ul className={styles.problems}>
              {own.map(({ code, problem, words }) => (
                <li key={`${code} ${problem?.code} ${problem?.option}`}>
                  {words}
                  {code === 'options_crossed' && isWritten && (
                    <Button size="compact-sm" variant="default" className={styles.mend} onClick={pair}>
                      {t('problem.pairByText')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {canReverse(plan.arms, arm) && (
            <Button
              {...QUIET}
              className={styles.reverse}
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={reverse}
            >
              {t('arm.addReversed', { letter })}
            </Button>
          )}
        </div>
        {checked && checked.findings.length > 0 && (
          <ArmRemarks arm={arm} name={name} checked={checked} session={session} />
        )}
      </div>
    </article>
  )
}
