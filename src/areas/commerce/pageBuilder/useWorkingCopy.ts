import { useMemo, useState } from 'react'
import { readBlocks } from '@/entities/commerce/subjectBlock'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { DRAFT_LIFE_MS, draftOf, dropWrite, writeSoon } from '@/session/drafts'
import type { PageContent, Settings } from './state'

/** A page as it was left, and the version that it was made of. */
export interface WorkingCopy {
  page: PageContent
  updateTime: string | undefined
  at: number
}

const TEXTS = [
  'title',
  'cover',
  'bgColor',
  'bgImage',
  'shareTitle',
  'shareImage',
  'startTime',
  'endTime',
] as const satisfies readonly (keyof Settings)[]

/** The settings in a record that may lack any of them. */
export const settingsIn = (record: Readonly<Record<string, unknown>>): Settings => {
  const texts = Object.fromEntries(TEXTS.map((key) => [key, plain(record[key])]))
  // Each of the keys above is a text of the settings.
  return { ...(texts as Omit<Settings, 'pageType'>), pageType: numberIn(record.pageType) ?? undefined }
}

/**
 * Keeps a page that is not saved in the session of this browser tab, as a form keeps its draft: a reload, an ended session or a failing save loses nothing.
 * `found` is what was left here before.
 */
export const useWorkingCopy = (name: string) => {
  const item = useMemo(() => draftOf(name), [name])
  const [found, setFound] = useState<WorkingCopy | undefined>(() => {
    const values = item.get()
    if (!values || !isRecord(values.settings)) return undefined
    return {
      page: { settings: settingsIn(values.settings), blocks: readBlocks(values.blocks) },
      updateTime: plain(values.updateTime) || undefined,
      at: (item.expires() ?? Date.now() + DRAFT_LIFE_MS) - DRAFT_LIFE_MS,
    }
  })
  return useMemo(() => {
    const forget = () => {
      dropWrite(item.key)
      item.remove()
    }
    return {
      found,
      /** Writes the page once the editor pauses. */
      keep: ({ settings, blocks }: PageContent, updateTime: string | undefined) =>
        writeSoon(item.key, () => item.set({ settings, blocks, updateTime }, DRAFT_LIFE_MS)),
      keepNow: ({ settings, blocks }: PageContent, updateTime: string | undefined) => {
        dropWrite(item.key)
        item.set({ settings, blocks, updateTime }, DRAFT_LIFE_MS)
      },
      forget,
      /** The offer of what was found is taken or refused. */
      settle: () => setFound(undefined),
    }
  }, [item, found])
}
