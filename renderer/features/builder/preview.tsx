import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './companion.module.css'
import { useDraft } from './use-draft.ts'

/** The item with the cursor, or the first one, as a respondent meets it. */
export function Preview() {
  const { t } = useTranslation('builder')
  const name = useId()
  const questions = useDraft((state) => state.history.present.questions)
  const focusedItem = useDraft((state) => state.focusedItem)
  const index = Math.max(
    0,
    questions.findIndex(({ id }) => id === focusedItem),
  )
  const question = questions[index]
  if (!question) return <p className={styles.quiet}>{t('preview.empty')}</p>
  return (
    <>
      <p className={styles.quiet}>{t('preview.of', { number: index + 1, total: questions.length })}</p>
      <div className={styles.card}>
        {/* A new item starts with nothing chosen. */}
        <fieldset key={question.id}>
          <legend>{question.stem.trim() || t('item.stemPlaceholder')}</legend>
          {question.type === 'single_choice' ? (
            question.options.map(({ id, text }) => (
              <label key={id} className={styles.choice}>
                <input type="radio" name={name} />
                {text.trim() || t('item.optionPlaceholder')}
              </label>
            ))
          ) : (
            <textarea rows={4} className={styles.answer} aria-label={t('preview.yourAnswer')} />
          )}
        </fieldset>
      </div>
    </>
  )
}
