export const connections = {
  title: 'Titre',
}
