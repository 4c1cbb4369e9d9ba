import { page } from 'vitest/browser'
import { CodingAround } from '../../../renderer/features/focus/coding/coding-around.tsx'
import { type Coding, useCoding } from '../../../renderer/features/focus/coding/coding-context.ts'
import { NotesContext, ReadOnlyContext } from '../../../renderer/features/focus/coding/notes-context.ts'
import { SessionCompanion } from '../../../renderer/features/focus/session-companion.tsx'
import type { FocusSession, Turn } from '../../../shared/models/focus.ts'
import type { TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'
import { show } from './show.tsx'
import { aTranscriptNotesSession } from './transcript-notes-session.ts'

export const TURNS = [
  aTurn(1, 'What about the price of the tram?', { speaker: 'Marc', moderator: true }),
  aTurn(2, 'The price is too high. I walk. And the price of the bus too!'),
  aTurn(3, 'For me the price is right.', { speaker: 'Paul' }),
  aTurn(4, 'I never take it, it is slow.'),
]
export const turn = (number: number): Turn => TURNS[number - 1] as Turn

export const PRICE = aCode('price', { colour: 'rust', key: '1' })
export const FARES = aCode('fares', { parent: 'price', definition: 'What a ticket costs' })
export const SPEED = aCode('speed', { colour: 'blue' })
export const CODED = {
  codes: [PRICE, FARES, SPEED],
  passages: [
    aPassage(turn(2), 'The price is too high.', { codes: ['price'] }),
    aPassage(turn(3), 'the price is right', { codes: ['fares'], important: true }),
    aPassage(turn(4), 'it is slow', { codes: ['speed'], memo: 'Is it?' }),
  ],
}

/** Opens the companion at one of its tabs. */
export async function openCompanion(
  tab: string,
  patch: Partial<TranscriptNotes> = {},
  turns: readonly Turn[] = TURNS,
  profiles: FocusSession['profiles'] = [],
  readOnly = false,
  save?: Parameters<typeof aTranscriptNotesSession>[1],
) {
  const { session, notes } = aTranscriptNotesSession(patch, save)
  const focusSession = aFocusSession('one', {
    draft: { ...aFocusSession('one').draft, title: 'Trams' },
    state: 'complete',
    practice: true,
    profiles,
  })
  const transcript = {
    ...{ turns: [...turns], certainty: 'sure' as const, snapshotId: null, receivedAt: null },
    ...{ snapshots: 0, diverged: false, edition: '1' },
  }
  const event = { session: focusSession, transcript, inBin: false, history: 'store' }
  let coding: Coding | null = null
  function Look() {
    coding = useCoding()
    return null
  }
  const address = await show({
    path: '/focus/$sessionId',
    address: '/focus/one',
    content: () => (
      <NotesContext value={session}>
        <ReadOnlyContext value={readOnly}>
          <CodingAround turns={turns}>
            <Look />
            <div style={{ width: 288, height: '100%', overflow: 'auto' }}>
              <SessionCompanion event={event} />
            </div>
          </CodingAround>
        </ReadOnlyContext>
      </NotesContext>
    ),
  })
  await page.getByRole('tab', { name: tab }).click()
  const view = () => {
    if (!coding) throw new Error('The companion is not shown.')
    return coding.view
  }
  return { session, notes, view, address }
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const dialog = () => page.getByRole('dialog')
export const undo = (within: Pick<typeof page, 'getByRole'> = page) =>
  within.getByRole('button', { name: 'Undo', exact: true }).click()
export const codeNames = (notes: () => TranscriptNotes) => notes().codes.map(({ name }) => name)
