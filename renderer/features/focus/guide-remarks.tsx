import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuideFinding } from '../../../shared/wording/guide-items.ts'
import finding from '../../ui/wording/finding.module.css'
import { FindingText } from '../../ui/wording/finding-text.tsx'
import styles from './focus.module.css'
import type { GuideWording } from './use-guide-wording.ts'

interface GuideRemarksProps {
  wording: GuideWording
  /** Shows in its field what a remark is about. */
  onShow: (found: GuideFinding) => void
  /** Puts the suggested words in place of those found. */
  onUse: (found: GuideFinding) => void
}

/** What the checker says of the guide's questions and of the title, beside them. */
export function GuideRemarks({ wording: { state, findings, isEmpty }, onShow, onUse }: GuideRemarksProps) {
  const { t } = useTranslation(['wording', 'focus'])
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.remarks}>
      <h2 id={heading} className={styles.heading}>
        {t('heading')}
      </h2>
      {state === 'failed' && <p className={styles.soft}>{t('failed')}</p>}
      {state === 'waiting' && findings.length === 0 && <p className={styles.soft}>{t('waiting')}</p>}
      {state === 'ready' && findings.length === 0 && !isEmpty && <p className={styles.soft}>{t('none')}</p>}
      <ul className={styles.list}>
        {findings.map((found) => (
          <Remark
            key={`${found.place}:${found.start}:${found.finding.rule}`}
            found={found}
            onShow={() => onShow(found)}
            onUse={() => onUse(found)}
          />
        ))}
      </ul>
    </section>
  )
}

function Remark({ found, onShow, onUse }: { found: GuideFinding; onShow: () => void; onUse: () => void }) {
  const { t } = useTranslation(['wording', 'focus'])
  const name = useId()
  return (
    <li className={finding.finding} aria-labelledby={name}>
      <FindingText id={name} level="h3" finding={found.finding} words={found.words} />
      <div className={finding.actions}>
        {found.finding.suggestion !== undefined && (
          <Button size="compact-sm" variant="default" onClick={onUse}>
            {t('use')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" aria-describedby={name} onClick={onShow}>
          {t(`focus:form.showIn.${found.place}`)}
        </Button>
      </div>
    </li>
  )
}
