import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { suspicionWords } from '../../../lib/suspicion-words.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Dismissal } from '../../../ui/dismissal.tsx'
import { setDismissed, useAnnotationSession } from '../annotations/annotations-context.ts'
import type { Mark } from '../diagnosis/item-marks.ts'
import { WeightSign } from '../overview/mark-list.tsx'
import { SignEvidence } from './sign-evidence.tsx'
import styles from './signs.module.css'

interface ItemSignProps {
  runId: string
  mark: Mark
  question: Question
  answers: readonly Answer[]
}

/**
 * One mark of an item: what was seen, what it is compared with, what it cannot show, whose answers, and the actions.
 */
export function ItemSign({ runId, mark, question, answers }: ItemSignProps) {
  const { t } = useTranslation(['diagnosis', 'wording'])
  const language = useLanguage()
  const session = useAnnotationSession()
  const title = useId()
  const [dismissing, setDismissing] = useState(false)
  const { key, suspicion, dismissal, dismissedIn } = mark
  const words = suspicionWords(suspicion, { t, language, question, personas: usePersonaWords() })
  const setReason = (reason: string | null) =>
    session?.edit(`sign:${question.id}:${key}`, (annotations) =>
      setDismissed(annotations, { item: question.id, mark: key }, reason),
    )
  return (
    <li className={styles.sign} aria-labelledby={title}>
      <h3 id={title} className={styles.name}>
        <WeightSign weight={suspicion.weight} />
        {t('mark', { name: words.name, weight: t(`weight.${suspicion.weight}`) })}
      </h3>
      <p>{words.seen}</p>
      {words.against.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.quiet}>{words.cannot}</p>
      {dismissedIn === 'run' && <p>{t('because', { reason: dismissal })}</p>}
      <SignEvidence runId={runId} suspicion={suspicion} question={question} answers={answers} />
      {dismissing ? (
        <Dismissal
          label={t('reason')}
          action={t('dismiss')}
          onCancel={() => setDismissing(false)}
          onDismiss={(reason) => {
            setDismissing(false)
            setReason(reason)
          }}
        />
      ) : (
        session &&
        // The run asked a version in which it was dismissed, and that version stays as it was.
        dismissedIn !== 'survey' && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            className={styles.action}
            aria-label={t(dismissal === null ? 'dismissOf' : 'reopenOf', { name: words.name })}
            onClick={() => (dismissal === null ? setDismissing(true) : setReason(null))}
          >
            {t(dismissal === null ? 'dismiss' : 'reopen')}
          </Button>
        )
      )}
    </li>
  )
}
