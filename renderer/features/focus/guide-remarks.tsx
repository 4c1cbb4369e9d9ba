import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './focus.module.css'
import type { ShownGuideFinding } from './guide-dismissals.ts'
import { GuideRemark, type GuideRemarkActions } from './guide-remark.tsx'
import type { GuideWording } from './use-guide-wording.ts'

interface GuideRemarksProps extends GuideRemarkActions {
  wording: GuideWording
  findings: readonly ShownGuideFinding[]
}

/** The wording issues of the guide and of the title, with the dismissed ones below. */
export function GuideRemarks({
  wording: { state, isEmpty, isForeign },
  findings,
  onDismiss,
  onReopen,
  ...actions
}: GuideRemarksProps) {
  const { t } = useTranslation('wording')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = findings.filter(({ dismissal }) => dismissal === null)
  // The checker has not read a guide that is not written yet: there is nothing to say under the heading.
  if (state !== 'failed' && isEmpty && findings.length === 0) return null
  const dismissed = findings.filter(({ dismissal }) => dismissal !== null)
  const list = (shown: readonly ShownGuideFinding[]) => (
    <ul className={styles.list}>
      {shown.map((found) => (
        <GuideRemark
          key={`${found.place}:${found.start}:${found.finding.rule}`}
          found={found}
          {...actions}
          // The focus goes to the heading, since the issue moves to the other list along with its buttons.
          onDismiss={(...dismissal) => {
            onDismiss(...dismissal)
            heading.current?.focus()
          }}
          onReopen={(reopened) => {
            onReopen(reopened)
            heading.current?.focus()
          }}
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby={id} className={styles.remarks}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {t('heading')}
      </h2>
      {state === 'failed' && <p className={styles.soft}>{t('failed')}</p>}
      {state === 'waiting' && findings.length === 0 && <p className={styles.soft}>{t('waiting')}</p>}
      {state === 'ready' && findings.length === 0 && (
        <p className={styles.soft}>{t(isForeign ? 'unread' : 'none')}</p>
      )}
      {open.length > 0 && list(open)}
      {dismissed.length > 0 && (
        <div className={styles.dismissed}>
          <h2 className={styles.heading}>{t('dismissed')}</h2>
          {list(dismissed)}
        </div>
      )}
    </section>
  )
}
