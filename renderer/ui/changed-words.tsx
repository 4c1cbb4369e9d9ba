import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { compareWords } from '../../shared/versions/compare-words.ts'
import styles from './changed-words.module.css'
import { KeptText } from './kept-text.tsx'

/** A text with removed words struck out and added words underlined, both also marked for screen readers. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('versions')
  const words = useMemo(
    () => compareWords(before, after).map((each, at) => ({ ...each, key: `${at}${each.kind}` })),
    [before, after],
  )
  if (words.length === 0) return <span className={styles.nothing}>{t('nothing')}</span>
  return (
    <span className={styles.words}>
      {words.map(({ key, kind, text }) => {
        if (kind === 'same')
          return (
            <span key={key}>
              <KeptText text={text} />
            </span>
          )
        return kind === 'removed' ? (
          <del key={key} className={styles.removed}>
            {text}
          </del>
        ) : (
          <ins key={key} className={styles.added}>
            {text}
          </ins>
        )
      })}
    </span>
  )
}
