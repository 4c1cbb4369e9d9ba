import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { reword, WRITTEN } from '../../../../shared/experiments/edit-arms.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { ExperimentArm } from '../../../../shared/models/experiment.ts'
import type { Finding } from '../../../../shared/wording/finding.ts'
import { findingWords } from '../../../../shared/wording/finding-words.ts'
import { isCounted } from '../../../../shared/wording/strengths.ts'
import { addsOption } from '../../../../shared/wording/take-suggestion.ts'
import { newId } from '../../../lib/new-id.ts'
import finding from '../../../ui/wording/finding.module.css'
import { FindingText } from '../../../ui/wording/finding-text.tsx'
import styles from './design.module.css'
import type { PlanSession } from './plan-session.ts'
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
  const use = (found: Finding) => {
    session.edit(`${arm.id}:wording`, (draft) =>
      reword(draft, arm.id, (asked) => takeInto(asked, found, findingWords(found, item))),
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
        {[...issues, ...findings.filter((found) => !isCounted(found))].map((found) => (
          <li
            key={found.rule}
            className={finding.finding}
            data-strength={found.strength}
            aria-labelledby={`${arm.id}-${found.rule}`}
          >
            <FindingText id={`${arm.id}-${found.rule}`} finding={found} words={findingWords(found, item)} />
            {isWritten && found.suggestion !== undefined && (
              <Button size="compact-sm" variant="default" onClick={() => use(found)}>
                {addsOption(found) ? t('wording:addOption') : t('wording:use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Applies a suggestion to an item, unless its words have changed meanwhile. */
function takeInto(asked: Question, found: Finding, words: string): void {
  const { start, end, suggestion } = found
  if (suggestion === undefined) return
  if (addsOption(found)) asked.options.push({ id: newId(), text: suggestion })
  else if (start !== null && end !== null && asked.stem.slice(start, end) === words)
    asked.stem = asked.stem.slice(0, start) + suggestion + asked.stem.slice(end)
}
