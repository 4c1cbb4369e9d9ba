import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IS_MAC } from '../lib/is-mac.ts'
import { tellProblem } from '../ui/tell-problem.tsx'
import { keepKeys } from './keep-keys.ts'
import { loadPalette } from './load-rest.ts'
import styles from './search-button.module.css'

const CommandPalette = lazy(() => loadPalette().then((module) => ({ default: module.CommandPalette })))

/** Opens the command palette, whose code comes after the first screen. */
export function SearchButton() {
  const { t } = useTranslation('shell')
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [text, setText] = useState('')
  const endKeeping = useRef(() => {})
  const open = () => {
    endKeeping.current()
    let calledOff = false
    // Who knows the way types at once: before the palette is there, at the first time before its code is.
    endKeeping.current = opened
      ? () => {}
      : keepKeys({
          onText: setText,
          onEscape() {
            calledOff = true
            setText('')
            setOpened(false)
          },
        })
    loadPalette().then(
      () => {
        if (calledOff) return
        setWanted(true)
        setOpened(true)
      },
      (error: unknown) => {
        endKeeping.current()
        setText('')
        tellProblem(error)
      },
    )
  }
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <UnstyledButton className={styles.search} onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} aria-hidden="true" />
        <span>{t('search.button')}</span>
        <span className={styles.keys} aria-hidden="true">
          {IS_MAC ? '⌘K' : 'Ctrl K'}
        </span>
      </UnstyledButton>
      {wanted && (
        <Suspense fallback={null}>
          <CommandPalette
            opened={opened}
            text={text}
            onText={setText}
            onReady={() => endKeeping.current()}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  )
}
