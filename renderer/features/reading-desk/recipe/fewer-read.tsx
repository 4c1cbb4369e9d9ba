import { useTranslation } from 'react-i18next'
import type { DeskReading, DeskSubject } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe } from '../../../../shared/models/recipe.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from '../desk.module.css'
import { useDeciphered } from '../use-deciphered.ts'
import type { RecipeDesk } from '../use-recipe.ts'

interface FewerReadProps {
  subject: DeskSubject
  payloadId: string
  desk: RecipeDesk
  /** What the recipe reads from the payload; undefined until that is known. */
  reading: DeskReading | undefined
}

/**
 * A warning before saving: the recipe reads less from the payload than is read without it. What is read without it is
 * what the desk showed first, and is kept while the desk is open, so that nothing is read a second time.
 */
export function FewerRead({ subject, payloadId, desk, reading }: FewerReadProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { data, isPlaceholderData } = useDeciphered(subject, payloadId, desk.stored?.recipe ?? emptyRecipe())
  const earlier = isPlaceholderData ? undefined : data
  if (!desk.changed || !reading || !earlier) return null
  const [before, now] = [amountRead(earlier), amountRead(reading)]
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  const words = (): string | null => {
    if (now.read === 0 && before.read > 0)
      return t(
        earlier.results ? 'save.nothingOfAnswers' : 'save.nothingOfValues',
        counted(before.recognised || before.read),
      )
    // A value that now stands for a missing answer is no loss.
    if (!earlier.results || now.read >= before.read || now.recognised >= before.recognised) return null
    return t('save.fewer', {
      ...counted(now.recognised),
      before: formatNumber(before.recognised, language),
    })
  }
  // Always there, so that a screen reader says what comes into it.
  return (
    <p role="status" className={styles.warning}>
      {words()}
    </p>
  )
}

/**
 * How many answers are recognised, and how many are read, with those left blank; of a payload without answers, how many
 * values were found.
 */
function amountRead({ results, found }: DeskReading): { recognised: number; read: number } {
  const values = results ? 0 : found.reduce((sum, one) => sum + one.found, 0)
  if (!results) return { recognised: values, read: values }
  const understood = results.answers.filter(({ kind }) => kind !== 'unread')
  const recognised = understood.filter(({ kind }) => kind !== 'blank').length
  return { recognised, read: understood.length }
}
