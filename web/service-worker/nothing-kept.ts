/** The last resort: it needs no file, since none may be kept either. Its link asks for the same address. */
export const nothingKept = () =>
  new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })

const html = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Hors ligne</title>
<main>
<h1>Hors ligne</h1>
<p>Ce navigateur n’a encore rien enregistré de ce site. Vérifiez votre connexion, puis réessayez.</p>
<p><a href="">Réessayer</a></p>
</main>`
