export const seen = {
  heading: 'Dans la dernière passation',
  run: 'Version {{version}}, {{date}}',
  changed: 'La question a été modifiée depuis cette passation.',
  open: 'Voir les réponses à cette question',
  inOutline: 'Dernière passation : {{sign}}',
}
