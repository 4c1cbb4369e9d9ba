// Runs before the first paint, as a file of its own because the content security policy forbids inline scripts:
// without it a dark page would flash light while the program loads.
try {
  const kept = localStorage.getItem('sonde-colour-scheme')
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
} catch {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
}
