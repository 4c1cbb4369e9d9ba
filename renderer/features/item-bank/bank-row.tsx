import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type CSSProperties, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KeptItem, LONGEST_ITEM_NAME, optionsAsked } from '../../../shared/models/kept-item.ts'
import { formatDay } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { KeptText } from '../../ui/kept-text.tsx'
import styles from './item-bank.module.css'

/** Characters of a text that a row contains; it shows one line of them. */
const LONGEST = 300

interface BankRowProps {
  item: KeptItem
  /** Position in the list, from 0. */
  index: number
  /** Number of items in the list. */
  count: number
  style: CSSProperties
  /** Whether this is the one row of the list at which the Tab key stops. */
  isStop: boolean
  picked: boolean
  renaming: boolean
  onPick: (item: KeptItem) => void
  onRemove: (item: KeptItem) => void
  onStartRename: (item: KeptItem) => void
  /** Called with the new name, or with null if nothing is to change. */
  onRename: (item: KeptItem, name: string | null) => void
}

/** A kept item: its name, its stem and its origin. The list handles the keys. */
export const BankRow = memo(function BankRow(props: BankRowProps) {
  const { item, index, count, style, isStop, picked, renaming } = props
  const { t } = useTranslation('bank')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const { question, from, keptAt } = item
  const name = nameOf(item) || t('noStem')
  const type =
    question.type === 'open_ended'
      ? t('open_ended')
      : t('single_choice', { options: optionsAsked(question).join(' / ').slice(0, LONGEST) })
  const tabIndex = isStop ? 0 : -1
  return (
    <li
      className={styles.row}
      style={style}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      data-picked={picked || undefined}
    >
      {renaming ? (
        <RenameForm item={item} name={name} onRename={(to) => props.onRename(item, to)} />
      ) : (
        <>
          <label className={styles.pick}>
            <input
              type="checkbox"
              tabIndex={tabIndex}
              data-pick={item.id}
              checked={picked}
              onChange={() => props.onPick(item)}
            />
            <span className={styles.words}>
              <span className={styles.name}>
                <KeptText text={name} />
              </span>
              <span className={styles.line}>
                {item.name === '' ? type : [question.stem.slice(0, LONGEST), type].join(' · ')}
              </span>
              <span className={styles.from}>
                {t('from', {
                  title: from.title.trim().slice(0, LONGEST) || common('untitled'),
                  date: formatDay(keptAt, language),
                })}
              </span>
            </span>
          </label>
          <ActionIcon
            aria-label={t('rename', { name })}
            tabIndex={tabIndex}
            onClick={() => props.onStartRename(item)}
          >
            <IconPencil size={16} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('remove', { name })}
            tabIndex={tabIndex}
            onClick={() => props.onRemove(item)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </>
      )}
    </li>
  )
})

function nameOf({ name, question }: KeptItem): string {
  return name || question.stem.trim().slice(0, LONGEST)
}

interface RenameFormProps {
  item: KeptItem
  /** Its present name. */
  name: string
  onRename: (name: string | null) => void
}

function RenameForm({ item, name, onRename }: RenameFormProps) {
  const { t } = useTranslation('bank')
  const { t: common } = useTranslation('common')
  const [typed, setTyped] = useState(item.name)
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault()
        onRename(typed.trim())
      }}
    >
      <TextInput
        className={styles.newName}
        aria-label={t('newName', { name })}
        placeholder={item.question.stem.trim().slice(0, LONGEST)}
        autoFocus
        // Escape keeps the old name. The attribute keeps the dialog, which gets the key first, open.
        data-mantine-stop-propagation="true"
        maxLength={LONGEST_ITEM_NAME}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onRename(null)
        }}
      />
      <Button type="submit" variant="default">
        {common('actions.save')}
      </Button>
    </form>
  )
}
