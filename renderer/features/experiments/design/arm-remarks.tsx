import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { reword, WRITTEN } from '../../../../shared/experiments/edit-arms.ts'
import type { ExperimentArm } from '../../../../shared/models/experiment.ts'
import { findingWords } from '../../../../shared/wording/finding-words.ts'
import type { Mend } from '../../../../shared/wording/mend.ts'
import { isCounted } from '../../../../shared/wording/strengths.ts'
import { newId } from '../../../lib/new-id.ts'
import finding from '../../../ui/wording/finding.module.css'
import { FindingText } from '../../../ui/wording/finding-text.tsx'
import styles from './design.module.css'
import type { PlanSession } from './plan-session.ts'
import { editOf, saidAfter, takeEdit } from './take-edit.ts'
import type { CheckedArm } from './use-arm-wording.ts'

interface ArmRemarksProps {
  arm: ExperimentArm
  /** Name of the arm. */
  name: string
  checked: CheckedArm
  session: PlanSession
}

/** The wording issues of an arm. Those of A, which cannot be edited here, are in a section that can be opened. */
export function ArmRemarks({ arm, name, checked: { item, findings }, session }: ArmRemarksProps) {
  const { t } = useTranslation(['experiments', 'wording'])
  const isWritten = WRITTEN.has(arm.kind)
  const use = (edit: Mend) => {
    session.edit(`${arm.id}:wording`, (draft) =>
      reword(draft, arm.id, (asked) => takeEdit(asked, item, edit, newId)),
    )
    document.querySelector<HTMLElement>(`[data-arm="${arm.id}"] textarea`)?.focus()
  }
  // Remarks are shown last, but not counted.
  const issues = findings.filter(isCounted)
  const summary =
    issues.length > 0 ? t('wording:open', { count: issues.length }) : t('wording:report.remarks')
  return (
    <details className={styles.remarks} open={isWritten}>
      <summary aria-label={`${t('remarks', { arm: name })} · ${summary}`}>{summary}</summary>
      <ul className={styles.remarkList}>
        {[...issues, ...findings.filter((found) => !isCounted(found))].map((found) => {
          const edit = editOf(found)
          const id = `${arm.id}-${found.rule}`
          return (
            <li
              key={found.rule}
              className={finding.finding}
              data-strength={found.strength}
              aria-labelledby={id}
            >
              <FindingText id={id} finding={found} words={findingWords(found, item)} />
              {edit && (
                <p className={finding.suggestion}>
                  <span className="caption">{t('wording:mend.after')}</span>
                  {saidAfter(item, edit)}
                </p>
              )}
              {isWritten && edit && (
                <Button size="compact-sm" variant="default" aria-describedby={id} onClick={() => use(edit)}>
                  {t(`wording:mend.do.${edit.kind}`)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
