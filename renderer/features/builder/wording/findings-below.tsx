import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Companion } from '../../../ui/pane-door.tsx'
import { stemField } from '../model/fields.ts'
import { useDraft } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import companion from '../parts/section.module.css'
import styles from './findings-below.module.css'
import { useWording } from './wording-context.ts'
import { WordingFinding } from './wording-finding.tsx'
import { openInOrder } from './wording-findings.ts'

interface FindingsBelowProps {
  /** Id of the item. */
  question: string
  /** Position of the item, from 1. */
  number: number
}

/**
 * The open wording issues of an item, below it, in a window in which the companion would lie over the items. They are
 * there whether or not the item has the cursor, so that nothing moves when the cursor goes on.
 */
export function FindingsBelow(props: FindingsBelowProps) {
  const { open } = use(Companion)
  return open && <Findings {...props} />
}

function Findings({ question, number }: FindingsBelowProps) {
  const { t } = useTranslation('wording')
  const item = useWording((state) => state.items.get(question))
  const dismissals = useDraft(({ history }) => history.present.dismissals)
  const open = openInOrder(item, dismissals)
  if (open.length === 0) return null
  return (
    <section className={styles.below} aria-label={t('ofItem', { number })}>
      <ul className={companion.list}>
        {open.map((shown) => (
          <WordingFinding
            key={shown.finding.rule}
            question={question}
            shown={shown}
            onGone={() => focusField(stemField(question))}
          />
        ))}
      </ul>
    </section>
  )
}
