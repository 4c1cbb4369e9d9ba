import { useTranslation } from 'react-i18next'
import type { DeskFound } from '../../../../shared/models/reading-desk.ts'
import type { Recipe, RefusalMeaning, TaughtStatus } from '../../../../shared/models/recipe.ts'
import { CompanionBody } from '../../../ui/companion-body.tsx'
import type { RecipeDesk } from '../use-recipe.ts'
import { WordList } from './word-list.tsx'

const STATUSES: readonly TaughtStatus[] = ['draft', 'running', 'done', 'failed']
const REFUSALS: readonly RefusalMeaning['means'][] = ['already_launched', 'not_finished']

interface TaughtWordsProps {
  desk: RecipeDesk
  found: readonly DeskFound[]
  /** The service's message when it rejected the last request of this run; null if it did not. */
  refusal: string | null
}

/** Words of this service that Sonde does not know: statuses, and messages with which it rejects a request. */
export function TaughtWords({ desk: { recipe, change }, found, refusal }: TaughtWordsProps) {
  const { t } = useTranslation('desk')
  const unknown = found.find(({ need }) => need.need === 'status')?.notUnderstood[0]?.value ?? ''
  const put = (next: Partial<Recipe>, place: string) => change({ ...recipe, ...next }, place)
  const isTold = refusal === null || recipe.refusals.some(({ contains }) => contains === refusal)
  return (
    <CompanionBody>
      <WordList
        title={t('words.title')}
        intro={t('words.intro')}
        wordLabel={t('words.word')}
        meanings={STATUSES.map((value) => ({ value, label: t(`words.${value}`) }))}
        told={Object.entries(recipe.statusWords).map(([word, means]) => ({ word, means }))}
        offered={unknown in recipe.statusWords ? '' : unknown}
        onTell={(word, means) =>
          put({ statusWords: { ...recipe.statusWords, [word]: means } }, `status ${word}`)
        }
        onForget={(word) => {
          const { [word]: _, ...others } = recipe.statusWords
          put({ statusWords: others }, `status ${word}`)
        }}
      />
      <WordList
        title={t('refusals.title')}
        intro={t('refusals.intro')}
        wordLabel={t('refusals.contains')}
        meanings={REFUSALS.map((value) => ({ value, label: t(`refusals.${value}`) }))}
        told={recipe.refusals.map(({ contains, means }) => ({ word: contains, means }))}
        offered={isTold ? '' : refusal}
        onTell={(contains, means) =>
          put({ refusals: withRefusal(recipe.refusals, { contains, means }) }, `refusal ${contains}`)
        }
        onForget={(contains) =>
          put(
            { refusals: recipe.refusals.filter((told) => told.contains !== contains) },
            `refusal ${contains}`,
          )
        }
      />
    </CompanionBody>
  )
}

/** Replaces a meaning that exists already, keeping its position. */
function withRefusal(all: readonly RefusalMeaning[], next: RefusalMeaning): RefusalMeaning[] {
  const at = all.findIndex(({ contains }) => contains === next.contains)
  return at === -1 ? [...all, next] : all.with(at, next)
}
