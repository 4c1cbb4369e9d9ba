import { Button } from '@mantine/core'
import { IconTag, IconTags } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { TagMenu } from '../tags/tag-menu.tsx'
import type { AnswerTags } from '../tags/use-answer-tags.ts'
import own from './answers.module.css'
import type { AnswerSelection } from './use-answer-selection.ts'

interface AnswerBarProps {
  answerTags: AnswerTags
  selection: AnswerSelection
  /** Number of answers that are shown and can be selected. */
  shown: number
  /** Called when the focused element is about to disappear. */
  onLeave: () => void
  onManage: () => void
}

/** Actions on many answers at once: selecting all, tagging the selected ones. */
export function AnswerBar({ answerTags, selection, shown, onLeave, onManage }: AnswerBarProps) {
  const { t } = useTranslation('tags')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const personas = [...selection.selected]
  const count = personas.length
  if (isOpen && count === 0) setOpen(false)
  return (
    <div
      className={own.bar}
      data-selecting={count > 0 || undefined}
      role="toolbar"
      aria-label={t('bar.label')}
    >
      {count > 0 && (
        <>
          <output className={own.selected}>
            {t('bar.selected', { count, number: formatNumber(count, language) })}
          </output>
          <span>
            <Button
              size="compact-sm"
              leftSection={<IconTag size={14} aria-hidden="true" />}
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t('bar.tag')}
            </Button>
            {isOpen && (
              <TagMenu
                answerTags={answerTags}
                personas={personas}
                onManage={onManage}
                onClose={() => setOpen(false)}
              />
            )}
          </span>
        </>
      )}
      {shown > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={selection.all}>
          {t('bar.all', { count: shown, number: formatNumber(shown, language) })}
        </Button>
      )}
      {count > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            selection.none()
            onLeave()
          }}
        >
          {t('bar.none')}
        </Button>
      )}
      {count === 0 && answerTags.tags.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTags size={14} aria-hidden="true" />}
          onClick={onManage}
        >
          {t('manage.open')}
        </Button>
      )}
    </div>
  )
}
