type Report = {
  email: string
  /** Where the page is known under, and where its visitor stands, perhaps with filters or a query. */
  canonical: string
  address: string
  /** What the page is about, where it is one item. */
  title?: string | undefined
}

/** A letter that says which page is meant, with room for what is wrong with it. */
export function reportAddress({ email, canonical, address, title }: Report): string {
  const subject = title ? `Signaler un problème : ${title}` : 'Signaler un problème'
  const body = [
    ...(title ? [`Fiche : ${title}`] : []),
    `Page : ${canonical}`,
    ...(address === canonical ? [] : [`Adresse complète : ${address}`]),
    '',
    'Ce qui ne va pas : ',
  ].join('\r\n')
  // By hand: mail programs take the plus of a form's query for a plus.
  return `mailto:${encode(email).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())
