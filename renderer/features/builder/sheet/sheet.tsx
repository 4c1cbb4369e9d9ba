import { Button } from '@mantine/core'
import { IconFolderOpen, IconPlus } from '@tabler/icons-react'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import type { QuestionType } from '../../../../shared/models/draft.ts'
import { Audience } from '../audience/audience.tsx'
import { useItemCommands } from '../clipboard/item-commands.ts'
import { CONTEXT, ITEMS, TITLE } from '../model/fields.ts'
import { useDraft, useDraftStore, useFieldProblem } from '../model/use-draft.ts'
import { onDrawRest } from '../parts/draw-rest.ts'
import { FieldProblemLine } from '../parts/field-problem.tsx'
import { focusField } from '../parts/focus-field.ts'
import { TextField } from '../parts/text-field.tsx'
import { estimateHeight } from './estimate-height.ts'
import { GroupOfItems } from './group-of-items.tsx'
import { GROUP_SIZE, groupItems, type ItemGroup } from './item-groups.ts'
import { insert } from './item-tools.tsx'
import styles from './sheet.module.css'
import { useOpenAt } from './use-open-at.ts'

/**
 * The groups that are rendered: those of the first screen at once, the rest of a long survey in the background
 * afterwards.
 */
function useDrawnGroups(ids: readonly string[]): readonly ItemGroup[] {
  const [whole, setWhole] = useState(ids.length <= GROUP_SIZE)
  const [groups, setGroups] = useState(() => groupItems(ids, []))
  useEffect(() => startTransition(() => setWhole(true)), [])
  // A layout effect, because a person may go to an item before the effect above has run.
  useLayoutEffect(() => onDrawRest(() => setWhole(true)), [])
  const now = groupItems(ids, groups)
  // The next groups are computed from those of this rendering.
  if (now !== groups) setGroups(now)
  return whole ? now : now.slice(0, 1)
}

/** The number of items that fill the first screen, which are editable at once. */
function useFirstItems(): number {
  const store = useDraftStore()
  const [count] = useState(() => {
    const { questions } = store.getState().history.present
    let height = 0
    const beyond = questions.findIndex((question) => {
      height += estimateHeight(question)
      return height > window.innerHeight
    })
    return beyond < 0 ? questions.length : beyond + 1
  })
  return count
}

/** The questionnaire itself, edited in place. */
export function Sheet() {
  const { t } = useTranslation('builder')
  const { t: bank } = useTranslation('bank')
  const { openBank } = useItemCommands()
  const store = useDraftStore()
  const title = useDraft((state) => state.history.present.title)
  const context = useDraft((state) => state.history.present.context)
  const titleProblem = useFieldProblem(TITLE)
  const contextProblem = useFieldProblem(CONTEXT)
  const itemsProblem = useFieldProblem(ITEMS)
  const ids = useDraft(useShallow((state) => state.history.present.questions.map(({ id }) => id)))
  const groups = useDrawnGroups(ids)
  const first = useFirstItems()
  const [blank] = useState(title === '' && context === '' && ids.length === 0)
  // A new survey begins with its title.
  useEffect(() => {
    if (blank) focusField(TITLE)
  }, [blank])
  useOpenAt()
  const add = (type: QuestionType) => insert(store, ids.length, type)
  return (
    <div className={styles.sheet}>
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
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) focusField(CONTEXT)
          }}
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
      {groups.map((group, at) => (
        <GroupOfItems
          key={group.key}
          group={group}
          isLast={at === groups.length - 1}
          editable={Math.max(0, first - group.from)}
        />
      ))}
      <div className={styles.add} data-print="no">
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
        <Button
          variant="default"
          leftSection={<IconFolderOpen size={16} aria-hidden="true" />}
          onClick={() => openBank(null)}
        >
          {bank('open')}
        </Button>
        {itemsProblem && <FieldProblemLine field={ITEMS} problem={itemsProblem} />}
        {ids.length > 0 && <p className={styles.hint}>{t('keys')}</p>}
      </div>
      <Audience />
    </div>
  )
}
