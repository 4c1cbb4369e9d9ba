export const codebook = {
  tabs: {
    participants: 'Participants',
    codes: 'Codes',
    passages: 'Passages',
    session: 'Séance',
  },
}
