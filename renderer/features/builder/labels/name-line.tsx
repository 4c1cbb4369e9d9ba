import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { nameItem, tidyLabel } from '../model/commands.ts'
import { nameField, stemField } from '../model/fields.ts'
import { positionOf } from '../model/question-of.ts'
import { useDraftStore } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import { TextField } from '../parts/text-field.tsx'
import styles from './labels.module.css'
import { useLabels, useNameNotes } from './labels-context.ts'

interface NameLineProps {
  id: string
  /** Position of the item, from 1. */
  number: number
  name: string
}

/** The name of an item's variable above its stem, with what becomes of it in files; nothing while names are hidden. */
export const NameLine = memo(function NameLine(props: NameLineProps) {
  const { shown } = useLabels()
  return shown && <ShownName {...props} />
})

function ShownName({ id, number, name }: NameLineProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const notes = useNameNotes(id)
  const field = nameField(id)
  const notesId = `notes-${field}`
  return (
    <div className={styles.line}>
      <TextField
        field={field}
        look="label"
        label={t('labels.name', { number })}
        placeholder={t('labels.namePlaceholder')}
        value={name}
        problem={undefined}
        describedBy={notes && notesId}
        onText={(text) => store.edit(field, (draft) => nameItem(draft, positionOf(store, id), text))}
        // No step of its own: the spaces go from where they were typed.
        onLeave={() => name !== name.trim() && store.amend((draft) => tidyLabel(draft, id, null))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          focusField(stemField(id))
        }}
      />
      {notes && (
        <div id={notesId} className={styles.notes}>
          {notes.sameAs.length > 0 && (
            <p className={styles.doubt}>
              {t('labels.sameName', { count: notes.sameAs.length, items: notes.sameAs.join(', ') })}
            </p>
          )}
          {notes.changes.map(({ file, given, written, reason }) => (
            <p key={file}>
              {t('labels.written', {
                file: t(`labels.file.${file}`),
                written,
                why: reason === 'form' ? t(`labels.nameForm.${file}`) : t(`labels.${reason}`, { given }),
              })}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
