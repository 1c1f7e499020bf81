import { createRoot } from 'react-dom/client'

import { drawings } from './icon-drawings.tsx'
import { IconSprite, symbolId } from './icon-sprite.tsx'

// Whoever imports this has, once, the drawings that the document came without: it has those of the icons
// that it showed at first (entry-server.tsx).
const missing = Object.keys(drawings).filter((name) => !document.getElementById(symbolId(name)))
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<IconSprite names={missing} />)
