export const settings = {
  title: 'Titre',
}
