import { useTranslation } from 'react-i18next'
import type { CrossVariable } from '../../../../shared/analysis/group-personas.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { useTaggingAround } from '../tags/tagging.tsx'
import type { CrossRow } from './cross-table-view.tsx'

/** The tags as used in the cross-tables of an item. */
interface TagVariables {
  /**
   * Tags of the answers to other open-ended items; where several items have tags, also those of the answers to any
   * item.
   */
  variables: { key: string; name: string; variable: CrossVariable }[]
  /** Tags of the answers to the item itself. */
  rows: CrossRow[]
}

/** The tags on answers, as variables and as rows of a cross-table. */
export function useTagVariables(questions: readonly Question[], position: number): TagVariables {
  const { t } = useTranslation(['tags', 'results'])
  const { tagged } = useTaggingAround()
  const carriedAt = (item: number) => tagged.tags.filter(({ id }) => tagged.placesOf(item, id).size > 0)
  const items = questions.flatMap(({ type, stem }, item) => {
    const tags = type === 'open_ended' ? carriedAt(item).map(({ id }) => id) : []
    return tags.length > 0 ? [{ item, stem: stem.trim() || t('results:noStem'), tags }] : []
  })
  const ofItems = items
    .filter(({ item }) => item !== position)
    .map(({ item, stem, tags }) => ({
      key: `tag/${item}`,
      name: t('table.tagsOf', { number: item + 1, stem }),
      variable: { kind: 'tag', item, tags } satisfies CrossVariable,
    }))
  const all = [...new Set(items.flatMap(({ tags }) => tags))]
  const ofAny = {
    key: 'tag/any',
    name: t('table.tagsOfAny'),
    variable: { kind: 'tag', item: null, tags: all } satisfies CrossVariable,
  }
  return {
    variables: items.length > 1 ? [...ofItems, ofAny] : ofItems,
    rows: carriedAt(position).map(({ id, name }) => ({
      key: id,
      label: name,
      condition: { kind: 'tag', item: position, tags: [id], not: false },
    })),
  }
}
