import { ActionIcon, TagsInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { mergeTags } from '../../../../shared/analysis/tags/merge-tags.ts'
import { forgetTag, isTagKey, tagNamed } from '../../../../shared/analysis/tags/tag-changes.ts'
import type { RunAnnotations } from '../../../../shared/models/annotations.ts'
import { type AnswerTag, LONGEST_ANSWER_TAG } from '../../../../shared/models/answer-tag.ts'
import { splitWords } from '../../../../shared/text/has-words.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { ColourMenu } from '../../../ui/marking/colour-menu.tsx'
import { KeyField } from '../../../ui/marking/key-field.tsx'
import { NameField } from '../../../ui/marking/name-field.tsx'
import type { DraftSession } from '../../draft/draft-session.ts'
import type { Tagging } from './tagging.tsx'
import styles from './tags-dialog.module.css'

interface TagRowProps {
  tag: AnswerTag
  session: DraftSession<RunAnnotations>
  tagging: Tagging
}

/** One tag in the dialog in which tags are edited. */
export function TagRow({ tag, session, tagging }: TagRowProps) {
  const { t } = useTranslation('tags')
  const language = useLanguage()
  const { tagged, coded } = tagging
  const count = Array.from({ length: coded.items }, (_, item) => tagged.placesOf(item, tag.id).size).reduce(
    (sum, each) => sum + each,
    0,
  )
  const others = tagged.tags.filter(({ id }) => id !== tag.id)
  const change = (patch: Partial<AnswerTag>, joins = false) =>
    session.edit(
      `tag:${tag.id}:${Object.keys(patch).join()}`,
      (said) => {
        const own = said.tags.find(({ id }) => id === tag.id)
        if (own) Object.assign(own, patch)
      },
      joins,
    )
  const remove = () => {
    const answers = forgetTag(session.getState().history.present.answers, tag.id)
    session.edit('remove-tag', (said) => {
      said.tags = said.tags.filter(({ id }) => id !== tag.id)
      said.answers = answers
    })
  }
  const merge = (into: AnswerTag) => {
    const { present } = session.getState().history
    const merged = mergeTags(present, tag.id, into.id, ({ item, persona }, id) =>
      tagged.placesOf(tagging.itemOf(item), id).has(tagging.placeOf(tagging.names.positionOf(persona) ?? -1)),
    )
    session.edit('merge-tags', (said) => {
      Object.assign(said, merged)
    })
  }
  return (
    <li className={styles.tag} aria-label={tag.name}>
      <ColourMenu
        colour={tag.colour}
        labelOf={(colour) => t('manage.colour', { name: tag.name, colour })}
        onChange={(colour) => change({ colour })}
      />
      <NameField
        name={tag.name}
        label={t('manage.name', { name: tag.name })}
        longest={LONGEST_ANSWER_TAG}
        taken={t('manage.taken')}
        otherNamed={(name) => tagNamed(others, name)}
        onChange={(name) => change({ name }, true)}
        onMerge={merge}
        className={styles.name}
      />
      <KeyField
        label={t('manage.key', { name: tag.name })}
        value={tag.key}
        whyNot={(key) => {
          const other = others.find((each) => each.key === key)
          if (other) return t('manage.keyTaken', { name: other.name })
          return isTagKey(key) ? null : t('manage.keyWrong')
        }}
        onChange={(key) => change({ key })}
      />
      <TagsInput
        aria-label={t('manage.rule', { name: tag.name })}
        placeholder={tag.phrases.length === 0 ? t('manage.ruleHint') : ''}
        value={tag.phrases}
        onChange={(phrases) => change({ phrases: phrases.filter((each) => splitWords(each).length > 0) })}
        acceptValueOnBlur
        className={styles.rule}
        classNames={{ input: styles.ruleInput ?? '' }}
      />
      <span className={`caption ${styles.count}`}>
        {t('manage.count', { count, number: formatNumber(count, language) })}
      </span>
      <ActionIcon aria-label={t('manage.remove', { name: tag.name })} onClick={remove}>
        <IconTrash size={16} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}
