import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonaWords } from '../lib/persona-words.ts'

interface DescriptionsNoteProps {
  /** The personas that are shown, with their fields as received. */
  personas: readonly { attributes: readonly { name: string }[] }[]
}

/**
 * Says once, where personas are described, that the descriptions are the service's own text; nothing where none is. Looks at them
 * again only where they are others: 20,000 take as long as two frames last.
 */
export const DescriptionsNote = memo(function DescriptionsNote({ personas }: DescriptionsNoteProps) {
  const { t } = useTranslation('personas')
  const { isDescription } = usePersonaWords()
  if (!personas.some(({ attributes }) => attributes.some(({ name }) => isDescription(name)))) return null
  return <p className="caption">{t('descriptions')}</p>
})
