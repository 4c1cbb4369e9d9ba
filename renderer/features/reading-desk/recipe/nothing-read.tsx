import { useTranslation } from 'react-i18next'
import type { DeskReading, DeskSubject } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe } from '../../../../shared/models/recipe.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from '../desk.module.css'
import { useDeciphered } from '../use-deciphered.ts'
import type { RecipeDesk } from '../use-recipe.ts'

interface NothingReadProps {
  subject: DeskSubject
  payloadId: string
  desk: RecipeDesk
  /** What the recipe reads from the payload; undefined until that is known. */
  reading: DeskReading | undefined
}

/** A warning before saving: the recipe reads nothing from the payload, from which something is read without it. */
export function NothingRead({ reading, ...props }: NothingReadProps) {
  if (!props.desk.changed || !reading || amountRead(reading) > 0) return null
  return <ReadBefore {...props} />
}

/** Apart, so that the payload is read a second time only where nothing was read the first time. */
function ReadBefore({ subject, payloadId, desk }: Omit<NothingReadProps, 'reading'>) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { data, isPlaceholderData } = useDeciphered(subject, payloadId, desk.stored?.recipe ?? emptyRecipe())
  const before = data && !isPlaceholderData ? amountRead(data) : 0
  const counted = { count: before, number: formatNumber(before, language) }
  return (
    <p role="status" className={styles.warning}>
      {before > 0 && t(data?.results ? 'save.nothingOfAnswers' : 'save.nothingOfValues', counted)}
    </p>
  )
}

/** Number of recognised answers; of a payload without answers, the number of values that were found. */
function amountRead({ results, found }: DeskReading): number {
  if (results) return results.answers.filter(({ kind }) => kind !== 'unread').length
  return found.reduce((sum, one) => sum + one.found, 0)
}
