const texts = import.meta.glob<Record<string, string>>('../../src/locales/*/*.json', { eager: true, import: 'default' })

/** The text of a key in a language, as it stands in its file. */
export const textOf = (language: string, key: string): string | undefined =>
  Object.entries(texts).find(([path, file]) => path.includes(`/${language}/`) && Object.hasOwn(file, key))?.[1][key]
