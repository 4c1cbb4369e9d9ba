export const welcome = {
  title: 'Titre',
}
