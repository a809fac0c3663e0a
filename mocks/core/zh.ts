import type { Translate } from '@/locales'

const texts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, string>>('../../src/locales/zh/*.json', { eager: true, import: 'default' }),
  ),
) as Readonly<Record<string, string>> // All of them are such records.

/** Returns the Chinese text of a key. The back end uses Chinese whatever the language of the console. */
export const zh: Translate = (key, values) =>
  (texts[key] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values?.[name] ?? ''))
