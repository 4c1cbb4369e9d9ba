import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import type { QuestionType } from '../../../shared/models/draft.ts'
import { useCompanion } from '../../ui/panes.tsx'
import { Audience } from './audience.tsx'
import { FieldProblemLine } from './field-problem.tsx'
import { CONTEXT, ITEMS, TITLE } from './fields.ts'
import { focusField } from './focus-field.ts'
import { Item } from './item.tsx'
import { insert } from './item-tools.tsx'
import styles from './sheet.module.css'
import { TextField } from './text-field.tsx'
import { useDraft, useDraftStore, useFieldProblem } from './use-draft.ts'

/** Items that fill the first screen. */
const FIRST_ITEMS = 12

/** How many items are drawn: the first screen at once, a long rest in the background just after. */
function useDrawnItems(count: number): number {
  const [whole, setWhole] = useState(count <= FIRST_ITEMS)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return whole ? count : FIRST_ITEMS
}

/** The questionnaire itself, edited in place. */
export function Sheet() {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const title = useDraft((state) => state.history.present.title)
  const context = useDraft((state) => state.history.present.context)
  const titleProblem = useFieldProblem(TITLE)
  const contextProblem = useFieldProblem(CONTEXT)
  const itemsProblem = useFieldProblem(ITEMS)
  const ids = useDraft(useShallow((state) => state.history.present.questions.map(({ id }) => id)))
  const drawn = useDrawnItems(ids.length)
  const { open: openCompanion, label } = useCompanion()
  const [blank] = useState(title === '' && context === '' && ids.length === 0)
  // Who starts a survey begins with its title.
  useEffect(() => {
    if (blank) focusField(TITLE)
  }, [blank])
  const add = (type: QuestionType) => insert(store, ids.length, type)
  return (
    <div className={styles.sheet}>
      {openCompanion && (
        <Button variant="subtle" className={styles.companion} onClick={openCompanion}>
          {label}
        </Button>
      )}
      <form className={styles.head}>
        <TextField
          field={TITLE}
          look="title"
          label={t('title')}
          placeholder={t('titlePlaceholder')}
          value={title}
          problem={titleProblem}
          onText={(text) =>
            store.edit(TITLE, (draft) => {
              draft.title = text
            })
          }
        />
        <TextField
          field={CONTEXT}
          look="plain"
          multiline
          label={t('context')}
          placeholder={t('contextPlaceholder')}
          value={context}
          problem={contextProblem}
          onText={(text) =>
            store.edit(CONTEXT, (draft) => {
              draft.context = text
            })
          }
        />
      </form>
      {ids.slice(0, drawn).map((id, index) => (
        <Item key={id} index={index} isLast={index === ids.length - 1} awake={index < FIRST_ITEMS} />
      ))}
      <div className={styles.add}>
        {ids.length === 0 && <p className={styles.hint}>{t('noItems')}</p>}
        <Button
          variant="default"
          data-field={ITEMS}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => add('single_choice')}
        >
          {t('addChoice')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => add('open_ended')}
        >
          {t('addOpen')}
        </Button>
        {itemsProblem && <FieldProblemLine field={ITEMS} problem={itemsProblem} />}
        {ids.length > 0 && <p className={styles.hint}>{t('keys')}</p>}
      </div>
      <Audience />
    </div>
  )
}
