import { Menu } from '@mantine/core'
import {
  IconArrowBarLeft,
  IconArrowBarRight,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import { CODE_MOVES, type CodeMove, moveBeside } from '../../../../../shared/transcripts/order-codes.ts'
import { MoreMenu } from '../../../../ui/more-menu.tsx'
import { useNotesPart } from '../notes-context.ts'
import styles from './companion.module.css'

const ICONS = { up: IconArrowUp, down: IconArrowDown, under: IconArrowBarRight, out: IconArrowBarLeft }
const SIGNS = { up: '↑', down: '↓', under: '→', out: '←' }
const GRIP = <IconGripVertical size={16} aria-hidden="true" />

interface MoveMenuProps {
  code: TranscriptCode
  onMove: (way: CodeMove) => void
}

/** Moves a code: by its menu, with Alt and an arrow key, and where the handle is dragged. */
export function MoveMenu({ code, onMove }: MoveMenuProps) {
  const { t } = useTranslation('codebook')
  const codes = useNotesPart((notes) => notes.codes)
  return (
    <span data-grip className={styles.gripPlace}>
      <MoreMenu label={t('move.label', { name: code.name })} className={styles.grip} sign={GRIP}>
        {CODE_MOVES.map((way) => {
          const Icon = ICONS[way]
          const beside = moveBeside(codes, code.id, way)
          return (
            <Menu.Item
              key={way}
              disabled={beside === null}
              leftSection={<Icon size={14} aria-hidden="true" />}
              rightSection={<kbd className={styles.moveKey}>Alt+{SIGNS[way]}</kbd>}
              onClick={() => onMove(way)}
            >
              {beside && (way === 'under' || way === 'out')
                ? t(`move.${way}Of`, { name: beside.name })
                : t(`move.${way}`)}
            </Menu.Item>
          )
        })}
      </MoreMenu>
    </span>
  )
}
