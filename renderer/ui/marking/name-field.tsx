import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTag } from '../../../shared/models/tag.ts'
import styles from './marking.module.css'

interface NameFieldProps<Other extends { name: string }> {
  name: string
  label: string
  longest: number
  /** Said where another one has the name already. */
  taken: string
  /** Another tag or code of that name. */
  otherNamed: (name: string) => Other | undefined
  onChange: (name: string) => void
  /** Whether the two can be merged. */
  mayMerge?: (into: Other) => boolean
  onMerge: (into: Other) => void
  className?: string | undefined
}

/** The name of a tag or a code. An empty name is reported and not kept; that of another one offers to merge the two. */
export function NameField<Other extends { name: string }>({
  name,
  label,
  longest,
  taken,
  otherNamed,
  onChange,
  mayMerge = () => true,
  onMerge,
  className,
}: NameFieldProps<Other>) {
  const { t } = useTranslation('tags')
  const [typed, setTyped] = useState<string | null>(null)
  const same = typed === null ? undefined : otherNamed(typed)
  const whyNot = (tried: string): string | null => {
    if (foldTag(tried) === '') return t('manage.nameless')
    return otherNamed(tried) ? taken : null
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves.
    <div
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(null)
      }}
    >
      <TextInput
        aria-label={label}
        value={typed ?? name}
        maxLength={longest}
        onKeyDown={(event) => {
          const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
          if (typed === null || !isUndo) return
          // What is not kept is not a step that could be undone.
          event.preventDefault()
          event.stopPropagation()
          setTyped(null)
        }}
        error={typed === null ? null : whyNot(typed)}
        onChange={({ currentTarget: { value } }) => {
          const isGood = whyNot(value) === null
          setTyped(isGood && value.trim() === value ? null : value)
          if (isGood) onChange(value.trim())
        }}
      />
      {same && mayMerge(same) && (
        <Button size="compact-sm" variant="default" className={styles.merge} onClick={() => onMerge(same)}>
          {t('manage.merge', { name: same.name })}
        </Button>
      )}
    </div>
  )
}
