import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import type { CategoryStats } from '#shared/category.ts'
import { cleanQuery, cleanWhileTyping, isValidQuery, maxQueryLength } from '#shared/home-search.ts'
import { countOf } from '#shared/plural.ts'
import { SearchBar } from '#web/ui/search-bar.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { CategoryDrawer } from './category-drawer.tsx'

type HeroProps = { promptCount: number; gptCount: number; categories: CategoryStats[] }

const quickSearches = ['optimisation seo', 'linkedin', 'copywriting']

/** The promise, the search box and the drawer (R22 to R27). */
export function Hero({ promptCount, gptCount, categories }: HeroProps) {
  return (
    <div className="hero">
      <div className="wrap">
        <div className="hero-grid">
          <div className="hero-text">
            <h1>La bibliothèque de prompts du référencement</h1>
            <p className="lead">
              {countOf(promptCount, 'prompt', 'prompts')} et{' '}
              {countOf(gptCount, 'GPT personnalisé', 'GPT personnalisés')} pour le SEO et le
              marketing, rédigés en français, classés et cotés. Remplissez les variables, copiez,
              ouvrez dans ChatGPT, Claude ou Gemini.
            </p>
            <HomeSearch />
          </div>
          <CategoryDrawer categories={categories} />
        </div>
      </div>
    </div>
  )
}

function HomeSearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Read from the field: text typed before the script ran is not in the state.
    const field = event.currentTarget.elements.namedItem('q')
    const typed = field instanceof HTMLInputElement ? field.value : text
    if (isValidQuery(typed)) {
      void navigate({ to: '/recherche', search: { q: cleanQuery(typed) } })
      return
    }
    showToast({
      type: 'error',
      title: 'Recherche invalide',
      description: 'Veuillez utiliser des termes de recherche valides.',
    })
  }

  return (
    <search>
      <form action="/recherche" onSubmit={submit}>
        <SearchBar
          label="Rechercher un prompt ou un GPT"
          placeholder="Cannibalisation, brief, logs…"
          maxLength={maxQueryLength}
          value={text}
          onChange={(event) => setText(cleanWhileTyping(event.target.value))}
        />
        <div className="quick">
          <span>Essayez{'\u00a0'}:</span>
          {quickSearches.filter(isValidQuery).map((query) => (
            <Link key={query} to="/recherche" search={{ q: cleanQuery(query) }}>
              {query}
            </Link>
          ))}
        </div>
      </form>
    </search>
  )
}
