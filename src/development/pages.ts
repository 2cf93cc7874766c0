const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
strong.development{display:block;padding:.5rem .75rem;background:#fff3cd;border:1px solid #8a6d00}
label{display:block;font-weight:600}input,button{font:inherit;padding:.5rem .75rem}input{width:100%;box-sizing:border-box;margin:.25rem 0 1rem}
.wrong{color:#a40000}`

/** Sign-in page. `wrong` is a sentence about the previous attempt. */
export function loginPage(clientName: string, name: string, wrong = ''): string {
  return page(
    'Sign in',
    `
    <p>${escape(clientName)} asks you to sign in. There are no passwords here: any new name creates an account, and <code>demo</code> has the demo logbook.</p>
    <form method="post">
      <label for="name">User name</label>
      <input id="name" name="name" value="${escape(name)}" required maxlength="50" pattern="[A-Za-z0-9._\\-]+" autocomplete="username" autocapitalize="none" spellcheck="false" autofocus${wrong && ' aria-invalid="true" aria-describedby="wrong"'}>
      ${wrong && `<p id="wrong" class="wrong" role="alert">${escape(wrong)}</p>`}
      <button type="submit">Sign in</button>
    </form>`,
  )
}

/** Consent page: asks whether a client may act on behalf of the user. */
export function consentPage(clientName: string, user: string, scopes: readonly string[]): string {
  return page(
    'Allow access',
    `
    <p><b>${escape(clientName)}</b> asks for permission to act on behalf of <b>${escape(user)}</b> with these scopes:</p>
    <ul>${scopes.map((scope) => `<li><code>${escape(scope)}</code></li>`).join('')}</ul>
    <form method="post">
      <button type="submit" name="answer" value="allow">Allow</button>
      <button type="submit" name="answer" value="refuse">Refuse</button>
    </form>`,
  )
}

/** Sign-out page: asks whether to end the provider's session. `form` is the library's form, without a button. */
export function signOutPage(form: string): string {
  return page(
    'Sign out',
    `
    <p>You are signed out of the application. Sign out here, too, to sign in as another user?</p>
    ${form}
    <button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>
    <button type="submit" form="op.logoutForm">Stay signed in here</button>`,
  )
}

/** Page after signing out, when there is no application to return to. */
export function signedOutPage(): string {
  return page('Signed out', '<p>You are signed out.</p>')
}

/** Page of an error that cannot be returned to the client. */
export function signInErrorPage(code: string, description: string): string {
  return page('Sign-in failed', `<p>${escape(description)}</p><p><code>${escape(code)}</code></p>`)
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · development sign-in</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
    <strong class="development">Development sign-in: not for production</strong>
    <h1>${title}</h1>${body}
    </main>
  </body>
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
