import { useTranslation } from 'react-i18next'
import type { PlacedPassage } from '../../../../shared/transcripts/place-passages.ts'
import styles from './coding.module.css'
import { useCoding } from './coding-context.ts'

/** The coded passages of a turn below it in print: their codes, words and memos. */
export function PrintedCodes({ passages }: { passages: readonly PlacedPassage[] }) {
  const { t } = useTranslation('coding')
  const { codes } = useCoding()
  if (passages.length === 0) return null
  return (
    <ul className={styles.printed}>
      {passages.map(({ passage }) => {
        const names = passage.codes.flatMap((id) => codes.get(id)?.name ?? [])
        if (passage.important) names.push(t('turn.important'))
        return (
          <li key={passage.id}>
            {t('turn.passage', { codes: names.join(', ') || t('turn.uncoded'), words: passage.words })}
            {passage.memo.trim() !== '' && <p>{t('turn.printedMemo', { memo: passage.memo.trim() })}</p>}
          </li>
        )
      })}
    </ul>
  )
}
