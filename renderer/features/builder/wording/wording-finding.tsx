import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dismissal } from '../../../ui/dismissal.tsx'
import styles from '../../../ui/wording/finding.module.css'
import { FindingText } from '../../../ui/wording/finding-text.tsx'
import { useDraftStore } from '../model/use-draft.ts'
import { MendOffer } from './mend-offer.tsx'
import { RuleMenu } from './rule-menu.tsx'
import { dismissFinding, restoreFinding } from './wording-commands.ts'
import { useWording } from './wording-context.ts'
import type { ShownFinding } from './wording-findings.ts'

interface WordingFindingProps {
  /** Id of the item. */
  question: string
  shown: ShownFinding
  /** Called when the finding disappears along with the focused button. */
  onGone: () => void
}

/** One wording issue: the words, the reason, the source, and the possible actions. */
export function WordingFinding({ question, shown, onGone }: WordingFindingProps) {
  const { t } = useTranslation('wording')
  const store = useDraftStore()
  const name = useId()
  const [dismissing, setDismissing] = useState(false)
  const { finding, words, dismissal } = shown
  const { rule } = finding
  const [mend, ...others] = finding.mends ?? []
  const item = useWording((state) => state.items.get(question))
  const place = `wording:${question}:${rule}`
  return (
    <li
      className={styles.finding}
      aria-labelledby={name}
      data-strength={finding.strength}
      data-dismissed={dismissal !== null || undefined}
    >
      <FindingText id={name} finding={finding} words={words} dismissal={dismissal} />
      {dismissal === null && !dismissing && item && mend && (
        <MendOffer
          question={question}
          item={item}
          mends={[mend, ...others]}
          describedBy={name}
          onGone={onGone}
        />
      )}
      {dismissing ? (
        <Dismissal
          label={t('reason')}
          action={t('dismissNow')}
          hint={t('reasonHint')}
          onCancel={() => setDismissing(false)}
          onDismiss={(reason) => {
            store.edit(place, (draft) => dismissFinding(draft, { question, rule, words, reason }))
            setDismissing(false)
            onGone()
          }}
        />
      ) : (
        <div className={styles.actions}>
          {dismissal === null ? (
            <>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-describedby={name}
                onClick={() => setDismissing(true)}
              >
                {t('dismiss')}
              </Button>
              <RuleMenu rule={rule} describedBy={name} onGone={onGone} />
            </>
          ) : (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-describedby={name}
              onClick={() => {
                store.edit(place, (draft) => restoreFinding(draft, dismissal))
                onGone()
              }}
            >
              {t('bringBack')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
