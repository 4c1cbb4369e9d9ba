import { Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Passage, TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import marking from '../../../../ui/marking/marking.module.css'
import { MoreMenu } from '../../../../ui/more-menu.tsx'
import { useCoding } from '../coding-context.ts'
import { useCodingActions } from '../use-coding-actions.ts'
import styles from './passages.module.css'
import { shortWords } from './short-words.ts'

const PLUS = <IconPlus size={12} aria-hidden="true" />

interface CodeChipProps {
  passage: Passage
  code: TranscriptCode
}

/** A code of a passage, with a menu that replaces or removes it. */
export function CodeChip({ passage, code }: CodeChipProps) {
  const { t } = useTranslation('codebook')
  const actions = useCodingActions()
  const others = useOtherCodes(passage)
  const sign = (
    <span className={styles.chipWords} data-colour={code.colour}>
      <span className={marking.dot} />
      <span className={styles.chipName}>{code.name}</span>
    </span>
  )
  if (!actions) return sign
  return (
    <MoreMenu
      label={t('passages.codeOf', { name: code.name, words: shortWords(passage.words) })}
      className={styles.chip}
      sign={sign}
    >
      {others.length > 0 && (
        <>
          <Menu.Label>{t('passages.exchange')}</Menu.Label>
          <CodeItems codes={others} onPick={(other) => actions.exchange(passage.id, code.id, other.id)} />
          <Menu.Divider />
        </>
      )}
      <Menu.Item onClick={() => actions.change([passage.id], { code: code.id, isSet: false })}>
        {t('passages.take')}
      </Menu.Item>
    </MoreMenu>
  )
}

/** Adds a code to a passage. */
export function AddCode({ passage }: { passage: Passage }) {
  const { t } = useTranslation('codebook')
  const actions = useCodingActions()
  const others = useOtherCodes(passage)
  return (
    <MoreMenu
      label={t('passages.add', { words: shortWords(passage.words) })}
      className={styles.addCode}
      sign={PLUS}
    >
      <Menu.Label>{t(others.length > 0 ? 'passages.addTitle' : 'passages.addNone')}</Menu.Label>
      <CodeItems
        codes={others}
        onPick={({ id }) => actions?.change([passage.id], { code: id, isSet: true })}
      />
    </MoreMenu>
  )
}

/** The codes that a passage does not carry. */
function useOtherCodes({ codes }: Passage): TranscriptCode[] {
  return useCoding().tree.flatMap(({ code }) => (codes.includes(code.id) ? [] : [code]))
}

interface CodeItemsProps {
  codes: readonly TranscriptCode[]
  onPick: (code: TranscriptCode) => void
}

function CodeItems({ codes, onPick }: CodeItemsProps) {
  return codes.map((code) => (
    <Menu.Item
      key={code.id}
      data-colour={code.colour}
      leftSection={<span className={marking.dot} />}
      onClick={() => onPick(code)}
    >
      {code.name}
    </Menu.Item>
  ))
}
