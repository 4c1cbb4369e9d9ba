/** The page for someone who comes without the token: what to do, in both languages, without a script. */
export function refusalPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sonde</title>
<style>
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto 0; padding: 0 1.25rem }
section + section { margin-top: 2.5rem }
h1 { font-size: 1.25rem; margin: 0 0 .5rem }
p { margin: 0 0 .75rem }
</style>
</head>
<body>
<section lang="fr">
<h1>Ce navigateur n’a pas encore la clé de Sonde</h1>
<p>Ouvrez le lien complet que Sonde a affiché dans le terminal à son démarrage : il se termine par
« ?token=… ». Chaque démarrage donne un nouveau lien. Ce que ce navigateur gardait d’un texte pas encore enregistré
revient alors.</p>
<p>Si vous venez de l’ouvrir : <a href="/">entrer dans Sonde</a>.</p>
</section>
<section lang="en">
<h1>This browser does not have Sonde’s key yet</h1>
<p>Open the whole link that Sonde printed in the terminal when it started: it ends with “?token=…”.
Every start gives a new link. Text that this browser kept because it was not saved yet then comes back.</p>
<p>If you have just opened it: <a href="/">enter Sonde</a>.</p>
</section>
</body>
</html>
`
}
