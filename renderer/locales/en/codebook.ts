import type { codebook as french } from '../fr/codebook.ts'

export const codebook: typeof french = {
  tabs: {
    participants: 'Participants',
    codes: 'Codes',
    passages: 'Passages',
    session: 'Session',
  },
}
