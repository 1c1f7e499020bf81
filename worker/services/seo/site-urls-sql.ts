import { type Column, type SQL, sql } from 'drizzle-orm'

import { gpts, prompts, seoPagesConfig } from '#drizzle/schema/index.ts'
import { commonWidth, widthClasses } from '#shared/admin/arial-widths.ts'
import { type SeoProblem, textRoom } from '#shared/admin/seo-problems.ts'
import { pageTexts } from '#shared/pages/page-head.ts'
import { metaDescriptionMaxLength, metaDescriptionMinLength } from '#shared/text/meta-lengths.ts'

import type { OwnPage } from './site-urls.ts'

/** Where each type stands in the table. */
export const ranks = { fixe: 0, categorie: 1, tag: 2, parcours: 3, prompt: 4, gpt: 5 } as const

/**
 * Every public address with the texts that its page shows, as a common table `urls`. Pages of items are read from
 * their tables, all others are given. The SQL does what `shared/pages/page-head.ts` and
 * `shared/pages/page-metadata.ts` do; a test compares them.
 */
export function withUrls(pages: OwnPage[], query: SQL): SQL {
  const given = pages.map(({ path, type, metadata, isDescriptionCut }) => ({
    rang: ranks[type],
    path,
    ...pageTexts({ metadata, stored: null }),
    isDescriptionCut,
  }))
  return sql`select * from (
    with own(rang, chemin, titre, description, titre_coupe, description_coupee, meta_title, meta_description, meta_keywords, og_image) as (
      select value ->> 'rang', value ->> 'path', value ->> 'title', value ->> 'description', 0, value ->> 'isDescriptionCut', meta_title, meta_description, meta_keywords, og_image
      from json_each(${JSON.stringify(given)}) left join ${seoPagesConfig} on page_route = value ->> 'path'
      union all
      select ${ranks.prompt}, '/prompt/' || slug, ${detailTitleSql(prompts.titre)}, ${cutDescriptionSql(prompts.description)}, ${isTitleCut(prompts.titre)}, ${isDescriptionCut(prompts.description)}, meta_title, meta_description, null, og_image
      from ${prompts} where statut = 'valide'
      union all
      select ${ranks.gpt}, '/gpt/' || slug, ${detailTitleSql(gpts.nom)}, ${cutDescriptionSql(gpts.description_texte)}, ${isTitleCut(gpts.nom)}, ${isDescriptionCut(gpts.description_texte)}, meta_title, meta_description, null, og_image
      from ${gpts} where statut = 'valide'
    ),
    urls as (
      select rang, chemin,
        coalesce(meta_title, titre) as titre,
        coalesce(meta_description, description) as description,
        meta_title is null and titre_coupe as titre_coupe,
        meta_description is null and description_coupee as description_coupee,
        coalesce(meta_title, meta_description) is not null and coalesce(meta_title, titre) = titre and coalesce(meta_description, description) = description and coalesce(meta_keywords, '') = '' and og_image is null as inutile
      from own
    )
    ${query}
  )`
}

/** Which rows of `urls` have a problem; nothing for an orphan, which is no row of it. */
export const problemSql: Record<Exclude<SeoProblem, 'orpheline'>, SQL> = {
  'titre-double': sql`titre in (select titre from urls where titre <> '' group by titre having count(*) > 1)`,
  'titre-vide': sql`titre = ''`,
  'titre-long': sql`(titre_coupe or ${isTooLong('titre', textRoom.title)})`,
  'titre-court': isTooShort('titre', textRoom.title),
  'description-double': sql`description in (select description from urls where description <> '' group by description having count(*) > 1)`,
  'description-vide': sql`description = ''`,
  'description-longue': sql`(description_coupee or ${isTooLong('description', textRoom.description)})`,
  'description-courte': isTooShort('description', textRoom.description),
  inutile: sql`inutile`,
}

type Text = SQL | Column

const titleRoom = 50

const isTitleCut = (title: Text) => sql`length(${title}) > ${titleRoom}`
const isDescriptionCut = (text: Text) =>
  sql`(length(${text}) > ${metaDescriptionMaxLength} and not ${hasFittingSentences(text)})`

/** What `detailTitle` gives. */
export const detailTitleSql = (title: Text): SQL =>
  sql`case when length(${title}) <= ${titleRoom} then ${title} else substr(${title}, 1, ${titleRoom}) || '…' end`

/** What `cutDescription` gives, but for characters beyond U+FFFF, which count as one here. */
export const cutDescriptionSql = (text: Text): SQL =>
  sql`case when length(${text}) > ${metaDescriptionMaxLength} and ${hasFittingSentences(text)} then ${fittingSentences(text)} else ${cutTextSql(text)} end`

const hasFittingSentences = (text: Text) =>
  sql`length(${fittingSentences(text)}) >= ${metaDescriptionMinLength}`

/** The text up to the last full stop before a space; that space is marked to be found from the end. */
function fittingSentences(text: Text): SQL {
  const mark = '\u001F'
  const marked = sql`replace(substr(${text}, 1, ${metaDescriptionMaxLength + 1}), '. ', ${`.${mark}`})`
  const sentences = sql`rtrim(${marked}, replace(${marked}, ${mark}, ''))`
  return sql`rtrim(replace(${sentences}, ${mark}, ' '), ' ')`
}

/** What no description ends with before its ellipsis: the class of `cutText`, spaces written out. */
const trimmed =
  '\t\n\v\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF,;:.–-'

/** What `cutText` gives of a description. */
function cutTextSql(text: Text): SQL {
  const max = metaDescriptionMaxLength
  const start = sql`substr(${text}, 1, ${max - 1})`
  // Whatever follows the last space is taken away as letters that are no space.
  const letters = sql`replace(replace(${start}, ' ', ''), ${'\u00A0'}, '')`
  const words = sql`rtrim(${start}, ${letters})`
  const kept = sql`case when length(${words}) > ${max / 2 + 1} then ${words} else ${start} end`
  return sql`case when length(${text}) <= ${max} then ${text} else rtrim(${kept}, ${trimmed}) || '…' end`
}

type Room = (typeof textRoom)[keyof typeof textRoom]

/** Short texts are not measured: however wide their letters, they have room. */
function isTooLong(column: string, { max, maxPx, sizePx }: Room): SQL {
  const widest = Math.max(...widthClasses.map(({ width }) => width))
  const alwaysFits = Math.floor((maxPx * 1000) / sizePx / widest)
  const name = sql.raw(column)
  return sql`(length(${name}) > ${max} or (length(${name}) > ${alwaysFits} and ${arialUnitsSql(column)} * ${sizePx} > ${maxPx * 1000}))`
}

function isTooShort(column: string, { min }: Room): SQL {
  const name = sql.raw(column)
  return sql`length(${name}) > 0 and length(${name}) < ${min}`
}

/** What `arialWidth` adds up, in thousandths of the size: letters are counted by taking them away. */
export function arialUnitsSql(column: string): SQL {
  const classes = widthClasses.map(({ width, letters }) => {
    const rest = Array.from(letters).reduce(
      (text, letter) => `replace(${text}, '${letter.replace("'", "''")}', '')`,
      column,
    )
    return `(${width - commonWidth}) * (length(${column}) - length(${rest}))`
  })
  return sql.raw(`(${[`${commonWidth} * length(${column})`, ...classes].join(' + ')})`)
}
