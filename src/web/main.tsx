import { render } from 'preact'
import './fonts/figtree.css'
import './style.css'
import './basePath.tsx'
import './frame/theme.ts'
import { App } from './App.tsx'
import { installWorker } from './installed.ts'
import { numberFormat } from './intl.ts'
import { keepFocus } from './keepFocus.ts'
import { takeServerPreview } from './serverPreview.ts'
import { isSignedIn } from './session.ts'

const showServerPreview = takeServerPreview()
render(<App />, document.body)
showServerPreview()
installWorker()
keepFocus()
// The first formatter takes as long as a page to render, so it is made while the profile is loading.
if (isSignedIn) requestAnimationFrame(() => setTimeout(numberFormat, 0, {}))
