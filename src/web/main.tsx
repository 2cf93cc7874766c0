import { render } from 'preact'
import './fonts/figtree.css'
import './style.css'
import './basePath.tsx'
import './frame/theme.ts'
import { App } from './App.tsx'
import { installWorker } from './installed.ts'
import { takeServerPreview } from './serverPreview.ts'

const showServerPreview = takeServerPreview()
render(<App />, document.body)
showServerPreview()
installWorker()
