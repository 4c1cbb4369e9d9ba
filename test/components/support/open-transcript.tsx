import { useState } from 'react'
import { expect, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { useUndoKeys } from '../../../renderer/features/draft/use-undo-keys.ts'
import { CodingAround } from '../../../renderer/features/focus/coding/coding-around.tsx'
import { NotesContext } from '../../../renderer/features/focus/coding/notes-context.ts'
import { TranscriptPage } from '../../../renderer/features/focus/transcript-page.tsx'
import { Panes } from '../../../renderer/ui/panes.tsx'
import type { Turn } from '../../../shared/models/focus.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { aTurn } from '../../support/transcript-parts.ts'
import { show } from './show.tsx'

export const turns = [
  aTurn(1, 'What about cycling?', { speaker: 'Moderator', moderator: true }),
  aTurn(2, 'Cycling is cheap. It is not safe, though!'),
  aTurn(3, 'I agree with Ana.', { speaker: 'Ben', round: 2 }),
]
/** The turn of Ana, which is coded. */
export const anas = turns[1] as Turn

/** Shows a transcript with these notes; returns how they are changed and read. */
export async function openTranscript(notes: Partial<TranscriptNotes> = {}, shown: readonly Turn[] = turns) {
  const draft = { ...emptyTranscriptNotes(), ...notes }
  const session = createDraftSession({ id: 'one', draft, revision: 0, updatedAt: 0 }, null, {
    save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
    load: async () => ({ document: draft, revision: 0 }),
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => {
    document.getSelection()?.removeAllRanges()
    session.leave()
  })
  let arrive: (turns: readonly Turn[]) => void = () => undefined
  function Screen() {
    const [now, setNow] = useState(shown)
    arrive = setNow
    useUndoKeys(session)
    return (
      <NotesContext value={session}>
        <CodingAround turns={now}>
          <Panes name="focus">
            <TranscriptPage turns={now} busy={false} over />
          </Panes>
        </CodingAround>
      </NotesContext>
    )
  }
  await show({ path: '/focus/$sessionId', address: '/focus/one', content: Screen })
  await expect.element(turn(1)).toBeVisible()
  return Object.assign(() => session.getState().history.present, {
    arrive: (turns: readonly Turn[]) => arrive(turns),
  })
}

export const turn = (number: number) => page.getByRole('article', { name: `Turn ${number},` })
export const bar = () => page.getByRole('region', { name: 'Selected words' })
export const label = (name: string | RegExp) => page.getByRole('button', { name })
export const keys = (pressed: string) => userEvent.keyboard(pressed)

/** Selects words of a turn, as a pointer does. */
export function selectWords(number: number, words: string): void {
  const said = document.querySelector(`[data-said="${number - 1}"]`)
  const node = said && document.createTreeWalker(said, NodeFilter.SHOW_TEXT).nextNode()
  const start = node?.textContent?.indexOf(words) ?? -1
  if (!node || start < 0) throw new Error(`No turn ${number} with “${words}” is shown.`)
  said.closest('article')?.focus()
  document.getSelection()?.setBaseAndExtent(node, start, node, start + words.length)
}
