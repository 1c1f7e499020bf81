import { drawings, type IconName, penWidths, symbolId } from './icon-drawings.ts'

// Whoever imports this has, once, the drawings that the document came without: it has those of the icons
// that it showed at first (entry-server.tsx).
const svg = 'http://www.w3.org/2000/svg'
const sprite = document.querySelector('body > svg > defs')
// Keys of an object literal of that type.
for (const name of Object.keys(drawings) as IconName[]) {
  if (document.getElementById(symbolId(name))) continue
  const symbol = document.createElementNS(svg, 'symbol')
  symbol.id = symbolId(name)
  symbol.setAttribute('viewBox', '0 0 20 20')
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', drawings[name])
  const width = penWidths[name]
  if (width) path.setAttribute('stroke-width', String(width))
  symbol.append(path)
  sprite?.append(symbol)
}
