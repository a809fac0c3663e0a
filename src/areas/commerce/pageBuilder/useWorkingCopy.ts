import { useMemo, useState } from 'react'
import { readBlocks } from '@/entities/commerce/subjectBlock'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { DRAFT_LIFE_MS, draftOf, dropWrite, writeSoon } from '@/session/drafts'
import type { PageContent, Settings } from './state'

export interface WorkingCopy {
  page: PageContent
  /** Version on the server that the copy is based on. */
  updateTime: string | undefined
  /** Time of the copy in ms. */
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

export const settingsIn = (record: Readonly<Record<string, unknown>>): Settings => {
  const texts = Object.fromEntries(TEXTS.map((key) => [key, plain(record[key])]))
  // Each of the keys above is a text of the settings.
  return { ...(texts as Omit<Settings, 'pageType'>), pageType: numberIn(record.pageType) ?? undefined }
}

/**
 * Keeps an unsaved page in the session of this browser tab, like the draft of a form, so that it survives a reload,
 * an ended session or a failed save. `found` is an earlier copy.
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
      keep: ({ settings, blocks }: PageContent, updateTime: string | undefined) =>
        writeSoon(item.key, () => item.set({ settings, blocks, updateTime }, DRAFT_LIFE_MS)),
      keepNow: ({ settings, blocks }: PageContent, updateTime: string | undefined) => {
        dropWrite(item.key)
        item.set({ settings, blocks, updateTime }, DRAFT_LIFE_MS)
      },
      forget,
      settle: () => setFound(undefined),
    }
  }, [item, found])
}
