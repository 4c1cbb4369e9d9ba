import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './reading.module.css'
import { ReadingContext } from './reading-context.ts'
import type { Gathered, ListedGroup } from './use-gathered.ts'

/**
 * A line above the first of nearly identical answers: their number, and a button that shows or hides them. Renders
 * nothing above other answers.
 */
export function GroupLine({ place }: { place: number }) {
  const gathered = use(ReadingContext)?.gathered
  const group = gathered?.groupAt(place)
  if (!gathered || group?.first !== place) return null
  return <Line group={group} toggle={gathered.toggle} />
}

function Line({ group, toggle }: { group: ListedGroup; toggle: Gathered['toggle'] }) {
  const { t } = useTranslation('reading')
  const Icon = group.isOpen ? IconChevronDown : IconChevronRight
  return (
    <UnstyledButton className={styles.group} aria-expanded={group.isOpen} onClick={() => toggle(group.id)}>
      <Icon size={16} aria-hidden="true" />
      {t('gather.group', { count: group.size })}
    </UnstyledButton>
  )
}
