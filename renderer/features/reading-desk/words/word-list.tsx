import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './words.module.css'

interface Meaning<M extends string> {
  value: M
  label: string
}

interface WordListProps<M extends string> {
  title: string
  intro: string
  /** Label of the field for a new word. */
  wordLabel: string
  meanings: readonly Meaning<M>[]
  /** The known words, in the order in which they are shown. */
  told: readonly { word: string; means: M }[]
  /** An unknown word, which is filled into the field; "" for none. */
  offered: string
  onTell: (word: string, means: M) => void
  onForget: (word: string) => void
}

/** Words of the service with their meanings, which can be added, changed and removed. */
export function WordList<M extends string>(props: WordListProps<M>) {
  const { title, intro, meanings, told, onTell, onForget } = props
  const { t } = useTranslation('desk')
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>{intro}</p>
      {told.length > 0 && (
        <ul className={styles.words}>
          {told.map(({ word, means }) => (
            <li key={word}>
              <span className={styles.word}>{word}</span>
              <NativeSelect
                aria-label={t('words.meansOf', { word })}
                value={means}
                data={[...meanings]}
                onChange={({ currentTarget: { value } }) => {
                  const chosen = meanings.find((meaning) => meaning.value === value)
                  if (chosen) onTell(word, chosen.value)
                }}
              />
              <ActionIcon aria-label={t('words.remove', { word })} onClick={() => onForget(word)}>
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <NewWord key={props.offered} {...props} />
    </section>
  )
}

function NewWord<M extends string>({ wordLabel, meanings, offered, onTell }: WordListProps<M>) {
  const { t } = useTranslation('desk')
  const [word, setWord] = useState(offered)
  const [means, setMeans] = useState(meanings[0]?.value)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim() === '' || means === undefined) return
    onTell(word.trim(), means)
    setWord('')
  }
  return (
    <form className={styles.add} onSubmit={add}>
      <TextInput
        className={styles.field}
        label={wordLabel}
        value={word}
        maxLength={200}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <NativeSelect
        className={styles.field}
        label={t('words.means')}
        value={means}
        data={[...meanings]}
        onChange={({ currentTarget: { value } }) =>
          setMeans(meanings.find((meaning) => meaning.value === value)?.value)
        }
      />
      <Button type="submit" variant="default" disabled={word.trim() === ''}>
        {t('words.add')}
      </Button>
    </form>
  )
}
