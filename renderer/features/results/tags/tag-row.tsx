import { ActionIcon, Button, Menu, TagsInput, TextInput, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mergeTags } from '../../../../shared/analysis/tags/merge-tags.ts'
import { forgetTag, isTagKey, tagNamed } from '../../../../shared/analysis/tags/tag-changes.ts'
import type { RunAnnotations } from '../../../../shared/models/annotations.ts'
import { type AnswerTag, LONGEST_ANSWER_TAG, TAG_COLOURS } from '../../../../shared/models/answer-tag.ts'
import { foldTag } from '../../../../shared/models/tag.ts'
import { splitWords } from '../../../../shared/text/has-words.ts'
import { formatNumber } from '../../../lib/format.ts'
import { pressedKey } from '../../../lib/pressed-key.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type { DraftSession } from '../../draft/draft-session.ts'
import type { Tagging } from './tagging.tsx'
import colours from './tags.module.css'
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
      <TagColour tag={tag} onChange={(colour) => change({ colour })} />
      <TagName tag={tag} others={tagged.tags} onChange={(name) => change({ name }, true)} onMerge={merge} />
      <TagKey tag={tag} others={tagged.tags} onChange={(key) => change({ key })} />
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

interface ColourProps {
  tag: AnswerTag
  onChange: (colour: AnswerTag['colour']) => void
}

function TagColour({ tag, onChange }: ColourProps) {
  const { t } = useTranslation('tags')
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={styles.colour}
          data-colour={tag.colour}
          aria-label={t('manage.colour', { name: tag.name, colour: t(`colours.${tag.colour}`) })}
        >
          <span className={colours.dot} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {TAG_COLOURS.map((colour) => (
          <Menu.Item
            key={colour}
            data-colour={colour}
            leftSection={<span className={colours.dot} />}
            onClick={() => onChange(colour)}
          >
            {t(`colours.${colour}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface NameProps {
  tag: AnswerTag
  others: readonly AnswerTag[]
  onChange: (name: string) => void
  onMerge: (into: AnswerTag) => void
}

/** The name of a tag. An empty name is reported and not kept; that of another tag offers to merge the two. */
function TagName({ tag, others, onChange, onMerge }: NameProps) {
  const { t } = useTranslation('tags')
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed === null ? null : whyNot(typed)
  const same = typed === null ? undefined : otherNamed(typed)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves.
    <div
      className={styles.name}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(null)
      }}
    >
      <TextInput
        aria-label={t('manage.name', { name: tag.name })}
        value={typed ?? tag.name}
        maxLength={LONGEST_ANSWER_TAG}
        error={wrong}
        onChange={({ currentTarget: { value } }) => {
          const isGood = whyNot(value) === null
          setTyped(isGood && value.trim() === value ? null : value)
          if (isGood) onChange(value.trim())
        }}
      />
      {same && (
        <Button size="compact-sm" variant="default" className={styles.merge} onClick={() => onMerge(same)}>
          {t('manage.merge', { name: same.name })}
        </Button>
      )}
    </div>
  )

  function whyNot(name: string): string | null {
    if (foldTag(name) === '') return t('manage.nameless')
    return otherNamed(name) ? t('manage.taken') : null
  }

  function otherNamed(name: string): AnswerTag | undefined {
    return tagNamed(
      others.filter(({ id }) => id !== tag.id),
      name,
    )
  }
}

interface KeyProps {
  tag: AnswerTag
  others: readonly AnswerTag[]
  onChange: (key: string | null) => void
}

/** The key of a tag: the last key pressed in this field, if no other tag has it. */
function TagKey({ tag, others, onChange }: KeyProps) {
  const { t } = useTranslation('tags')
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <TextInput
      aria-label={t('manage.key', { name: tag.name })}
      placeholder={t('manage.keyHint')}
      value={tag.key?.toUpperCase() ?? ''}
      error={refused}
      onChange={() => undefined}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const isCleared = event.key === 'Backspace' || event.key === 'Delete'
        if (!isCleared && event.key.length !== 1) return
        event.preventDefault()
        const key = isCleared ? '' : pressedKey(event)
        const other = others.find((each) => each.key === key && each.id !== tag.id)
        if (key === '') onChange(null)
        else if (other) setRefused(t('manage.keyTaken', { name: other.name }))
        else if (!isTagKey(key)) setRefused(t('manage.keyWrong'))
        else onChange(key)
        if (key === '' || (!other && isTagKey(key))) setRefused(null)
      }}
      onBlur={() => setRefused(null)}
      className={styles.key}
    />
  )
}
