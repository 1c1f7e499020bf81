import { describe, expect, it } from 'vitest'

import { readCell } from '#shared/import/read-cells.ts'
import { formatSeoQueries } from '#shared/import/seo-queries-cell.ts'
import type { RequetesSeo } from '#shared/items/sections/requetes-seo.ts'

const read = (cell: string) => readCell('requetes_seo', cell, { propre: true })

describe('search queries in a cell', () => {
  it('are one per line', () => {
    expect(formatSeoQueries({ requetes: ['audit seo', 'audit local'] })).toBe(
      'audit seo\naudit local',
    )
    expect(read('audit seo\r\n\r\n audit local ')).toEqual({
      requetes: ['audit seo', 'audit local'],
    })
    expect(readCell('requetes_seo', ['audit'], { propre: false })).toEqual({ requetes: ['audit'] })
  })

  it.each<RequetesSeo>([
    { titre: 'Questions', requetes: ['un', 'deux'] },
    { titre: 'Questions', requetes: [], demandes: ['comment faire'] },
    { requetes: ['un'], demandes: ['# dièse', '## deux'] },
    { requetes: ['# un mot-dièse', 'deux'] },
    { requetes: ['{"a": 1}', '[]'] },
    { requetes: ['## Autres façons de demander'] },
  ])('are read back as they were: %j', (queries) => {
    expect(read(formatSeoQueries(queries))).toEqual(queries)
  })

  it('are none where the cell is empty', () => {
    expect(read(' \n ')).toBeNull()
  })
})
