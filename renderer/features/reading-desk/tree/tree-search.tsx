import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskSubject } from '../../../../shared/models/reading-desk.ts'
import { useCommand } from '../../../lib/commands.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useFindKeys } from '../../../ui/find/use-find-keys.ts'
import { tellProblem } from '../../../ui/tell-problem.tsx'
import { useDeskCalls } from '../desk-calls.ts'
import styles from './tree.module.css'
import type { Tree } from './use-tree.ts'

interface TreeSearchProps {
  subject: DeskSubject
  payloadId: string
  tree: Tree
}

/** Searches the whole payload, rendered or not: Ctrl+F, Enter for the next match, Escape to return to the tree. */
export function TreeSearch({ subject, payloadId, tree }: TreeSearchProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { readingDesk } = useDeskCalls()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  /** The path of the current match; null before the first. */
  const [last, setLast] = useState<string | null>(null)
  const search = useMutation({
    mutationFn: async (wanted: string) => {
      const ask = (after: string | null) => readingDesk.search({ subject, payloadId, words: wanted, after })
      const next = await ask(last)
      // After the last match comes the first.
      return next.path === null && last !== null ? ask(null) : next
    },
    onSuccess: ({ path, open }) => {
      setLast(path)
      if (path !== null) void tree.reveal(path, open).catch(tellProblem)
    },
    onError: tellProblem,
  })
  const begin = () => {
    field.current?.focus()
    field.current?.select()
  }
  const next = () => {
    if (words.trim() !== '') search.mutate(words.trim())
  }
  useCommand(t('search.label'), begin)
  useFindKeys({ field, open: begin, step: next })
  return (
    <search className={styles.search}>
      <TextInput
        ref={field}
        type="text"
        className={styles.searchField}
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          setLast(null)
          search.reset()
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') next()
          else if (event.key === 'Escape') tree.list.current?.focus()
          else return
          event.preventDefault()
        }}
      />
      <ActionIcon
        aria-label={t('search.next')}
        title={t('search.next')}
        disabled={words.trim() === ''}
        onClick={next}
      >
        <IconChevronDown size={16} aria-hidden="true" />
      </ActionIcon>
      <output className={styles.count}>
        {search.isPending
          ? t('search.running')
          : search.data &&
            (search.data.matches === 0
              ? t('search.none')
              : t('search.count', {
                  count: search.data.matches,
                  number: formatNumber(search.data.matches, language),
                }))}
      </output>
    </search>
  )
}
