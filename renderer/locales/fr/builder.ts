export const builder = {
  title: 'Titre',
}
