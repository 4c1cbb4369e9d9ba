import { useTranslation } from 'react-i18next'
import { isCounted } from '../../../../shared/wording/strengths.ts'
import { useAfterPointer } from '../../../lib/use-after-pointer.ts'
import { useDraft } from '../model/use-draft.ts'
import { useWording } from './wording-context.ts'
import { groupFindings, openIssues } from './wording-findings.ts'
import { WordingJumps } from './wording-jumps.tsx'
import styles from './wording-open.module.css'

/**
 * Open wording issues of the whole questionnaire by strength and rule, each with links to its items; nothing while
 * there are none.
 */
export function WordingOpen({ onJump }: { onJump: () => void }) {
  const { t } = useTranslation('wording')
  const state = useAfterPointer(useWording((wording) => wording.state))
  const items = useAfterPointer(useWording((wording) => wording.items))
  const dismissals = useDraft(({ history }) => history.present.dismissals)
  if (state !== 'ready') return <p>{t(state)}</p>
  const groups = groupFindings(items, dismissals).filter(isCounted)
  if (groups.length === 0) return null
  const count = [...items.values()].reduce((sum, item) => sum + openIssues(item, dismissals).length, 0)
  return (
    <section className={styles.open}>
      <h3>{t('open', { count })}</h3>
      <p>{t('openHint', { count })}</p>
      <ul>
        {groups.map(({ rule, strength, items: found }) => (
          <li key={`${rule}:${strength}`}>
            <span>
              {t(`rule.${rule}`)}{' '}
              <span className={`caption ${styles.strength}`}>{t(`strength.${strength}`)}</span>
            </span>
            <WordingJumps items={found} onJump={onJump} />
          </li>
        ))}
      </ul>
    </section>
  )
}
