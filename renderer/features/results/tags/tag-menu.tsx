import { Combobox, useCombobox } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tagNamed } from '../../../../shared/analysis/tags/tag-changes.ts'
import { LONGEST_ANSWER_TAG } from '../../../../shared/models/answer-tag.ts'
import { foldTag } from '../../../../shared/models/tag.ts'
import {
  CREATE,
  CreateEntry,
  entriesClass,
  MarkingEntry,
  OtherEntry,
} from '../../../ui/marking/marking-entries.tsx'
import type { AnswerTags } from './use-answer-tags.ts'

interface TagMenuProps {
  answerTags: AnswerTags
  /** The personas whose answers are tagged, by position. */
  personas: readonly number[]
  /** Opens the dialog in which tags are edited. */
  onManage: () => void
  onClose: () => void
}

/** The value of the entry that opens the dialog. No tag id begins with "+". */
const MANAGE = '+manage'

/**
 * At once and not in a timer, as Mantine does it: what is typed right after the menu was asked for belongs in the
 * field.
 */
const takeFocus = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true })

/**
 * The tag menu, below the element that it is placed in: an entry sets its tag on the answers or removes it; typing
 * narrows the list, and can create a new tag. Rendered only while it is open.
 */
export function TagMenu({ answerTags, personas, onManage, onClose }: TagMenuProps) {
  const { t } = useTranslation('tags')
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({ opened: true, onOpenedChange: (opened) => !opened && onClose() })
  const { tags } = answerTags
  const name = typed.trim()
  const listed = tags.filter((tag) => foldTag(tag.name).includes(foldTag(name)))
  const canCreate = name !== '' && foldTag(name) !== '' && !tagNamed(tags, name)
  const { selectFirstOption } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed changes the list, of which the first is at hand.
  useEffect(() => {
    selectFirstOption()
  }, [typed, selectFirstOption])
  const place = useRef<HTMLSpanElement>(null)
  // The first tag adds the table of tags above the answers, which moves the row: it is scrolled into view again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is there, and has another row, with another tag.
  useEffect(() => {
    const row = place.current?.closest('li') ?? place.current
    row?.scrollIntoView({ block: 'nearest' })
  }, [tags.length])
  const choose = (value: string) => {
    if (value === MANAGE) {
      onManage()
      onClose()
      return
    }
    const tag = tags.find(({ id }) => id === value)
    if (tag) answerTags.toggle(personas, tag)
    else if (value === CREATE) answerTags.create(personas, name)
    setTyped('')
  }
  const stateWords = { all: t('menu.all'), some: t('menu.some') }
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      width={260}
      position="bottom-start"
      withinPortal
      // The menu stays when its row is scrolled out of view, since the person may still be typing.
      hideDetached={false}
    >
      <Combobox.DropdownTarget>
        <span ref={place} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Search
          ref={takeFocus}
          aria-label={t('menu.label', { count: personas.length })}
          placeholder={t('menu.placeholder')}
          maxLength={LONGEST_ANSWER_TAG}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Combobox.Options className={entriesClass} aria-label={t('menu.tags')}>
          {listed.map((tag) => {
            const count = answerTags.countOf(personas, tag)
            return (
              <MarkingEntry
                key={tag.id}
                marking={tag}
                count={count}
                of={personas.length}
                stateWords={stateWords}
              />
            )
          })}
          {canCreate && <CreateEntry words={t('menu.create', { name })} />}
          {listed.length === 0 && !canCreate && <Combobox.Empty ta="left">{t('menu.none')}</Combobox.Empty>}
          {tags.length > 0 && name === '' && (
            <OtherEntry value={MANAGE} icon={IconTags} words={t('menu.manage')} />
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
