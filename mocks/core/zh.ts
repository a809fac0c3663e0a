import type { Translate } from '@/locales'

const texts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, string>>('../../src/locales/zh/*.json', { eager: true, import: 'default' }),
  ),
) as Readonly<Record<string, string>> // all of them are such records

/** The Chinese text of a key, as the back end says it whatever the language of the console. */
export const zh: Translate = (key, values) =>
  (texts[key] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values?.[name] ?? ''))
