import { useTranslation } from 'react-i18next'
import type { DeskReading } from '../../../../shared/models/reading-desk.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { CompanionBody } from '../../../ui/companion-body.tsx'
import type { RecipeDesk } from '../use-recipe.ts'
import { RecipeFiles } from './recipe-files.tsx'
import { RecipeProblems } from './recipe-problems.tsx'
import { RecipeText } from './recipe-text.tsx'

interface RecipePanelProps {
  desk: RecipeDesk
  /** Name of the connection. */
  name: string
  problems: DeskReading['problems']
}

/** The recipe itself: what is stored, its text, its files, and a button that removes it. */
export function RecipePanel({ desk, name, problems }: RecipePanelProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { stored, changed } = desk
  return (
    <CompanionBody>
      <section aria-label={t('recipe.tab')}>
        <p>
          {stored
            ? t('recipe.stored', { at: formatMoment(stored.savedAt, language), revision: stored.revision })
            : t(changed ? 'recipe.notYet' : 'recipe.none')}
        </p>
        {stored && changed && <p>{t('recipe.changed')}</p>}
        <RecipeFiles desk={desk} name={name} />
      </section>
      <RecipeProblems problems={problems} />
      <RecipeText desk={desk} />
    </CompanionBody>
  )
}
