import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountedOptions, ImportResult } from '../../../shared/exchange/import-result.ts'
import type { Told } from '../../../shared/exchange/source-lines.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { cameKey } from './came-key.ts'
import styles from './exchange.module.css'
import { beginning, FoundItems } from './found-items.tsx'
import type { ImportRefused } from './import-messages.ts'
import { LanguageChoice } from './language-choice.tsx'
import { NoteList } from './note-list.tsx'
import { RefusedNotice } from './repair/refused-notice.tsx'
import { RepairOffer } from './repair/repair-offer.tsx'

interface ImportPreviewProps {
  result: ImportResult
  storing: boolean
  /** Whether the source is being read again, in another language or with other lines told. */
  rereading: boolean
  /** What the person said about lines. */
  told: Told
  /** Why nothing was read with what is told, and the result is the one before. */
  refused: ImportRefused | null
  onLanguage: (language: string) => void
  /** Shows the lines of the source one by one. */
  onRepair: () => void
  onBack: () => void
  onImport: () => void
}

/** How many of the counted response options came. */
function OptionsCame({ counted, came }: CountedOptions) {
  const { t } = useTranslation('exchange')
  const isWhole = came >= counted
  return (
    <p className={isWhole ? styles.quiet : styles.missing}>
      {t(`preview.${isWhole ? 'optionsAll' : 'optionsSome'}`, { came, count: counted })}
    </p>
  )
}

/** What an import will create, and what could not be carried over. */
export function ImportPreview({
  result,
  storing,
  rereading,
  told,
  refused,
  onLanguage,
  onRepair,
  onBack,
  onImport,
}: ImportPreviewProps) {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const { draft, notes, tags, versions, kind, counted } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.steps}>
      <section aria-labelledby="import-what">
        <h3 id="import-what" ref={heading} tabIndex={-1} className={styles.heading}>
          {beginning(draft.title.trim()) || common('untitled')}
        </h3>
        <p className={styles.quiet}>
          {[
            t(`kind.${kind}`),
            t('preview.items', { count: draft.questions.length }),
            versions.length > 0 ? t('preview.versions', { count: versions.length }) : '',
            tags.length > 0
              ? t('preview.tags', { count: tags.length, tags: beginning(tags.join(', ')) })
              : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        {counted && (
          <p className={counted.came < counted.questions ? styles.missing : styles.quiet}>
            {t(`preview.${cameKey(kind, counted, draft.questions.length)}`, {
              came: counted.came,
              count: counted.questions,
            })}
          </p>
        )}
        {counted?.options && <OptionsCame {...counted.options} />}
        {draft.context.trim() !== '' && <p className={styles.context}>{beginning(draft.context, 4)}</p>}
      </section>
      {result.lines.length > 0 && <RepairOffer result={result} told={told} onOpen={onRepair} />}
      {refused && <RefusedNotice refused={refused} />}
      <LanguageChoice result={result} onLanguage={onLanguage} />
      <section aria-labelledby="import-notes">
        <h4 id="import-notes" className={styles.subheading}>
          {t('preview.notes')}
        </h4>
        {notes.length === 0 ? (
          <p className={styles.quiet}>{t('preview.noNotes')}</p>
        ) : (
          <NoteList notes={notes} />
        )}
      </section>
      <section aria-labelledby="import-items">
        <h4 id="import-items" className={styles.subheading}>
          {t('preview.willBe')}
        </h4>
        <FoundItems questions={draft.questions} labelledBy="import-items" />
      </section>
      <DialogFoot>
        <Button variant="default" onClick={onBack}>
          {t('preview.back')}
        </Button>
        <Button onClick={onImport} disabled={refused !== null} loading={storing || rereading}>
          {t('preview.import')}
        </Button>
      </DialogFoot>
    </div>
  )
}
