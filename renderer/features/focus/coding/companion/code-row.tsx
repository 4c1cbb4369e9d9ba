import { ActionIcon, Menu, NativeSelect } from '@mantine/core'
import { IconArrowMerge, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_CODE,
  type TranscriptCode,
  type TranscriptNotes,
} from '../../../../../shared/models/transcript-notes.ts'
import {
  type CodeInTree,
  codeNamed,
  isCodeKey,
  mergeCodes,
  possibleParents,
  removeCode,
  withThoseUnder,
} from '../../../../../shared/transcripts/change-codes.ts'
import type { CodeMove } from '../../../../../shared/transcripts/order-codes.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { ColourMenu } from '../../../../ui/marking/colour-menu.tsx'
import { KeyField } from '../../../../ui/marking/key-field.tsx'
import marking from '../../../../ui/marking/marking.module.css'
import { NameField } from '../../../../ui/marking/name-field.tsx'
import type { DraftSession } from '../../../draft/draft-session.ts'
import { NoteField } from '../note-field.tsx'
import { useNotesPart } from '../notes-context.ts'
import styles from './companion.module.css'
import { MoveMenu } from './move-menu.tsx'
import { useCodeChoices } from './use-code-choices.ts'
import { useFilter } from './use-filter.ts'

/** Up to so many codes each row lists all that it could be under. */
const OFFERED_WHOLE = 60
/** Pixels by which a code is indented for each code that it is under. */
const INDENT = 24

interface CodeRowProps {
  inTree: CodeInTree
  session: DraftSession<TranscriptNotes>
  /** Passages that carry the code itself. */
  count: number
  onMove: (way: CodeMove) => void
  /** Puts it under another code, or at the top. */
  onPut: (parent: string | null) => void
}

const WAYS: Partial<Record<string, CodeMove>> = {
  ...{ ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'under', ArrowLeft: 'out' },
}

/** How a key moves a code. In a field the keys to the sides go by words, and those of a list open it. */
function wayOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): CodeMove | undefined {
  const way = WAYS[key]
  if (!altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined
  if (target.matches('select')) return undefined
  const isSideways = way === 'under' || way === 'out'
  return isSideways && target.matches('input, textarea') ? undefined : way
}

/** One code in the dialog in which codes are edited. */
export function CodeRow({ inTree: { code, depth }, session, count, onMove, onPut }: CodeRowProps) {
  const { t } = useTranslation('codebook')
  const language = useLanguage()
  const codes = useNotesPart((notes) => notes.codes)
  const [filter, setFilter] = useFilter()
  const { name } = code
  const others = codes.filter(({ id }) => id !== code.id)
  const parents = possibleParents(codes, code.id)
  const parent = parents.find(({ id }) => id === code.parent)
  /** Many codes are offered in many rows: each row then lists them once it is used. */
  const [isUsed, setUsed] = useState(false)
  const offered = codes.length <= OFFERED_WHOLE || isUsed ? parents : parent ? [parent] : []
  const parentChoices = useCodeChoices(offered)
  /** Merging with a code under it would hang that one under itself. */
  const under = withThoseUnder(codes, code.id)
  const mergeable = others.filter(({ id }) => !under.has(id))
  const change = (patch: Partial<TranscriptCode>, joins = false) =>
    session.edit(
      `code:${code.id}:${Object.keys(patch).join()}`,
      (notes) => {
        const own = notes.codes.find(({ id }) => id === code.id)
        if (own) Object.assign(own, patch)
      },
      joins,
    )
  // Computed outside of `edit`, so that immer need not track thousands of passages one by one.
  const apply = (place: string, next: Pick<TranscriptNotes, 'codes' | 'passages'>) =>
    session.edit(place, (notes) => {
      Object.assign(notes, next)
    })
  const present = () => session.getState().history.present
  const remove = () => {
    const { codes: left, passages } = removeCode(present(), code.id)
    apply('remove-code', { codes: left, passages })
    setFilter({ codes: filter.codes.filter((id) => id !== code.id) })
  }
  const merge = (into: TranscriptCode) => {
    const { codes: left, passages } = mergeCodes(present(), code.id, into.id)
    apply('merge-codes', { codes: left, passages })
    setFilter({ codes: filter.codes.map((id) => (id === code.id ? into.id : id)) })
  }
  return (
    <li
      className={styles.row}
      aria-label={name}
      data-code={code.id}
      data-parent={code.parent ?? undefined}
      style={{ paddingLeft: Math.min(depth, 4) * INDENT }}
      onKeyDown={(event) => {
        const way = wayOf(event)
        if (way === undefined) return
        event.preventDefault()
        onMove(way)
      }}
    >
      <MoveMenu code={code} onMove={onMove} />
      <ColourMenu
        colour={code.colour}
        labelOf={(colour) => t('edit.colour', { name, colour })}
        onChange={(colour) => change({ colour })}
      />
      <NameField
        name={name}
        label={t('edit.name', { name })}
        longest={LONGEST_CODE}
        taken={t('create.taken')}
        otherNamed={(typed) => codeNamed(others, typed)}
        onChange={(typed) => change({ name: typed }, true)}
        mayMerge={({ id }) => !under.has(id)}
        onMerge={merge}
        className={styles.name}
      />
      <KeyField
        label={t('edit.key', { name })}
        value={code.key}
        whyNot={(key) => {
          const other = others.find((each) => each.key === key)
          if (other) return t('edit.keyTaken', { name: other.name })
          return isCodeKey(key) ? null : t('edit.keyWrong')
        }}
        onChange={(key) => change({ key })}
      />
      <NativeSelect
        aria-label={t('edit.parent', { name })}
        data={[{ value: '', label: t('create.top') }, ...parentChoices]}
        value={parent?.id ?? ''}
        onFocus={() => setUsed(true)}
        onPointerDown={() => setUsed(true)}
        onChange={({ currentTarget: { value } }) => onPut(value === '' ? null : value)}
        className={styles.parent}
      />
      <span className={`caption ${styles.rowCount}`}>
        {t('codes.count', { count, number: formatNumber(count, language) })}
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            aria-label={t('edit.merge', { name })}
            title={t('edit.merge', { name })}
            disabled={mergeable.length === 0}
          >
            <IconArrowMerge size={16} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('edit.mergeInto')}</Menu.Label>
          {mergeable.map((into) => (
            <Menu.Item
              key={into.id}
              data-colour={into.colour}
              leftSection={<span className={marking.dot} />}
              onClick={() => merge(into)}
            >
              {into.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        aria-label={t('edit.remove', { name })}
        title={t('edit.remove', { name })}
        // The second click of a double click would meet the next row, which moves up below the pointer.
        onClick={({ detail }) => detail <= 1 && remove()}
      >
        <IconTrash size={16} aria-hidden="true" />
      </ActionIcon>
      <NoteField
        aria-label={t('edit.definition', { name })}
        placeholder={t('edit.definitionHint')}
        size="xs"
        minRows={1}
        maxRows={6}
        value={code.definition}
        onWrite={(value) => change({ definition: value }, true)}
        className={styles.definitionField}
      />
    </li>
  )
}
