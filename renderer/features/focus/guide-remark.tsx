import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GuideEdit, guideEditOf } from '../../../shared/wording/guide-edits.ts'
import type { GuideFinding } from '../../../shared/wording/guide-items.ts'
import { Dismissal } from '../../ui/dismissal.tsx'
import styles from '../../ui/wording/finding.module.css'
import { FindingText } from '../../ui/wording/finding-text.tsx'
import type { ShownGuideFinding } from './guide-dismissals.ts'

/** The actions on a finding in a guide. */
export interface GuideRemarkActions {
  /** Selects its words in their field. */
  onShow: (found: GuideFinding) => void
  /** Replaces the point that it is in by the edited one. */
  onUse: (found: GuideFinding, edit: GuideEdit) => void
  onDismiss: (found: GuideFinding, reason: string) => void
  onReopen: (found: GuideFinding) => void
}

/** One wording issue of a guide, with its actions. */
export function GuideRemark({
  found,
  onShow,
  onUse,
  onDismiss,
  onReopen,
}: GuideRemarkActions & { found: ShownGuideFinding }) {
  const { t } = useTranslation(['wording', 'focus'])
  const name = useId()
  const [dismissing, setDismissing] = useState(false)
  const { finding, words, place, dismissal } = found
  const isOpen = dismissal === null
  const edit = isOpen ? guideEditOf(found) : null
  const quiet = { size: 'compact-sm', variant: 'subtle', color: 'gray', 'aria-describedby': name } as const
  return (
    <li
      className={styles.finding}
      aria-labelledby={name}
      data-strength={finding.strength}
      data-dismissed={!isOpen || undefined}
    >
      <FindingText id={name} level="h3" finding={finding} words={words} dismissal={dismissal} />
      {edit && (
        <p className={styles.suggestion}>
          <span className="caption">{t('mend.after')}</span>
          {edit.point}
        </p>
      )}
      {dismissing && isOpen ? (
        <Dismissal
          label={t('reason')}
          action={t('dismissNow')}
          hint={t('focus:form.dismissHint')}
          onCancel={() => setDismissing(false)}
          onDismiss={(reason) => onDismiss(found, reason)}
        />
      ) : (
        <div className={styles.actions}>
          {edit && (
            <Button
              size="compact-sm"
              variant="default"
              aria-describedby={name}
              onClick={() => onUse(found, edit)}
            >
              {edit.kind === 'split' ? t('focus:form.split') : t(`mend.do.${edit.kind}`)}
            </Button>
          )}
          <Button {...quiet} onClick={() => onShow(found)}>
            {t(`focus:form.showIn.${place}`)}
          </Button>
          {isOpen ? (
            <Button {...quiet} onClick={() => setDismissing(true)}>
              {t('dismiss')}
            </Button>
          ) : (
            <Button {...quiet} onClick={() => onReopen(found)}>
              {t('bringBack')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
