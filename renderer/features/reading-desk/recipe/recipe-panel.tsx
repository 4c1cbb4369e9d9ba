import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskReading } from '../../../../shared/models/reading-desk.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { CompanionBody } from '../../../ui/companion-body.tsx'
import type { RecipeDesk } from '../use-recipe.ts'
import { RecipeFiles } from './recipe-files.tsx'
import { RecipeProblems } from './recipe-problems.tsx'
import { RecipeText } from './recipe-text.tsx'
import { Reread } from './reread.tsx'

interface RecipePanelProps {
  desk: RecipeDesk
  /** Name of the connection. */
  name: string
  problems: DeskReading['problems']
}

/**
 * The recipe itself: what is stored, its text, its files, and a button that removes it. What was read with a recipe
 * that was removed can be read again without it.
 */
export function RecipePanel({ desk, name, problems }: RecipePanelProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { stored, changed, connectionId } = desk
  const [removed, setRemoved] = useState(false)
  const section = useRef<HTMLElement>(null)
  const onRemoved = () => {
    setRemoved(true)
    // The button that had the focus is gone.
    section.current?.focus()
  }
  return (
    <CompanionBody>
      <section ref={section} aria-label={t('recipe.tab')} tabIndex={-1}>
        <p>
          {stored
            ? t('recipe.stored', { at: formatMoment(stored.savedAt, language), revision: stored.revision })
            : t(changed ? 'recipe.notYet' : 'recipe.none')}
        </p>
        {stored && changed && <p>{t('recipe.changed')}</p>}
        <RecipeFiles desk={desk} name={name} onRemoved={onRemoved} />
        {removed && !stored && !changed && <Reread connectionId={connectionId} name={name} without />}
      </section>
      <RecipeProblems problems={problems} />
      <RecipeText desk={desk} />
    </CompanionBody>
  )
}
