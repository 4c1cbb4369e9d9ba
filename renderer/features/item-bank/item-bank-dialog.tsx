import { Button, Modal, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import type { KeptItem } from '../../../shared/models/kept-item.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { BankList } from './bank-list.tsx'
import styles from './item-bank.module.css'
import { type BankActions, useBankActions } from './use-bank-actions.ts'
import { useFirstBankRows } from './use-bank-rows.ts'
import { useFollowBank } from './use-follow-bank.ts'

interface ItemBankDialogProps {
  opened: boolean
  onClose: () => void
  /** Adds items to the survey in the order in which they were selected; called after the dialog has closed. */
  onInsert: (questions: Question[]) => void
}

/** The item bank, in which kept items are found, renamed, removed, and added to the survey. */
export function ItemBankDialog({ opened, onClose, onInsert }: ItemBankDialogProps) {
  const { t } = useTranslation('bank')
  const { t: common } = useTranslation('common')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('title')}
      size="xl"
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      <ItemBank
        onClose={onClose}
        onInsert={(questions) => {
          onClose()
          // After the dialog has returned the focus.
          setTimeout(() => onInsert(questions))
        }}
      />
    </Modal>
  )
}

/** A component of its own, so that it is not rendered while the dialog is closed. */
function ItemBank({ onClose, onInsert }: Pick<ItemBankDialogProps, 'onClose' | 'onInsert'>) {
  const { t } = useTranslation('bank')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  useFollowBank()
  const [search, setSearch] = useState('')
  const rows = useFirstBankRows(search.trim())
  const [picked, setPicked] = useState<ReadonlyMap<string, KeptItem>>(new Map())
  const pick = useCallback((item: KeptItem) => setPicked((before) => toggled(before, item)), [])
  const actions = useActionsOn(setPicked)
  const field = useRef<HTMLInputElement>(null)
  const isLoaded = rows.data !== undefined
  const [wasLoaded] = useState(isLoaded)
  // The dialog gives the focus to its search; where the items come later, there was none yet.
  useEffect(() => {
    if (isLoaded && !wasLoaded) field.current?.focus()
  }, [isLoaded, wasLoaded])
  if (rows.isError) return <ProblemNotice problem={rows.error} onRetry={() => void rows.refetch()} />
  if (!rows.data) return <Loading />
  const { total } = rows.data
  if (total === 0 && search.trim() === '')
    return (
      // The last item was removed together with its focused row.
      <EmptyState title={t('empty.title')} heading={(heading) => heading?.focus()}>
        {t('empty.text')}
      </EmptyState>
    )
  const questions = [...picked.values()].map(({ question }) => question)
  return (
    <div className={styles.bank}>
      <TextInput
        ref={field}
        data-autofocus
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          const { currentTarget } = event
          currentTarget
            .closest('[role="dialog"]')
            ?.querySelector<HTMLElement>('[data-pick][tabindex="0"]')
            ?.focus()
        }}
      />
      <p className={styles.count} role="status">
        {total === 0 ? t('nothing') : t('count', { count: total, number: formatNumber(total, language) })}
      </p>
      {total === 0 ? (
        // Keeps the height of the dialog while the results of a search are loaded.
        <div className={styles.scroller} />
      ) : (
        <BankList
          search={search.trim()}
          firstRows={rows.data}
          picked={picked}
          onPick={pick}
          onEnter={(item) => onInsert(questions.length > 0 ? questions : [item.question])}
          actions={actions}
        />
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button disabled={questions.length === 0} onClick={() => onInsert(questions)}>
          {t('insert', { count: questions.length })}
        </Button>
      </DialogFoot>
    </div>
  )
}

/** The actions on kept items; removed items are also deselected. */
function useActionsOn(
  setPicked: (change: (before: ReadonlyMap<string, KeptItem>) => ReadonlyMap<string, KeptItem>) => void,
): BankActions {
  const { rename, remove } = useBankActions()
  const removePicked = useCallback(
    (ids: readonly string[]) => {
      setPicked((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
      remove(ids)
    },
    [setPicked, remove],
  )
  return useMemo(() => ({ rename, remove: removePicked }), [rename, removePicked])
}

function toggled(picked: ReadonlyMap<string, KeptItem>, item: KeptItem): ReadonlyMap<string, KeptItem> {
  const next = new Map(picked)
  if (!next.delete(item.id)) next.set(item.id, item)
  return next
}
