import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from '../exchange.module.css'
import type { ImportRefused } from '../import-messages.ts'
import { limitWords } from '../limit-words.ts'

/** Says why nothing can be imported with what was told about the lines. */
export function RefusedNotice({ refused }: { refused: ImportRefused }) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  return (
    <p role="alert" className={styles.refused}>
      {refused.kind === 'failed'
        ? t('refusal.failed')
        : refused.code === 'no_questions'
          ? t('repair.noItems')
          : t(`refusal.${refused.code}`, limitWords(language))}
    </p>
  )
}
