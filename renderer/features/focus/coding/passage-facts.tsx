import { Button } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import marking from '../../../ui/marking/marking.module.css'
import styles from './coding.module.css'
import { useCoding } from './coding-context.ts'

interface PassageFactsProps {
  stretch: TurnStretch
  onClose: () => void
}

/** What a passage carries, to be read only: for a group in the bin. */
export function PassageFacts({ stretch: { turn, start, end }, onClose }: PassageFactsProps) {
  const { t } = useTranslation('coding')
  const { placed, codes } = useCoding()
  const standing = placed.filter(
    (each) => each.index === turn.number - 1 && each.start === start && each.end === end,
  )
  const own = [...new Set(standing.flatMap(({ passage }) => passage.codes))].flatMap(
    (id) => codes.get(id) ?? [],
  )
  const memo = standing.find(({ passage }) => passage.memo !== '')?.passage.memo ?? ''
  return (
    <section className={styles.card} aria-label={t('passage.label')}>
      <blockquote className={`said ${styles.cardWords}`}>{turn.text.slice(start, end)}</blockquote>
      {own.length > 0 && (
        <ul className={styles.cardCodes}>
          {own.map((code) => (
            <li key={code.id} className={styles.cardCode} data-colour={code.colour}>
              <span className={marking.dot} />
              <span className={styles.labelName}>{code.name}</span>
            </li>
          ))}
        </ul>
      )}
      {standing.some(({ passage }) => passage.important) && (
        <p className={styles.cardFact}>
          <IconStarFilled size={14} aria-hidden="true" /> {t('passage.important')}
        </p>
      )}
      {memo.trim() !== '' && <p className={styles.cardMemo}>{memo}</p>}
      <div className={styles.cardRow}>
        <span />
        <Button size="compact-sm" variant="default" data-autofocus onClick={onClose}>
          {t('passage.close')}
        </Button>
      </div>
    </section>
  )
}
