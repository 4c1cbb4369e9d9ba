import { Combobox, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react'
import { KeyCap } from './key-cap.tsx'
import marking from './marking.module.css'
import styles from './marking-entries.module.css'

/** The value of the entry that creates a tag or a code. No id of one begins with "+". */
export const CREATE = '+create'

/** The class of the list of entries. */
export const entriesClass = styles.entries

interface MarkingEntryProps {
  marking: { id: string; name: string; colour: string; key: string | null }
  /** How many of the `of` chosen answers or passages have it. */
  count: number
  of: number
  /** Says to who does not see the sign that all, or only some, have it. */
  stateWords: { all: string; some: string }
  /** What is shown in place of the name, e.g. with the names above it. */
  shown?: string
  title?: string
  /** How deep it stands below others; 0 for the top. */
  depth?: number
}

/** An entry of a menu of tags or codes: whether all, some or none of what is chosen have it, its colour, name and key. */
export function MarkingEntry({
  marking: own,
  count,
  of,
  stateWords,
  shown,
  title,
  depth = 0,
}: MarkingEntryProps) {
  const state = count === 0 ? 'none' : count < of ? 'some' : 'all'
  return (
    <Combobox.Option value={own.id} className={styles.entry} data-colour={own.colour} title={title}>
      <span className={styles.state}>
        {state === 'all' && <IconCheck size={14} aria-hidden="true" />}
        {state === 'some' && <IconMinus size={14} aria-hidden="true" />}
      </span>
      <span className={marking.dot} style={{ marginLeft: depth * 12 }} />
      <span className={styles.name}>{shown ?? own.name}</span>
      {state !== 'none' && <VisuallyHidden>{stateWords[state]}</VisuallyHidden>}
      {own.key !== null && <KeyCap>{own.key.toUpperCase()}</KeyCap>}
    </Combobox.Option>
  )
}

/** The entry that creates a tag or a code of the name that was typed. */
export function CreateEntry({ words }: { words: string }) {
  return <OtherEntry value={CREATE} icon={IconPlus} words={words} />
}

interface OtherEntryProps {
  value: string
  icon: typeof IconPlus
  words: string
}

/** An entry that is no tag or code. */
export function OtherEntry({ value, icon: Icon, words }: OtherEntryProps) {
  return (
    <Combobox.Option value={value} className={styles.entry}>
      <Icon size={14} aria-hidden="true" />
      <span className={styles.name}>{words}</span>
    </Combobox.Option>
  )
}
