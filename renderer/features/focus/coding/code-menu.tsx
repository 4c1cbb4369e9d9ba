import { Combobox, useCombobox } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTag } from '../../../../shared/models/tag.ts'
import { LONGEST_CODE } from '../../../../shared/models/transcript-notes.ts'
import { codeNamed, sharedNames } from '../../../../shared/transcripts/change-codes.ts'
import type { TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import { countCarried } from '../../../../shared/transcripts/code-counts.ts'
import { CREATE, CreateEntry, entriesClass, MarkingEntry } from '../../../ui/marking/marking-entries.tsx'
import { useCoding } from './coding-context.ts'
import { useCodingActions } from './use-coding-actions.ts'

interface CodeMenuProps {
  /** The words that are coded. */
  stretches: readonly TurnStretch[]
  /** Whether it stands in a popover, which would close on a click outside of itself. */
  inside?: boolean
  onClose: () => void
}

/** At once and not in a timer, as Mantine does it: what is typed right after belongs in the field. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true })

/**
 * The code menu, below the element that it is placed in: an entry sets its code on the words or removes it; typing
 * narrows the list, and can create a new code. Rendered only while it is open.
 */
export function CodeMenu({ stretches, inside = false, onClose }: CodeMenuProps) {
  const { t } = useTranslation('coding')
  const { tree, codes, standing } = useCoding()
  const actions = useCodingActions()
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({ opened: true, onOpenedChange: (opened) => !opened && onClose() })
  const counts = useMemo(() => countCarried(stretches, standing), [stretches, standing])
  const shared = useMemo(() => sharedNames(tree), [tree])
  const name = typed.replace(/\s+/g, ' ').trim()
  const listed = tree.filter(({ path }) => foldTag(path.join(' ')).includes(foldTag(name)))
  const canCreate = foldTag(name) !== '' && !codeNamed([...codes.values()], name)
  const { selectFirstOption } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed changes the list, of which the first is at hand.
  useEffect(() => {
    selectFirstOption()
  }, [typed, selectFirstOption])
  if (!actions) return null
  const stateWords = { all: t('menu.all'), some: t('menu.some') }
  const choose = (value: string) => {
    const code = codes.get(value)
    if (code) actions.toggle(stretches, code)
    else if (value === CREATE) actions.create(stretches, name)
    setTyped('')
  }
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      width={280}
      position={inside ? 'bottom-start' : 'top-start'}
      withinPortal={!inside}
      hideDetached={false}
    >
      <Combobox.DropdownTarget>
        <span />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Search
          ref={takeFocus}
          aria-label={t('menu.label')}
          placeholder={t('menu.placeholder')}
          maxLength={LONGEST_CODE}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            // Closes this menu only, and not the card around it.
            event.stopPropagation()
            onClose()
          }}
        />
        <Combobox.Options className={entriesClass} aria-label={t('menu.codes')}>
          {listed.map(({ code, depth, path }) => {
            const count = counts.get(code.id) ?? 0
            return (
              <MarkingEntry
                key={code.id}
                marking={code}
                count={count}
                of={stretches.length}
                stateWords={stateWords}
                title={path.length > 1 ? path.join(' / ') : undefined}
                shown={name !== '' && shared.has(foldTag(code.name)) ? path.join(' / ') : code.name}
                depth={name === '' ? depth : 0}
              />
            )
          })}
          {canCreate && <CreateEntry words={t('menu.create', { name })} />}
          {listed.length === 0 && !canCreate && <Combobox.Empty ta="left">{t('menu.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
