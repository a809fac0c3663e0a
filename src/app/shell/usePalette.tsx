import { FileSearchOutlined, SearchOutlined, ThunderboltOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { findPages, type PageEntry, usePageIndex } from '@/kit/page/pages'
import { usePinyin } from '@/kit/data/usePinyin'
import { matchesWords } from '@/lib/foldText'
import { openOutside } from '@/lib/external'
import { type TextKey, useT } from '@/locales'
import { goTo } from '../navigator'
import { type Command, useCommands } from './commands'
import { useFavourites } from './favourites'
import { MenuIcon } from './icons'
import { openPage } from './PageLink'
import { type FoundIn, useRecords } from './useRecords'

export interface Entry {
  key: string
  title: string
  note: string
  place: string
  icon: ReactNode
  run: () => void
  page?: string
  /** True if the palette stays open to show more. */
  stays?: boolean
}
interface Section {
  head: TextKey
  entries: Entry[]
}

const pageEntry = ({ key, title, group, icon, external }: PageEntry): Entry => ({
  key,
  title,
  note: '',
  place: group,
  icon: <MenuIcon name={icon} external={external} />,
  run: () => (external ? openOutside(key) : openPage(key)),
  page: external ? undefined : key,
})
const commandEntry = ({ key, title, run }: Command): Entry => ({
  key: `command ${key}`,
  title,
  note: '',
  place: '',
  icon: <ThunderboltOutlined />,
  run,
})

const isGeneral = ({ key }: Command): boolean => !key.startsWith('new ')

/**
 * Returns the entries of the palette: for a query the matching pages, commands and records, without one favourites,
 * recents, commands and all other pages. Server results come last, so that no entry moves while the user chooses.
 */
export const usePalette = (query: string): { sections: Section[]; searching: boolean } => {
  const t = useT()
  const pages = usePageIndex()
  const pinyin = usePinyin(true)
  const commands = useCommands()
  const { favourites, recents } = useFavourites()
  const { found, searching, rest, more } = useRecords(query)
  const wanted = query.trim().toLowerCase()
  const recordEntry = ({ title, note, to, page }: FoundIn): Entry => ({
    key: `record ${to}`,
    title,
    note,
    place: t(page),
    icon: <FileSearchOutlined />,
    run: () => goTo(to),
  })
  const moreEntry: Entry = {
    key: 'more',
    title: t('palette.more', { count: rest }),
    note: '',
    place: '',
    icon: <SearchOutlined />,
    run: more,
    stays: true,
  }
  const named = (keys: readonly string[]) => keys.flatMap((key) => pages.find((page) => page.key === key) ?? [])
  const [first, second] = [named(favourites), named(recents.filter((key) => !favourites.includes(key)))]
  const sections: Section[] = wanted
    ? [
        { head: 'palette.pages', entries: findPages(pages, query, pinyin).map(pageEntry) },
        {
          head: 'palette.commands',
          entries: commands
            .filter(({ title }) => matchesWords(title, wanted) || pinyin?.(title, wanted))
            .map(commandEntry),
        },
        { head: 'palette.records', entries: [...found.map(recordEntry), ...(rest ? [moreEntry] : [])] },
      ]
    : [
        { head: 'palette.favourites', entries: first.map(pageEntry) },
        { head: 'palette.recents', entries: second.map(pageEntry) },
        { head: 'palette.commands', entries: commands.filter(isGeneral).map(commandEntry) },
        {
          head: 'palette.all',
          entries: pages.filter((page) => !first.includes(page) && !second.includes(page)).map(pageEntry),
        },
      ]
  return { sections: sections.filter(({ entries }) => entries.length), searching }
}
