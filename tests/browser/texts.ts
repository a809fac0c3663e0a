import type { Page } from 'playwright-core'
import type { Language } from '@/locales'

const texts = import.meta.glob<Record<string, string>>('../../src/locales/*/*.json', { eager: true, import: 'default' })

/** The text of a key in a language, as it stands in its file. */
export const textOf = (language: string, key: string): string | undefined =>
  Object.entries(texts).find(([path, file]) => path.includes(`/${language}/`) && Object.hasOwn(file, key))?.[1][key]

/** Names in plain English of what is in sight of a Chinese or Japanese page, for those who hear them or point at it, such as a library's own. */
export const englishNames = async (page: Page, language: Language): Promise<string[]> => {
  if (language !== 'zh' && language !== 'ja') return []
  return page.evaluate(() => {
    const isHeard = (one: Element) => one.closest('[aria-hidden=true], [hidden]') === null && one.checkVisibility()
    const named = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].filter(isHeard)
    const names = named.flatMap((one) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    )
    const pictures = [...document.querySelectorAll('svg:has(> title)')]
      .filter(isHeard)
      .map((one) => one.querySelector('title')?.textContent ?? '')
    return (
      [...names, ...pictures]
        // An app is called App in all four languages.
        .filter((name) => /^[a-z]{3,}(?:[ -][a-z]+)*$/i.test(name) && !/^([A-Z]+|App)$/.test(name))
        .map((name) => `English: ${name}`)
    )
  })
}
