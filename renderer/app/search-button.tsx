import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IS_MAC } from '../lib/is-mac.ts'
import { tellProblem } from '../ui/tell-problem.tsx'
import { keepKeys, NOTHING_TYPED, type Typed, withKey } from './keep-keys.ts'
import { loadPalette } from './load-rest.ts'
import styles from './search-button.module.css'

const CommandPalette = lazy(() => loadPalette().then((module) => ({ default: module.CommandPalette })))

/** Opens the command palette, whose code is loaded after the first screen. */
export function SearchButton() {
  const { t } = useTranslation('shell')
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [typed, setTyped] = useState<Typed>(NOTHING_TYPED)
  const endKeeping = useRef<(() => void) | null>(null)
  const stopKeeping = () => {
    endKeeping.current?.()
    endKeeping.current = null
  }
  const open = () => {
    if (opened) return
    // Forgets the former search, but not what was typed since the button was last pressed.
    if (!endKeeping.current) setTyped(NOTHING_TYPED)
    stopKeeping()
    let calledOff = false
    // Experienced people type at once: before the palette is shown and, the first time, before its code is loaded.
    endKeeping.current = keepKeys({
      onKey: (key) => setTyped((before) => withKey(before, key)),
      onEscape() {
        calledOff = true
        endKeeping.current = null
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
        stopKeeping()
        tellProblem(error)
      },
    )
  }
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <UnstyledButton className={styles.search} onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} aria-hidden="true" />
        <span className="unseen-if-small">{t('search.button')}</span>
        <span className={styles.keys} aria-hidden="true">
          {IS_MAC ? '⌘K' : 'Ctrl K'}
        </span>
      </UnstyledButton>
      {wanted && (
        <Suspense fallback={null}>
          <CommandPalette
            opened={opened}
            typed={typed}
            onTyped={setTyped}
            onReady={stopKeeping}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  )
}
