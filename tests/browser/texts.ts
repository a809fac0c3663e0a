import type { Page } from 'playwright-core'
import type { Language } from '@/locales'

const texts = import.meta.glob<Record<string, string>>('../../src/locales/*/*.json', { eager: true, import: 'default' })

export const textOf = (language: string, key: string): string | undefined =>
  Object.entries(texts).find(([path, file]) => path.includes(`/${language}/`) && Object.hasOwn(file, key))?.[1][key]

/** Returns English accessible names on a Chinese or Japanese page, such as those of a library. */
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
    return [...names, ...pictures]
      .filter((name) => /^[a-z]{3,}(?:[ -][a-z]+)*$/i.test(name) && !/^([A-Z]+|App)$/.test(name))
      .map((name) => `English: ${name}`)
  })
}
