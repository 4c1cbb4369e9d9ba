import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconListSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AnswerTag } from '../../../../shared/models/answer-tag.ts'
import marking from '../../../ui/marking/marking.module.css'
import styles from './tags.module.css'

interface TagChipProps {
  tag: AnswerTag
  /** Whether the tag was set by its rule; such a tag looks different, and its title says so. */
  byRule?: boolean
  /** Whether the Tab key stops at it. */
  tabbable?: boolean
  /** What a click does: filters by the tag. */
  onPick: (tag: AnswerTag) => void
}

/** A tag on an answer; a click filters by it. */
export function TagChip({ tag, byRule = false, tabbable = true, onPick }: TagChipProps) {
  const { t } = useTranslation('tags')
  const title = t(byRule ? 'chip.byRule' : 'chip.byHand', { name: tag.name })
  return (
    <UnstyledButton
      className={styles.chip}
      data-colour={tag.colour}
      data-by-rule={byRule || undefined}
      title={title}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => onPick(tag)}
    >
      {byRule ? (
        <IconListSearch size={12} aria-hidden="true" className={styles.byRule} />
      ) : (
        <span className={marking.dot} />
      )}
      <span className={styles.chipName}>{tag.name}</span>
      {byRule && <VisuallyHidden>{t('chip.ruleSign')}</VisuallyHidden>}
    </UnstyledButton>
  )
}
