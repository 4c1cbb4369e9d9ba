import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IS_MAC } from '../lib/is-mac.ts'
import { tellProblem } from '../ui/tell-problem.tsx'
import { loadPalette } from './load-rest.ts'
import styles from './search-button.module.css'

const CommandPalette = lazy(() => loadPalette().then((module) => ({ default: module.CommandPalette })))

/** Opens the command palette, whose code comes after the first screen. */
export function SearchButton() {
  const { t } = useTranslation('shell')
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const open = () => {
    loadPalette().then(() => {
      setWanted(true)
      setOpened(true)
    }, tellProblem)
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
          <CommandPalette opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
