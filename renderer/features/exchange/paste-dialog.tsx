import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import styles from './exchange.module.css'
import { FoundItems } from './found-items.tsx'
import type { ImportAnswer } from './import-messages.ts'
import { limitWords } from './limit-words.ts'
import { NoteList } from './note-list.tsx'
import { endRestingWorker, readInWorker } from './read-in-worker.ts'

interface PasteDialogProps {
  /** The pasted text; null while nothing is offered. */
  text: string | null
  onClose: () => void
  /** Adds the items; called after the dialog has closed. */
  onAdd: (questions: Question[]) => void
}

/**
 * Offers to add pasted text as items. Since another program wrote it, the person sees the items before they are added.
 */
export function PasteDialog({ text, onClose, onAdd }: PasteDialogProps) {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  return (
    <Modal
      opened={text !== null}
      onClose={onClose}
      title={t('paste.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      {text !== null && (
        <PastedItems
          text={text}
          onClose={onClose}
          onAdd={(questions) => {
            onClose()
            // After the dialog has returned the focus.
            setTimeout(() => onAdd(questions))
          }}
        />
      )}
    </Modal>
  )
}

function PastedItems({ text, onClose, onAdd }: PasteDialogProps & { text: string }) {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const answer = useReading(text)
  if (answer === null) return <p role="status">{t('reading.text')}</p>
  if (answer.kind !== 'read')
    return (
      <div className={styles.steps}>
        <p role="alert" className={styles.refused}>
          {t(`refusal.${refusalOf(answer)}`, limitWords(language))}
        </p>
        <DialogFoot>
          <Button variant="default" data-autofocus onClick={onClose}>
            {common('actions.close')}
          </Button>
        </DialogFoot>
      </div>
    )
  const { draft, notes } = answer.result
  const { questions } = draft
  return (
    <div className={styles.steps}>
      <section aria-labelledby="paste-items">
        <h3 id="paste-items" className={styles.subheading}>
          {t('paste.found', { count: questions.length })}
        </h3>
        <FoundItems questions={questions} labelledBy="paste-items" />
      </section>
      {notes.length > 0 && (
        <section aria-labelledby="import-notes">
          <h3 id="import-notes" className={styles.subheading}>
            {t('preview.notes')}
          </h3>
          <NoteList notes={notes} />
        </section>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button autoFocus onClick={() => onAdd(questions)}>
          {t('paste.add', { count: questions.length })}
        </Button>
      </DialogFoot>
    </div>
  )
}

/** The reason why no items are offered. Files and their formats are not mentioned, since no file was chosen. */
function refusalOf(answer: Exclude<ImportAnswer, { kind: 'read' }>) {
  if (answer.kind === 'failed') return 'failed'
  return answer.code === 'unknown_kind' ? 'no_questions' : answer.code
}

/** Reads the text as an import would; null until it is read. */
function useReading(text: string): ImportAnswer | null {
  const language = useLanguage()
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  useEffect(() => {
    const control = new AbortController()
    void readInWorker({ source: { text }, language }, control.signal, () => undefined).then((said) => {
      if (!control.signal.aborted) setAnswer(said)
    })
    return () => {
      control.abort()
      endRestingWorker()
    }
  }, [text, language])
  return answer
}
