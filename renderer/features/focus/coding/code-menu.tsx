import { Combobox, useCombobox, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTag } from '../../../../shared/models/tag.ts'
import { LONGEST_CODE } from '../../../../shared/models/transcript-notes.ts'
import { codeNamed, sharedNames } from '../../../../shared/transcripts/change-codes.ts'
import type { TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import { countCarried } from '../../../../shared/transcripts/code-counts.ts'
import styles from './coding.module.css'
import { useCoding } from './coding-context.ts'
import { useCodingActions } from './use-coding-actions.ts'

interface CodeMenuProps {
  /** The words that are coded. */
  stretches: readonly TurnStretch[]
  /** Whether it stands in a popover, which would close on a click outside of itself. */
  inside?: boolean
  onClose: () => void
}

/** The value of the entry that creates a code. No id of a code begins with "+". */
const CREATE = '+create'

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
        <Combobox.Options className={styles.options} aria-label={t('menu.codes')}>
          {listed.map(({ code, depth, path }) => {
            const count = counts.get(code.id) ?? 0
            const state = count === 0 ? 'none' : count < stretches.length ? 'some' : 'all'
            return (
              <Combobox.Option
                key={code.id}
                value={code.id}
                className={styles.option}
                data-colour={code.colour}
                title={path.length > 1 ? path.join(' / ') : undefined}
              >
                <span className={styles.state}>
                  {state === 'all' && <IconCheck size={14} aria-hidden="true" />}
                  {state === 'some' && <IconMinus size={14} aria-hidden="true" />}
                </span>
                <span className={styles.dot} style={{ marginLeft: name === '' ? depth * 12 : 0 }} />
                <span className={styles.optionName}>
                  {name !== '' && shared.has(foldTag(code.name)) ? path.join(' / ') : code.name}
                </span>
                {state !== 'none' && <VisuallyHidden>{t(`menu.${state}`)}</VisuallyHidden>}
                {code.key !== null && <kbd className={styles.key}>{code.key.toUpperCase()}</kbd>}
              </Combobox.Option>
            )
          })}
          {canCreate && (
            <Combobox.Option value={CREATE} className={styles.option}>
              <IconPlus size={14} aria-hidden="true" />
              <span className={styles.optionName}>{t('menu.create', { name })}</span>
            </Combobox.Option>
          )}
          {listed.length === 0 && !canCreate && (
            <Combobox.Empty className={styles.none}>{t('menu.none')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
